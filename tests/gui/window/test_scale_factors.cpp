// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/render/small_pages.h"
#include "pages/pages.h"
#include "plot/plot_view.h"
#include "window/main_window.h"

#include <QComboBox>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QListView>
#include <QMenu>
#include <QProcess>
#include <QScreen>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QWindow>

#include <memory>

using namespace normscope;
using namespace normscope::ui;

namespace {

const char* const ratioVariable = "NORMSCOPE_EXPECTED_RATIO"; // set in the processes that are started from here

double expectedRatio() { return qEnvironmentVariable(ratioVariable).toDouble(); }

// A line that rises everywhere: no column of its picture is as the one before, unless the picture was stretched.
Plot risingLine() {
    Plot plot;
    plot.name = "line";
    plot.title = "line";
    plot.x = {"x", "", 0, 1, false};
    plot.y = {"y", "", 0, 1, false};
    Series line;
    line.x = {0, 1};
    line.y = {0, 1};
    plot.series = {line};
    return plot;
}

bool sameColumns(const QImage& image, int a, int b) {
    for (int y = 0; y < image.height(); ++y)
        if (image.pixel(a, y) != image.pixel(b, y)) return false;
    return true;
}

// Columns of device pixels in the axes that differ from the one at their left.
int distinctColumns(PlotView& view) {
    const QImage image = view.grab().toImage();
    const double ratio = image.devicePixelRatio();
    const QRectF axes = view.frame().axes;
    int count = 0;
    for (int x = int(axes.left() * ratio) + 1; x < int(axes.right() * ratio); ++x)
        count += sameColumns(image, x - 1, x) ? 0 : 1;
    return count;
}

// As many columns as the screen has pixels there, all but a few at the ends of the line.
bool isSharp(PlotView& view, double ratio) {
    const QPixmap picture = view.grab();
    const bool size = picture.size() == QSize(qRound(view.width() * ratio), qRound(view.height() * ratio));
    return size && distinctColumns(view) > 0.9 * ratio * view.frame().axes.width();
}

// In global coordinates, with a pixel for rounding of fractional ratios.
bool touch(const QRect& a, const QRect& b) { return a.adjusted(-1, -1, 1, 1).intersects(b); }

QRect globalPlace(const QWidget& widget) { return {widget.mapToGlobal(QPoint()), widget.size()}; }

QJsonObject screen(const char* name, int x, double ratio) {
    return {{"name", name},         {"x", x},      {"y", 0}, {"width", 3200}, {"height", 2000}, {"logicalDpi", 96},
            {"logicalBaseDpi", 96}, {"dpr", ratio}};
}

// Two screens side by side; the plugin reads them from a file.
QString screensFile(const QTemporaryDir& folder, double secondRatio) {
    const QJsonObject all{{"synchronousWindowSystemEvents", false},
                          {"windowFrameMargins", true},
                          {"screens", QJsonArray{screen("first", 0, 1), screen("second", 3200, secondRatio)}}};
    QFile file(folder.filePath("screens.json"));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(QJsonDocument(all).toJson());
    return file.fileName();
}

} // namespace

// In a process of its own, whose screens have the expected ratio.
class TestScaled : public QObject {
    Q_OBJECT
private slots:
    void plotsHaveThePixelsOfTheScreen();
    void menusTouchTheirButton();
    void listsTouchTheirBox();
    void plotIsDrawnAgainOnAnotherScreen();
};

void TestScaled::plotsHaveThePixelsOfTheScreen() {
    PlotView view(risingLine(), theme(ThemeName::Light));
    view.resize(400, 240);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QCOMPARE(view.devicePixelRatioF(), expectedRatio());
    QTRY_VERIFY(isSharp(view, expectedRatio()));
}

void TestScaled::menusTouchTheirButton() {
    const QTemporaryDir folder;
    QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
    MainWindow window(smallPages(), settings, makePages);
    window.resize(1280, 720);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QToolButton* button = window.findChild<QToolButton*>("menu");
    QVERIFY(button && button->menu());
    QRect popup;
    QTimer watch; // the menu waits for a choice: this looks at it, and lets it go
    connect(&watch, &QTimer::timeout, &window, [&] {
        if (!button->menu()->isVisible()) return;
        popup = globalPlace(*button->menu());
        button->menu()->close();
    });
    watch.start(10);
    button->showMenu();
    QVERIFY(!popup.isEmpty());
    QVERIFY(touch(popup, globalPlace(*button)));
}

void TestScaled::listsTouchTheirBox() {
    const QTemporaryDir folder;
    QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
    MainWindow window(smallPages(), settings, makePages);
    window.resize(1280, 720);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    int seen = 0;
    for (QComboBox* box : window.findChildren<QComboBox*>()) {
        if (!box->isVisible() || box->visibleRegion().isEmpty()) continue;
        box->showPopup();
        QTRY_VERIFY(box->view()->window()->isVisible());
        QVERIFY2(touch(globalPlace(*box->view()->window()), globalPlace(*box)), qPrintable(box->accessibleName()));
        box->hidePopup();
        ++seen;
    }
    QVERIFY(seen > 0);
}

void TestScaled::plotIsDrawnAgainOnAnotherScreen() {
    const QList<QScreen*> screens = QGuiApplication::screens();
    QCOMPARE(screens.size(), 2);
    PlotView view(risingLine(), theme(ThemeName::Light));
    view.resize(400, 240);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    for (const qsizetype at : {1, 0, 1}) {
        const QScreen* screen = screens.at(at);
        view.windowHandle()->setScreen(screens.at(at));
        view.move(screen->geometry().topLeft() + QPoint(50, 50));
        QTRY_COMPARE(view.devicePixelRatioF(), screen->devicePixelRatio());
        QTRY_VERIFY2(isSharp(view, screen->devicePixelRatio()), qPrintable(screen->name()));
    }
}

// The ratio is read before the application is there: each is a process of its own.
class TestScaleFactors : public QObject {
    Q_OBJECT
private slots:
    void program_data();
    void program();
};

void TestScaleFactors::program_data() {
    QTest::addColumn<QString>("factor");
    QTest::addColumn<double>("secondRatio"); // of the other screen, without the factor
    QTest::newRow("1") << "1" << 1.0;
    QTest::newRow("1.25") << "1.25" << 1.0;
    QTest::newRow("1.5") << "1.5" << 1.0;
    QTest::newRow("2") << "2" << 1.0;
    QTest::newRow("two screens, 1 and 2") << "1" << 2.0;
}

void TestScaleFactors::program() {
    QFETCH(QString, factor);
    QFETCH(double, secondRatio);
    const QTemporaryDir folder;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_SCALE_FACTOR", factor);
    environment.insert(ratioVariable, factor);
    environment.insert("QT_QPA_PLATFORM", "offscreen:configfile=" + screensFile(folder, secondRatio));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QCoreApplication::applicationFilePath(), QStringList());
    QVERIFY(process.waitForFinished(120'000));
    const QByteArray said = process.readAll();
    QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0, said.constData());
}

int main(int argc, char** argv) {
    qunsetenv("QT_FONT_DPI");
    const bool scaled = qEnvironmentVariableIsSet(ratioVariable);
    if (!scaled) qunsetenv("QT_SCALE_FACTOR");
    const QApplication application(argc, argv);
    normscope::ui::prepareApplication();
    if (!scaled) {
        TestScaleFactors test;
        return QTest::qExec(&test, argc, argv);
    }
    TestScaled test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_scale_factors.moc"
