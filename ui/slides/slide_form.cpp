// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "slides/slide_form.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

namespace normscope::ui {

SlideForm::SlideForm(const TimelineSpec& timeline, QWidget* parent)
    : QWidget(parent), m_which(new QComboBox(this)), m_count(new QSpinBox(this)), m_positions(new QLineEdit(this)),
      m_theme(new QComboBox(this)) {
    auto* rows = new QFormLayout(this);
    rows->setContentsMargins({});
    addFrames(*rows, timeline);
    addThemes(*rows);
    connect(m_which, &QComboBox::currentIndexChanged, this, &SlideForm::adaptToWhich);
    adaptToWhich();
}

void SlideForm::addFrames(QFormLayout& rows, const TimelineSpec& timeline) {
    m_which->addItem(tr("Every stop of the timeline"), int(SlideFrames::Which::Stops));
    m_which->addItem(tr("So many, evenly spread"), int(SlideFrames::Which::Even));
    m_which->addItem(tr("These positions"), int(SlideFrames::Which::These));
    rows.addRow(tr("Frames"), m_which);
    m_count->setRange(1, mostSlides);
    m_count->setValue(SlideFrames().count);
    rows.addRow(tr("Number of slides"), m_count);
    m_positions->setPlaceholderText(QStringLiteral("0, 2, 5"));
    m_positions->setToolTip(tr("On the timeline, from 0 to %1, with commas between them")
                                .arg(QString::fromStdString(significant(timeline.length(), 4))));
    rows.addRow(tr("Positions"), m_positions);
}

void SlideForm::addThemes(QFormLayout& rows) {
    m_theme->addItem(tr("Projector"), int(ThemeName::Projector)); // where slides are shown
    m_theme->addItem(tr("Light"), int(ThemeName::Light));
    m_theme->addItem(tr("Dark"), int(ThemeName::Dark));
    m_theme->addItem(tr("High contrast"), int(ThemeName::Contrast));
    rows.addRow(tr("Theme"), m_theme);
}

void SlideForm::adaptToWhich() {
    m_count->setEnabled(which() == SlideFrames::Which::Even);
    m_positions->setEnabled(which() == SlideFrames::Which::These);
}

SlideFrames::Which SlideForm::which() const { return SlideFrames::Which(m_which->currentData().toInt()); }

Expected<SlideFrames> SlideForm::frames() const {
    if (which() == SlideFrames::Which::These) return parseSlideFrames(m_positions->text().toStdString() + ",");
    SlideFrames frames;
    frames.which = which();
    frames.count = m_count->value();
    return frames;
}

Expected<SlidesRequest> SlideForm::request(const Scenario& scenario, const QString& out) const {
    const auto frames = this->frames();
    if (!frames) return unexpected(frames.error());
    SlidesRequest request;
    request.picture.scenario = scenario;
    request.picture.theme = ThemeName(m_theme->currentData().toInt());
    request.picture.out = out;
    request.frames = *frames;
    return request;
}

void SlideForm::setWhich(SlideFrames::Which which) { m_which->setCurrentIndex(m_which->findData(int(which))); }
void SlideForm::setCount(int count) { m_count->setValue(count); }
void SlideForm::setPositions(const QString& list) { m_positions->setText(list); }

} // namespace normscope::ui
