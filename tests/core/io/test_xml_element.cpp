// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/xml_element.h"

#include "io_test.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace normscope;

class TestXmlElement : public QObject {
    Q_OBJECT

    static std::string read(const std::string& bytes) {
        const auto text = xmlElementText(bytes, "a:b", "f.svg");
        if (!text) return plain(text.error());
        return *text ? "\"" + **text + "\"" : "none";
    }

private slots:
    // By a reader that had no part in it.
    void anXmlReaderReadsIt() {
        const std::string text = "quotes \" ' and <tag> & ]]> &amp; \n end";
        QXmlStreamReader xml(QByteArray::fromStdString(xmlElement("a:b", "urn:x:", text)));
        QVERIFY(xml.readNextStartElement());
        QCOMPARE(xml.name(), QString("b"));
        QCOMPARE(xml.namespaceUri(), QString("urn:x:"));
        QCOMPARE(xml.readElementText().toStdString(), text);
    }

    void readsWhatItWrites() {
        const std::string text = "\"' <b> & ]]> &amp;lt; </a:b>";
        QCOMPARE(read("%PDF \x01\xff" + xmlElement("a:b", "urn:x:", text) + "</x>"), "\"" + text + "\"");
        QCOMPARE(read(xmlElement("a:b", "urn:x:", "")), std::string("\"\""));
    }

    void readsWhatOthersMadeOfIt() {
        QCOMPARE(read("<a:bc>1</a:bc><a:b\n  xmlns:a='urn:x:'\tid=\"q\">&quot;&apos;&#65;&#x42;</a:b>"),
                 std::string("\"\"'AB\""));
        QCOMPARE(read("<svg><a:c>1</a:c></svg>"), std::string("none"));
        QCOMPARE(read("<a:b"), std::string("none"));
    }

    void damageIsRefused_data() {
        QTest::addColumn<QByteArray>("bytes");
        for (const char* bytes :
             {"<a:b>text", "<a:b >text<", "<a:b id=3", "<a:b>te<i>x</i>t</a:b>", "<a:b>text</a:c>", "<a:b>&</a:b>",
              "<a:b>&nbsp;</a:b>", "<a:b>&#0;</a:b>", "<a:b>&#xD800;</a:b>", "<a:b>&#99999999999;</a:b>",
              "<a:b>&#;</a:b>", "<a:b>&#x;</a:b>", "<a:b>&#-65;</a:b>", "<a:b>&lt</a:b>"})
            QTest::newRow(bytes) << QByteArray(bytes);
    }
    void damageIsRefused() {
        QFETCH(QByteArray, bytes);
        const std::string reason = read(bytes.toStdString());
        QVERIFY2(reason.starts_with("f.svg: its a:b is damaged at \""), reason.c_str());
    }
};

QTEST_GUILESS_MAIN(TestXmlElement)
#include "test_xml_element.moc"
