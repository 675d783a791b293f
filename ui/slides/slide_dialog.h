// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "scenario/scenario.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;

namespace normscope::ui {

class SlideForm;
class SlideMaker;

// Makes slides of a scenario's page. It stands beside the work, which goes on, and deletes itself when closed;
// closed early it leaves no file.
class SlideDialog : public QDialog {
    Q_OBJECT
public:
    explicit SlideDialog(const Scenario& scenario, QWidget* parent = nullptr);

    SlideForm& form() { return *m_form; }
    bool running() const;
    void write(const QString& path); // without asking for it

public slots:
    void reject() override; // of one that runs: gives it up and stays

signals:
    void written(const QString& path);
    void stopped(); // failed or given up: there is no file

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void build();
    void ask();
    void advance(const QString& what, std::size_t done, std::size_t planned);
    void end(const QString& said);
    void fail(const Error& error);
    void showState();

    Scenario m_scenario;
    QString m_path; // of the file being made
    SlideForm* m_form;
    SlideMaker* m_maker;
    QProgressBar* m_progress;
    QLabel* m_said;
    QPushButton* m_save;
    QPushButton* m_cancel;
};

} // namespace normscope::ui
