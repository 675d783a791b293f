// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments.h"

#include <algorithm>

namespace normscope::cli {

std::optional<std::string> Arguments::value(const std::string& option) const {
    const auto found = m_options.find(option);
    if (found == m_options.end()) return {};
    return found->second.back();
}

std::vector<std::string> Arguments::values(const std::string& option) const {
    const auto found = m_options.find(option);
    return found == m_options.end() ? std::vector<std::string>() : found->second;
}

std::string Arguments::value(const std::string& option, const std::string& otherwise) const {
    return value(option).value_or(otherwise);
}

class ArgumentParser {
public:
    ArgumentParser(const std::vector<Option>& options, const std::vector<std::string>& words)
        : m_options(options), m_words(words) {}

    Expected<Arguments> parse() {
        while (m_next < m_words.size()) {
            const std::string& word = m_words[m_next++];
            if (word == "--")
                takeRest();
            else if (!isOption(word))
                m_result.m_operands.push_back(word);
            else if (const auto taken = takeOption(word); !taken)
                return unexpected(taken.error());
        }
        return m_result;
    }

private:
    // "-" alone and "-1" are no options: the first is a usual file name, the second a number.
    static bool isOption(const std::string& word) { return word.size() > 1 && word.starts_with("--"); }

    void takeRest() {
        m_result.m_operands.insert(m_result.m_operands.end(), m_words.begin() + std::ptrdiff_t(m_next), m_words.end());
        m_next = m_words.size();
    }

    const Option* find(const std::string& name) const {
        static const Option help = {"--help", "", ""};
        if (name == help.name) return &help;
        const auto found = std::ranges::find(m_options, name, &Option::name);
        return found == m_options.end() ? nullptr : &*found;
    }

    Expected<void> takeOption(const std::string& word) {
        const auto equals = word.find('=');
        const std::string name = word.substr(0, equals);
        const Option* option = find(name);
        if (!option) return refuse(name, NORMSCOPE_TEXT("no such option; see --help"));
        if (m_result.has(name) && !option->repeats) return refuse(name, NORMSCOPE_TEXT("given twice"));
        std::string& value = m_result.m_options[name].emplace_back();
        if (equals != std::string::npos) return takeAttached(*option, word.substr(equals + 1), value);
        if (option->value.empty()) return {};
        if (m_next == m_words.size() || isOption(m_words[m_next]))
            return refuse(name, {NORMSCOPE_TEXT("needs a value: %1"), {option->value}});
        value = m_words[m_next++];
        return {};
    }

    static Expected<void> takeAttached(const Option& option, const std::string& text, std::string& value) {
        if (option.value.empty()) return refuse(option.name, NORMSCOPE_TEXT("takes no value"));
        value = text;
        return {};
    }

    static tl::unexpected<Error> refuse(const std::string& name, Text reason) {
        return unexpected(Error{"", name, std::move(reason)});
    }

    const std::vector<Option>& m_options;
    const std::vector<std::string>& m_words;
    std::size_t m_next = 0;
    Arguments m_result;
};

Expected<Arguments> parseArguments(const std::vector<Option>& options, const std::vector<std::string>& words) {
    return ArgumentParser(options, words).parse();
}

} // namespace normscope::cli
