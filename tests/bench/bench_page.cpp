// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A frame of the Axes page, from the position on the timeline to painted pixels, and a run of the engine behind it, for
// matrices of n x n cells. A frame should stay below the 16 ms of a 60 Hz screen.
#include "data/source.h"
#include "pages/axes/axes_page.h"
#include "window/run_window.h"

#include <QApplication>

#include <benchmark/benchmark.h>

using namespace normscope;

namespace {

Scenario square(Index n) {
    Scenario scenario;
    scenario.data.source = DataSource::Gaussian;
    scenario.data.units = Units::Raw;
    scenario.data.samples = scenario.data.features = n;
    scenario.axes.norms = {NormKind::Layer, NormKind::Batch, NormKind::Rms};
    return scenario;
}

AxesResult resultOf(const Scenario& scenario) { return runAxes(scenario, *loadTable(scenario.data, scenario.seed)); }

void engineRun(benchmark::State& state) {
    const Scenario scenario = square(state.range(0));
    const auto table = loadTable(scenario.data, scenario.seed);
    for (auto _ : state) benchmark::DoNotOptimize(runAxes(scenario, *table));
}

void pageFrame(benchmark::State& state) {
    const Scenario scenario = square(state.range(0));
    ui::AxesPage page;
    page.setReducedMotion(true);
    page.setTheme(ui::theme(ui::ThemeName::Light));
    page.resize(1040, 812);
    page.setScenario(scenario);
    page.setResult(std::make_shared<const AxesResult>(resultOf(scenario)));
    page.show();
    QApplication::processEvents();
    QImage image(page.size(), QImage::Format_ARGB32_Premultiplied);
    double position = 0;
    for (auto _ : state) {
        position = position >= 6 ? 0 : position + 0.01;
        page.setFrame(position);
        page.render(&image);
    }
}

} // namespace

BENCHMARK(engineRun)->Arg(16)->Arg(128)->Arg(512)->Unit(benchmark::kMillisecond);
BENCHMARK(pageFrame)->Arg(16)->Arg(128)->Arg(512)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    ui::prepareApplication("en");
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
