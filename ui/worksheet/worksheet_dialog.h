// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worksheet/worksheet.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace normscope::ui {

// Makes worksheets, which have nothing to do with what the window shows. It stands beside the work and deletes itself
// when closed.
class WorksheetDialog : public QDialog {
    Q_OBJECT
public:
    explicit WorksheetDialog(QWidget* parent = nullptr);

    WorksheetSettings settings() const;
    void write(const QString& path); // without asking for it; the sheet and its answers

signals:
    void written(const QString& sheet, const QString& answers);
    void failed();

private:
    void build();
    void addNorms(QFormLayout& rows);
    void addNumbers(QFormLayout& rows);
    void ask();

    QComboBox* m_norms;
    QSpinBox* m_samples;
    QSpinBox* m_features;
    QSpinBox* m_seed;
    QLabel* m_said;
};

} // namespace normscope::ui
