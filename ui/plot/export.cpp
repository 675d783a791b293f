// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/export.h"

#include "io/file.h"
#include "plot/pdf_file.h"
#include "plot/picture_painter.h"
#include "plot/svg_device.h"
#include "scenario/figure_scenario.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <string>

namespace normscope::ui {
namespace {

constexpr double mostPixels = 100e6; // 400 MB of memory

double clampedScale(const QSize& page, double scale) {
    const double pixels = double(page.width()) * double(page.height());
    const double wanted = std::isfinite(scale) && scale > 0 ? scale : 1;
    return std::min(wanted, std::sqrt(mostPixels / std::max(pixels, 1.0)));
}

QSize scaled(const QSize& page, double scale) {
    return {std::max(1, int(page.width() * scale)), std::max(1, int(page.height() * scale))};
}

// The text that the file at this path is to carry.
Expected<std::string> carried(const std::string& scenario, const QString& path) {
    return scenario.empty() ? Expected<std::string>() : figureText(scenario, path.toStdString());
}

QByteArray pngFile(const QImage& image, const std::string& scenario) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    const QByteArray& file = buffer.data();
    if (scenario.empty() || file.isEmpty()) return file; // no memory for the image: there is no file either
    return QByteArray::fromStdString(pngWithScenario({file.constData(), std::size_t(file.size())}, scenario));
}

QByteArray svgFile(const Picture& picture, bool transparent, const std::string& scenario) {
    SvgDevice device(pageSize(picture));
    QCPPainter painter;
    painter.begin(&device);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setMode(QCPPainter::pmNonCosmetic);
    drawPicture(painter, picture, transparent);
    painter.end();
    const std::string metadata = scenario.empty() ? std::string() : scenarioElement(scenario);
    return device.file(picture.title, picture.caption, QByteArray::fromStdString(metadata));
}

Expected<QByteArray> pictureFile(const Picture& picture, const QString& path, const ExportOptions& options) {
    const auto scenario = carried(options.scenario, path);
    if (!scenario) return unexpected(scenario.error());
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("png")) return pngFile(pictureImage(picture, options), *scenario);
    if (suffix == QLatin1String("svg")) return svgFile(picture, options.transparent, *scenario);
    if (suffix == QLatin1String("pdf")) return pdfFile(picture, *scenario);
    return unexpected(Error{path.toStdString(), {}, Text(NORMSCOPE_TEXT("a picture ends in .png, .svg or .pdf"))});
}

Expected<void> write(const QByteArray& file, const QString& path) {
    return writeFile(path.toStdString(), std::string_view(file.constData(), std::size_t(file.size())));
}

} // namespace

QImage pictureImage(const Picture& picture, const ExportOptions& options) {
    const QSize page = pageSize(picture);
    const double scale = clampedScale(page, options.scale);
    QImage image(scaled(page, scale), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const int dotsPerMetre = int(std::lround(96 * scale / 0.0254));
    QCPPainter painter;
    painter.begin(&image);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.scale(scale, scale);
    drawPicture(painter, picture, options.transparent);
    painter.end();
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    return image;
}

Expected<void> exportPicture(const Picture& picture, const QString& path, const ExportOptions& options) {
    const Expected<QByteArray> file = pictureFile(picture, path, options);
    return file ? write(*file, path) : unexpected(file.error());
}

Expected<void> exportImage(const QImage& image, const QString& path, const std::string& scenario) {
    const auto text = carried(scenario, path);
    return text ? write(pngFile(image, *text), path) : unexpected(text.error());
}

} // namespace normscope::ui
