// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "icons/icons.h"

#include <QDir>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <stdexcept>

namespace normscope::ui {
namespace {

const QString applicationName = QStringLiteral("normscope");

QByteArray source(const QString& name) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) throw std::invalid_argument("no icon named " + name.toStdString());
    return file.readAll();
}

void paintSource(QPainter& painter, QByteArray svg, const QRectF& place, const QColor& colour) {
    QSvgRenderer(svg.replace("currentColor", colour.name().toLatin1())).render(&painter, place);
}

class ThemedIcon : public QIconEngine {
public:
    ThemedIcon(QByteArray svg, QColor ink, QColor faint) : m_svg(std::move(svg)), m_ink(ink), m_faint(faint) {}

    void paint(QPainter* painter, const QRect& place, QIcon::Mode mode, QIcon::State) override {
        paintSource(*painter, m_svg, place, mode == QIcon::Disabled ? m_faint : m_ink);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new ThemedIcon(*this); }

private:
    QByteArray m_svg;
    QColor m_ink, m_faint;
};

} // namespace

QStringList iconNames() {
    QStringList names;
    for (const QString& file : QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")})) {
        const QString name = file.chopped(4);
        if (name != applicationName) names.append(name);
    }
    return names;
}

QIcon icon(const QString& name, const Theme& theme) {
    return QIcon(new ThemedIcon(source(name), theme.ink, theme.faint));
}

void paintIcon(QPainter& painter, const QString& name, const QRectF& place, const QColor& colour) {
    paintSource(painter, source(name), place, colour);
}

QIcon applicationIcon() { return QIcon(QStringLiteral(":/icons/%1.svg").arg(applicationName)); }

} // namespace normscope::ui
