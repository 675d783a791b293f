// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/xmp_packet.h"

#include "plot/svg_format.h"
#include "scenario/figure_scenario.h"

namespace normscope::ui {

QByteArray xmpPacket(const QString& title, const std::string& scenario) {
    QByteArray packet = "<?xpacket begin=\"\xef\xbb\xbf\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
                        "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
                        "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
                        "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
                        "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\">\n";
    packet +=
        "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">" + svgText(title) + "</rdf:li></rdf:Alt></dc:title>\n";
    packet += "<xmp:CreatorTool>NormScope</xmp:CreatorTool>\n<pdf:Producer>Qt " QT_VERSION_STR "</pdf:Producer>\n";
    packet += QByteArray::fromStdString(scenarioElement(scenario));
    return packet + "\n</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>";
}

} // namespace normscope::ui
