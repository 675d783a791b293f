// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/panel_help.h"

#include "plot/axis_words.h"
#include "plot/rich_text.h"

#include <QCoreApplication>

namespace normscope::ui {
namespace {

QString paragraph(const QString& text) { return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()); }

struct AxisHelp {
    QString across(const Axis& axis) const {
        const QString name = axisTitle(axis);
        return name.isEmpty() ? QString() : paragraph(QCoreApplication::translate("panels", "Across: %1").arg(name));
    }
    QString up(const Axis& axis) const {
        const QString name = axisTitle(axis);
        return name.isEmpty() ? QString() : paragraph(QCoreApplication::translate("panels", "Up: %1").arg(name));
    }
    QString colours(double lower, double upper) const {
        const auto shown = [](double limit) { return QString::number(limit, 'g', 3).replace(u'-', u'−'); };
        return paragraph(QCoreApplication::translate("panels", "Colours: %1 … %2").arg(shown(lower), shown(upper)));
    }

    QString operator()(const Plot& plot) const { return across(plot.x) + up(plot.y); }
    QString operator()(const HistogramStrip& strip) const { return across(strip.x); }
    QString operator()(const HeatMap& map) const { return across(map.x) + up(map.y) + colours(map.lower, map.upper); }
    QString operator()(const MatrixPlot& matrix) const {
        return colours(matrix.map == ColourMap::Diverging ? -matrix.limit : 0, matrix.limit);
    }
    template <class Other>
    QString operator()(const Other&) const {
        return {};
    }
};

} // namespace

QString helpOf(const Panel& panel, const Text& title, const Text& description) {
    const QString words = translated(description);
    return QStringLiteral("<b>%1</b>").arg(translated(title).toHtmlEscaped()) + std::visit(AxisHelp{}, panel) +
           (words.isEmpty() ? QString() : paragraph(words));
}

} // namespace normscope::ui
