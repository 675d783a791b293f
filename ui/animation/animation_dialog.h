// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/file_maker_dialog.h"

namespace normscope::ui {

class AnimationForm;

// The format is that of the ending of the path.
class AnimationDialog : public FileMakerDialog {
    Q_OBJECT
public:
    explicit AnimationDialog(const Scenario& scenario, QWidget* parent = nullptr);

    AnimationForm& form() { return *m_form; }

protected:
    QString askPath() override;
    Expected<FileOrder> order(const QString& path) const override;

private:
    AnimationDialog(const Scenario& scenario, AnimationForm* form, QWidget* parent);

    Scenario m_scenario;
    AnimationForm* m_form;
};

} // namespace normscope::ui
