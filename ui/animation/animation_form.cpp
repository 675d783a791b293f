// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/animation_form.h"

#include "animation/mp4_encoder.h"
#include "plot/rich_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QSpinBox>
#include <QStandardItemModel>

namespace normscope::ui {

namespace {

constexpr QSize sizes[] = {QSize(800, 600), QSize(1280, 720), QSize(1920, 1080)};

void disable(QComboBox& box, int item, const QString& reason) {
    if (auto* model = qobject_cast<QStandardItemModel*>(box.model())) model->item(item)->setEnabled(false);
    box.setItemData(item, reason, Qt::ToolTipRole);
}

void choose(QComboBox& box, const QVariant& data) {
    if (const int item = box.findData(data); item >= 0) box.setCurrentIndex(item);
}

} // namespace

AnimationForm::AnimationForm(double seconds, QWidget* parent)
    : QWidget(parent), m_format(new QComboBox(this)), m_size(new QComboBox(this)), m_fps(new QSpinBox(this)),
      m_seconds(new QDoubleSpinBox(this)), m_repeat(new QCheckBox(tr("Repeat without end"), this)),
      m_theme(new QComboBox(this)) {
    auto* rows = new QFormLayout(this);
    rows->setContentsMargins({});
    addFormats(*rows);
    addSizes(*rows);
    addTimes(*rows, seconds);
    addThemes(*rows);
    connect(m_format, &QComboBox::currentIndexChanged, this, &AnimationForm::adaptToFormat);
}

void AnimationForm::addFormats(QFormLayout& rows) {
    const auto add = [this](const QString& label, AnimationFormat format) { m_format->addItem(label, int(format)); };
    add(tr("Animated WebP"), AnimationFormat::Webp);
    add(tr("Animated PNG (APNG)"), AnimationFormat::Apng);
    add(tr("GIF, 256 colours a frame"), AnimationFormat::Gif);
    add(tr("PNG pictures, one a frame"), AnimationFormat::Png);
    add(tr("MP4 video"), AnimationFormat::Mp4);
    if (Mp4Encoder::program().isEmpty())
        disable(*m_format, m_format->count() - 1, translated(Mp4Encoder::noProgram().reason));
    rows.addRow(tr("Format"), m_format);
}

void AnimationForm::addSizes(QFormLayout& rows) {
    m_size->addItem(tr("As a picture of the page"), QSize());
    for (const QSize& size : sizes)
        m_size->addItem(QStringLiteral("%1 × %2").arg(size.width()).arg(size.height()), size);
    rows.addRow(tr("Size in pixels"), m_size);
}

void AnimationForm::addTimes(QFormLayout& rows, double seconds) {
    m_fps->setRange(fewestFps, mostFps);
    m_fps->setValue(AnimationRequest().fps);
    rows.addRow(tr("Frames a second"), m_fps);
    m_seconds->setRange(fewestSeconds, mostSeconds);
    m_seconds->setDecimals(1);
    m_seconds->setValue(seconds);
    rows.addRow(tr("Seconds"), m_seconds);
    m_repeat->setChecked(true);
    rows.addRow(QString(), m_repeat);
}

void AnimationForm::addThemes(QFormLayout& rows) {
    m_theme->addItem(tr("Light"), int(ThemeName::Light));
    m_theme->addItem(tr("Dark"), int(ThemeName::Dark));
    m_theme->addItem(tr("Projector"), int(ThemeName::Projector));
    m_theme->addItem(tr("High contrast"), int(ThemeName::Contrast));
    rows.addRow(tr("Theme"), m_theme);
}

void AnimationForm::adaptToFormat() {
    m_fps->setMaximum(format() == AnimationFormat::Gif ? mostGifFps : mostFps);
    m_repeat->setEnabled(format() != AnimationFormat::Png && format() != AnimationFormat::Mp4);
}

AnimationRequest AnimationForm::request(const Scenario& scenario, const QString& out) const {
    AnimationRequest request;
    request.picture.scenario = scenario;
    request.picture.size = m_size->currentData().toSize();
    request.picture.theme = ThemeName(m_theme->currentData().toInt());
    request.picture.out = out;
    request.fps = m_fps->value();
    request.seconds = m_seconds->value();
    request.plays = m_repeat->isChecked() ? 0 : 1;
    return request;
}

AnimationFormat AnimationForm::format() const { return AnimationFormat(m_format->currentData().toInt()); }

QString AnimationForm::ending() const {
    switch (format()) {
    case AnimationFormat::Webp:
        return QStringLiteral(".webp");
    case AnimationFormat::Apng:
        return QStringLiteral(".apng");
    case AnimationFormat::Gif:
        return QStringLiteral(".gif");
    case AnimationFormat::Mp4:
        return QStringLiteral(".mp4");
    case AnimationFormat::Png:
        break;
    }
    return QStringLiteral("/");
}

QString AnimationForm::filter() const { return QStringLiteral("%1 (*%2)").arg(m_format->currentText(), ending()); }

void AnimationForm::setFormat(AnimationFormat format) { choose(*m_format, int(format)); }
void AnimationForm::setSize(const QSize& size) { choose(*m_size, size); }
void AnimationForm::setFps(int fps) { m_fps->setValue(fps); }
void AnimationForm::setSeconds(double seconds) { m_seconds->setValue(seconds); }

} // namespace normscope::ui
