// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments.h"

#include <QTest>

using namespace normscope;
using namespace normscope::cli;

namespace {

const std::vector<Option> options = {{"--eps", "EPS", ""}, {"--json", "", ""}};

std::string refusalOf(const std::vector<std::string>& words) {
    const auto arguments = parseArguments(options, words);
    return arguments ? "" : plain(arguments.error());
}

} // namespace

class TestArguments : public QObject {
    Q_OBJECT

private slots:
    void takesValuesBehindAndAttached();
    void aNegativeNumberIsAValue();
    void everythingBehindTwoDashesIsAnOperand();
    void helpIsAlwaysKnown();
    void refusesWhatItDoesNotKnow();
};

void TestArguments::takesValuesBehindAndAttached() {
    const auto behind = parseArguments(options, {"a.npy", "--eps", "1e-5", "--json"});
    QCOMPARE(*behind->value("--eps"), std::string("1e-5"));
    QVERIFY(behind->has("--json"));
    QCOMPARE(behind->operands(), std::vector<std::string>{"a.npy"});
    QCOMPARE(*parseArguments(options, {"--eps=a=b"})->value("--eps"), std::string("a=b"));
    QCOMPARE(*parseArguments(options, {"--eps="})->value("--eps"), std::string());
    QCOMPARE(parseArguments(options, {})->value("--eps", "none"), std::string("none"));
}

void TestArguments::aNegativeNumberIsAValue() {
    QCOMPARE(*parseArguments(options, {"--eps", "-1"})->value("--eps"), std::string("-1"));
}

void TestArguments::everythingBehindTwoDashesIsAnOperand() {
    const auto arguments = parseArguments(options, {"--", "--eps", "-", "--"});
    QCOMPARE(arguments->operands(), (std::vector<std::string>{"--eps", "-", "--"}));
    QVERIFY(!arguments->has("--eps"));
}

void TestArguments::helpIsAlwaysKnown() { QVERIFY(parseArguments({}, {"--help"})->has("--help")); }

void TestArguments::refusesWhatItDoesNotKnow() {
    QCOMPARE(refusalOf({"--epsilon", "1"}), std::string("--epsilon: no such option; see --help"));
    QCOMPARE(refusalOf({"--eps", "1", "--eps=2"}), std::string("--eps: given twice"));
    QCOMPARE(refusalOf({"--eps"}), std::string("--eps: needs a value: EPS"));
    QCOMPARE(refusalOf({"--eps", "--json"}), std::string("--eps: needs a value: EPS"));
    QCOMPARE(refusalOf({"--json=1"}), std::string("--json: takes no value"));
}

QTEST_APPLESS_MAIN(TestArguments)
#include "test_arguments.moc"
