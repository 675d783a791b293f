// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/depth/arm_formula.h"

namespace normscope::ui {

namespace {

struct Step {
    QString formula; // right of the equals sign; NORM stands for the norm, X for the stream below
    QString code;
};

Step stepOf(Placement placement) {
    switch (placement) {
    case Placement::Post:
        return {"NORM(X + F(X))", "norm(x + f(x))"};
    case Placement::Pre:
        return {"X + F(NORM(X))", "x + f(norm(x))"};
    case Placement::Sandwich:
        return {"X + NORM<sub>2</sub>(F(NORM<sub>1</sub>(X)))", "x + norm2(f(norm1(x)))"};
    case Placement::Output:
        return {"X + NORM(F(X))", "x + norm(f(x))"};
    case Placement::OutputQk:
        return {"X + NORM(F<sub>qk</sub>(X))", "x + norm(f(x)); in f: norm(q), norm(k)"};
    case Placement::DeepNorm:
        return {"NORM(<i>α</i> X + F(X))", "norm(alpha * x + f(x))"};
    case Placement::ReZero:
        return {"X + <i>a</i> F(X)", "x + a * f(x)"};
    case Placement::LayerScale:
        return {"X + <i>λ</i> F(NORM(X))", "x + lam * f(norm(x))"};
    case Placement::None:
        break;
    }
    return {"X + F(X)", "x + f(x)"};
}

QString shortName(NormKind norm) {
    switch (norm) {
    case NormKind::Layer:
        return "LN";
    case NormKind::Batch:
        return "BN";
    case NormKind::Rms:
        return "RMS";
    case NormKind::None:
    case NormKind::Group: // not offered in a stack
    case NormKind::Instance:
        break;
    }
    return {};
}

} // namespace

QString armFormula(const DepthArm& arm) {
    const QString below = QStringLiteral("<i>x</i><sub><i>l</i>−1</sub>");
    QString right = stepOf(arm.placement).formula;
    right.replace("NORM", shortName(arm.norm)).replace('X', below).replace('F', "<i>f</i>");
    return QStringLiteral("<i>x</i><sub><i>l</i></sub> = ") + right;
}

QString armCode(const DepthArm& arm) { return QStringLiteral("x = ") + stepOf(arm.placement).code; }

} // namespace normscope::ui
