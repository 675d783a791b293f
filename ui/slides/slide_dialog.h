// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/file_maker_dialog.h"

namespace normscope::ui {

class SlideForm;

class SlideDialog : public FileMakerDialog {
    Q_OBJECT
public:
    explicit SlideDialog(const Scenario& scenario, QWidget* parent = nullptr);

    SlideForm& form() { return *m_form; }

protected:
    QString askPath() override;
    Expected<FileOrder> order(const QString& path) const override;

private:
    SlideDialog(const Scenario& scenario, SlideForm* form, QWidget* parent);

    Scenario m_scenario;
    SlideForm* m_form;
};

} // namespace normscope::ui
