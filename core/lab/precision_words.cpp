// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_words.h"

#include <cmath>
#include <stdexcept>

namespace normscope {

std::string formatName(NumberFormat format) {
    switch (format) {
    case NumberFormat::Float64:
        return "fp64";
    case NumberFormat::Float32:
        return "fp32";
    case NumberFormat::Float16:
        return "fp16";
    case NumberFormat::BFloat16:
        return "bf16";
    }
    throw std::logic_error("unknown number format");
}

std::string algorithmKey(VarianceAlgorithm algorithm) {
    switch (algorithm) {
    case VarianceAlgorithm::OnePass:
        return "one_pass";
    case VarianceAlgorithm::Pairwise:
        return "pairwise";
    case VarianceAlgorithm::TwoPass:
        return "two_pass";
    case VarianceAlgorithm::CorrectedTwoPass:
        return "corrected_two_pass";
    case VarianceAlgorithm::Welford:
        return "welford";
    case VarianceAlgorithm::Shifted:
        return "shifted";
    }
    throw std::logic_error("unknown variance algorithm");
}

Text algorithmName(VarianceAlgorithm algorithm) {
    switch (algorithm) {
    case VarianceAlgorithm::OnePass:
        return NORMSCOPE_TEXT("one pass");
    case VarianceAlgorithm::Pairwise:
        return NORMSCOPE_TEXT("pairwise sums");
    case VarianceAlgorithm::TwoPass:
        return NORMSCOPE_TEXT("two passes");
    case VarianceAlgorithm::CorrectedTwoPass:
        return NORMSCOPE_TEXT("corrected");
    case VarianceAlgorithm::Welford:
        return "Welford";
    case VarianceAlgorithm::Shifted:
        return NORMSCOPE_TEXT("shifted");
    }
    throw std::logic_error("unknown variance algorithm");
}

Text operationName(NormOperation operation, bool means, VarianceAlgorithm variance) {
    switch (operation) {
    case NormOperation::Input:
        return "x";
    case NormOperation::Sum:
        return "Σ x";
    case NormOperation::Mean:
        return "μ = Σ x / n";
    case NormOperation::Centre:
        return "c = x − μ";
    case NormOperation::Square:
        return means ? "c²" : "x²";
    case NormOperation::SumOfSquares:
        return means ? "Σ c²" : "Σ x²";
    case NormOperation::Variance:
        if (means && variance != VarianceAlgorithm::TwoPass)
            return {NORMSCOPE_TEXT("σ² (%1)"), {algorithmName(variance)}};
        return means ? "σ² = Σ c² / n" : "σ² = Σ x² / n";
    case NormOperation::AddEps:
        return "σ² + ε";
    case NormOperation::Root:
        return "√(σ² + ε)";
    case NormOperation::Divide:
        return means ? "y = c / √(σ² + ε)" : "y = x / √(σ² + ε)";
    }
    throw std::logic_error("unknown operation of a norm");
}

NormKind kindOf(PrecisionNorm norm) { return norm == PrecisionNorm::Layer ? NormKind::Layer : NormKind::Rms; }

Centring centringOf(PrecisionNorm norm) { return norm == PrecisionNorm::Layer ? Centring::Mean : Centring::None; }

std::string measured(double value) { return significant(value, 2); }

std::string powerOfTen(double value) {
    if (!(value > 0)) return epsPower(value);
    const double power = std::round(std::log10(value));
    if (std::abs(value / std::pow(10.0, power) - 1) > 1e-9 || power == 0 || power == 1) return epsPower(value);
    return "10^" + fixed(power, 0);
}

TextArgument failed(const std::string& text) { return {text, Role::Failure}; }

} // namespace normscope
