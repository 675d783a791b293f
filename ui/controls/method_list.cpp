// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/method_list.h"

#include "plot/rich_text.h"

#include <QCheckBox>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

#include <algorithm>

namespace normscope::ui {

namespace {

constexpr QSize sampleSize(24, 14);

Role roleOf(const std::string& key) {
    if (key == "layer") return Role::Layer;
    if (key == "batch") return Role::Batch;
    if (key == "rms") return Role::Rms;
    if (key == "group") return Role::Group;
    if (key == "instance") return Role::Instance;
    return Role::None;
}

// Around the origin, about 8 px wide: circle, diamond, triangle, square; the others are drawn by strokes.
QPainterPath marker(Role role) {
    QPainterPath path;
    if (role == Role::Layer)
        path.addEllipse(QPointF(0, 0), 3.5, 3.5);
    else if (role == Role::Batch)
        path.addPolygon(QPolygonF({{0, -4.5}, {4.5, 0}, {0, 4.5}, {-4.5, 0}, {0, -4.5}}));
    else if (role == Role::Rms)
        path.addPolygon(QPolygonF({{0, -4.5}, {4.5, 3.5}, {-4.5, 3.5}, {0, -4.5}}));
    else if (role == Role::Group)
        path.addRect(QRectF(-3.5, -3.5, 7, 7));
    return path;
}

// A cross, or a plus: upright, since it lies on a line.
std::vector<QLineF> strokes(Role role) {
    if (role == Role::None) return {{-3, -3, 3, 3}, {-3, 3, 3, -3}};
    if (role == Role::Instance) return {{0, -4.5, 0, 4.5}};
    return {};
}

void drawSample(QPainter& painter, Role role, const QColor& colour) {
    QPen pen(colour, 2.5);
    if (role == Role::None) pen.setDashPattern({0.8, 1.2});
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(sampleSize.width() / 2.0, sampleSize.height() / 2.0);
    painter.setPen(pen);
    painter.drawLine(QPointF(-11, 0), QPointF(11, 0));
    painter.fillPath(marker(role), colour);
    painter.setPen(QPen(colour, 2));
    for (const QLineF& stroke : strokes(role)) painter.drawLine(stroke);
}

QPixmap sample(Role role, const QColor& colour, double pixelRatio) {
    QPixmap pixmap(sampleSize * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    drawSample(painter, role, colour);
    return pixmap;
}

QIcon sampleIcon(Role role, const Theme& theme) {
    QIcon icon;
    for (const double pixelRatio : {1.0, 2.0}) icon.addPixmap(sample(role, theme.line(role), pixelRatio));
    return icon;
}

} // namespace

MethodList::MethodList(const Parameter& parameter, QWidget* parent) : Control(parameter, parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (const Choice& choice : parameter.choices) addBox(choice);
}

void MethodList::addBox(const Choice& choice) {
    auto* box = new QCheckBox(translated(choice.label), this);
    box->setObjectName(QString::fromStdString(choice.key));
    box->setFocusPolicy(Qt::TabFocus);
    box->setIconSize(sampleSize);
    box->setAccessibleDescription(translated(parameter().help));
    connect(box, &QCheckBox::clicked, this, [this, key = choice.key](bool on) { toggle(key, on); });
    layout()->addWidget(box);
    m_boxes.push_back(box);
}

void MethodList::setTheme(const Theme& theme) {
    Control::setTheme(theme);
    for (std::size_t index = 0; index < m_boxes.size(); ++index) {
        m_boxes[index]->setIcon(sampleIcon(roleOf(parameter().choices[index].key), theme));
        m_boxes[index]->setFont(theme.font(TextSize::Body));
    }
}

void MethodList::showValue(const ParameterValue& value) {
    m_shown = std::get<std::vector<std::string>>(value);
    for (std::size_t index = 0; index < m_boxes.size(); ++index)
        m_boxes[index]->setChecked(std::ranges::count(m_shown, parameter().choices[index].key) > 0);
}

// A norm that comes in takes its place in the order of the list; the others keep theirs.
void MethodList::toggle(const std::string& key, bool on) {
    std::vector<std::string> keys = m_shown;
    std::erase(keys, key);
    const auto rank = [this](const std::string& k) {
        return std::ranges::find(parameter().choices, k, &Choice::key) - parameter().choices.begin();
    };
    const auto after = std::ranges::find_if(keys, [&](const std::string& k) { return rank(k) > rank(key); });
    if (on) keys.insert(after, key);
    emit chosen(keys, false);
}

} // namespace normscope::ui
