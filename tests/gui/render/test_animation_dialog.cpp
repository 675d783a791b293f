// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/animation_dialog.h"
#include "animation/animation_form.h"
#include "gui/gui_test.h"
#include "gui/render/read_animation.h"
#include "gui/render/small_pages.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTimer>

using namespace normscope;
using namespace normscope::ui;

// An animation made beside the work.
class TestAnimationDialog : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QPointer<AnimationDialog> m_dialog; // deletes itself

    void open(const Scenario& scenario) {
        m_dialog = new AnimationDialog(scenario);
        m_dialog->form().setSize({800, 600});
        m_dialog->form().setFps(5);
        m_dialog->form().setSeconds(1);
        m_dialog->form().setFormat(AnimationFormat::Gif);
        m_dialog->show();
    }

    QString path(const QString& name) const { return m_folder.filePath(name); }
    QStringList everything() const {
        return QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden);
    }

private slots:
    void init() { m_folder = QTemporaryDir(); }
    void cleanup() { delete m_dialog.data(); }

    // Between two frames the window gets its turn.
    void itIsMadeFrameByFrame() {
        open(smallPages(Page::Depth));
        QSignalSpy written(m_dialog, &AnimationDialog::written);
        int turns = 0;
        QTimer others;
        connect(&others, &QTimer::timeout, this, [&turns] { ++turns; });
        others.start(0);
        m_dialog->write(path("depth.gif"));
        QVERIFY(m_dialog->running());
        QVERIFY(!m_dialog->form().isEnabled());
        QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, 60'000);
        QVERIFY(turns >= 5);
        QVERIFY(!m_dialog->running() && m_dialog->form().isEnabled());
        const auto read = test::readGif(path("depth.gif"));
        QCOMPARE(read.stated, std::size_t(5));
        QCOMPARE(read.frames.at(0).size(), QSize(800, 600));
        const auto labels = m_dialog->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [this](const QLabel* label) { return label->text().contains(path("depth.gif")); }));
    }

    void cancelLeavesNoFileAndTheDialog() {
        open(longTraining());
        QSignalSpy stopped(m_dialog, &AnimationDialog::stopped);
        m_dialog->write(path("training.gif"));
        m_dialog->reject();
        QCOMPARE(stopped.size(), 1);
        QVERIFY(m_dialog && m_dialog->isVisible() && !m_dialog->running());
        QCOMPARE(everything(), QStringList());
        m_dialog->reject();
        QTRY_VERIFY(!m_dialog);
    }

    void cancelBetweenFramesLeavesNoFile() {
        open(smallPages());
        QSignalSpy stopped(m_dialog, &AnimationDialog::stopped);
        connect(m_dialog->findChild<QProgressBar*>(), &QProgressBar::valueChanged, m_dialog, [this](int frame) {
            if (frame == 3) m_dialog->reject();
        });
        m_dialog->write(path("axes.gif"));
        QTRY_COMPARE_WITH_TIMEOUT(stopped.size(), 1, 60'000);
        QVERIFY(!m_dialog->running());
        QCOMPARE(everything(), QStringList());
    }

    void closedItIsGone() {
        open(longTraining());
        m_dialog->write(path("training.gif"));
        m_dialog->close();
        QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, 60'000);
        QCOMPARE(everything(), QStringList());
    }

    void faultsAreSaid() {
        open(smallPages());
        QSignalSpy stopped(m_dialog, &AnimationDialog::stopped);
        m_dialog->write(path("axes.avi"));
        QCOMPARE(stopped.size(), 1);
        QVERIFY(!m_dialog->running());
        m_dialog->write(path("missing/axes.gif"));
        QTRY_COMPARE_WITH_TIMEOUT(stopped.size(), 2, 60'000);
    }

    void aGifIsSlower() {
        open(smallPages());
        QCOMPARE(m_dialog->findChild<QSpinBox*>()->maximum(), 50);
        m_dialog->form().setFormat(AnimationFormat::Webp);
        QCOMPARE(m_dialog->findChild<QSpinBox*>()->maximum(), 60);
    }

    void withoutFfmpegThereIsNoVideo() {
        const QByteArray before = qgetenv("PATH");
        qputenv("PATH", m_folder.path().toLocal8Bit());
        open(smallPages());
        qputenv("PATH", before);
        const auto* formats = m_dialog->findChild<QComboBox*>();
        const QModelIndex video = formats->model()->index(formats->count() - 1, 0);
        QVERIFY(!(video.flags() & Qt::ItemIsEnabled));
        QVERIFY(video.data(Qt::ToolTipRole).toString().contains("ffmpeg"));
    }
};

NORMSCOPE_GUI_TEST(TestAnimationDialog)
#include "test_animation_dialog.moc"
