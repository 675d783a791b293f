// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pytorch/python_text.h"

#include <QtTest>

#include <limits>

using namespace normscope;

// Pieces of Python source.
class TestPythonText : public QObject {
    Q_OBJECT

private slots:
    void literals();
    void linesAreCutAtSpaces();
    void definitionsAreTakenByName();
    void decoratorsGoWithTheirDefinition();
    void flagsChooseLines();
    void unknownNamesThrow();
};

namespace {

const char* const module = R"("""A module."""

import torch

EPS = 1e-5


class First:
    """One."""

    a = 1  # if a
    b = 2  # if not a
    c = 3  # kept


@torch.no_grad()
def second(
    x,
):
    return x


def third():  # if a
    return 3  # if a
)";

} // namespace

void TestPythonText::literals() {
    QCOMPARE(python::literal(std::string("it's \"\\\n\x7f")), std::string("\"it's \\\"\\\\\\x0a\\x7f\""));
    QCOMPARE(python::literal(std::string("γ")), std::string("\"γ\""));
    QCOMPARE(python::literal(0.1), std::string("0.1"));
    QCOMPARE(python::literal(1e-12), std::string("1e-12"));
    QCOMPARE(python::literal(-std::numeric_limits<double>::infinity()), std::string("float(\"-inf\")"));
    QCOMPARE(python::literal(true), std::string("True"));
    QCOMPARE(python::list(std::vector<std::string>{"a", "b"}), std::string("[\"a\", \"b\"]"));
}

void TestPythonText::linesAreCutAtSpaces() {
    QCOMPARE(python::wrapped("one two  three\nfour", 9), std::string("one two\nthree\nfour"));
    QCOMPARE(python::wrapped("averylongword", 5), std::string("averylongword"));
    QCOMPARE(python::wrapped("γ γ γ", 5), std::string("γ γ γ")); // characters, not bytes
    QCOMPARE(python::wrapped("", 5), std::string());
}

void TestPythonText::definitionsAreTakenByName() {
    const std::string text = python::definitions(module, {"second", "First"});
    QVERIFY2(text.starts_with("class First:\n    \"\"\"One.\"\"\"\n"), text.c_str()); // in the order of the module
    QVERIFY(text.find("EPS") == std::string::npos);
    QVERIFY(text.find("third") == std::string::npos);
    QVERIFY(text.ends_with("    return x\n"));
}

void TestPythonText::decoratorsGoWithTheirDefinition() {
    QCOMPARE(python::definitions(module, {"second"}),
             std::string("@torch.no_grad()\ndef second(\n    x,\n):\n    return x\n"));
}

void TestPythonText::flagsChooseLines() {
    const std::string with = python::definitions(module, {"First"}, {"a"}),
                      without = python::definitions(module, {"First"});
    QVERIFY(with.find("    a = 1\n") != std::string::npos && with.find("b = 2") == std::string::npos);
    QVERIFY(without.find("    b = 2\n") != std::string::npos && without.find("a = 1") == std::string::npos);
    QVERIFY(with.find("c = 3  # kept\n") != std::string::npos); // a remark of another kind
}

void TestPythonText::unknownNamesThrow() {
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, python::definitions(module, {"fourth"}));
}

QTEST_APPLESS_MAIN(TestPythonText)
#include "test_python_text.moc"
