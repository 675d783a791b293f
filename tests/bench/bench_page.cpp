// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A frame of a page, from the position on the timeline to painted pixels, and a run of the engine behind it: the Axes
// page for matrices of n x n cells, the Depth page for three stacks of n layers (MLP, d = 64, 64 rows). A frame should
// stay below the 16 ms of a 60 Hz screen; a run and a frame together are what a slider's move costs.
#include "data/source.h"
#include "engine/depth_job.h"
#include "pages/axes/axes_page.h"
#include "pages/depth/depth_page.h"
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

Scenario stacks(Index layers, Index seeds) {
    Scenario scenario;
    scenario.page = Page::Depth;
    scenario.depth.layers = layers;
    scenario.depth.seeds = seeds;
    return scenario;
}

// All arms with one seed, on as many threads as there are processors: what appears first.
void depthRun(benchmark::State& state) {
    const Scenario scenario = stacks(state.range(0), 1);
    ui::DepthJob job;
    for (auto _ : state) benchmark::DoNotOptimize(job(scenario, false, {}, {}));
}

void showFrames(benchmark::State& state, ui::PageWidget& page, const Scenario& scenario, const ui::PageResult& result) {
    page.setReducedMotion(true);
    page.setTheme(ui::theme(ui::ThemeName::Light));
    page.resize(1040, 812);
    page.setScenario(scenario);
    page.setResult(result);
    page.show();
    QApplication::processEvents();
    QImage image(page.size(), QImage::Format_ARGB32_Premultiplied);
    const double length = page.timeline().length();
    double position = 0;
    for (auto _ : state) {
        position = position >= length ? 0 : position + 0.002 * length;
        page.setFrame(position);
        page.render(&image);
    }
}

void axesFrame(benchmark::State& state) {
    const Scenario scenario = square(state.range(0));
    ui::AxesPage page;
    showFrames(state, page, scenario, std::make_shared<const AxesResult>(resultOf(scenario)));
}

void depthFrame(benchmark::State& state) {
    const Scenario scenario = stacks(state.range(0), 5);
    ui::DepthPage page;
    showFrames(state, page, scenario, std::make_shared<const DepthResult>(runDepth(scenario, false)));
}

} // namespace

BENCHMARK(engineRun)->Arg(16)->Arg(128)->Arg(512)->Unit(benchmark::kMillisecond);
BENCHMARK(axesFrame)->Arg(16)->Arg(128)->Arg(512)->Unit(benchmark::kMillisecond);
BENCHMARK(depthRun)->Arg(12)->Arg(24)->Arg(96)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(depthFrame)->Arg(12)->Arg(24)->Arg(96)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    ui::prepareApplication("en");
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
