// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/scenario_json.h"

#include <embedded/preset_batch_branches.h>
#include <embedded/preset_batch_of_two.h>
#include <embedded/preset_batch_size.h>
#include <embedded/preset_blow_up.h>
#include <embedded/preset_bounded_branch.h>
#include <embedded/preset_clipping.h>
#include <embedded/preset_coherent_branch.h>
#include <embedded/preset_constant.h>
#include <embedded/preset_decay_gamma.h>
#include <embedded/preset_digits.h>
#include <embedded/preset_drift.h>
#include <embedded/preset_eps_floor.h>
#include <embedded/preset_eps_is_a_floor.h>
#include <embedded/preset_far_offset.h>
#include <embedded/preset_group_norm.h>
#include <embedded/preset_half_floor.h>
#include <embedded/preset_hundred_blocks.h>
#include <embedded/preset_invariance.h>
#include <embedded/preset_keras_or_pytorch.h>
#include <embedded/preset_last_gradient.h>
#include <embedded/preset_models.h>
#include <embedded/preset_momentum_mix_up.h>
#include <embedded/preset_no_norm_adam.h>
#include <embedded/preset_no_norm_sgd.h>
#include <embedded/preset_one_class.h>
#include <embedded/preset_one_class_batches.h>
#include <embedded/preset_one_pass.h>
#include <embedded/preset_outlier.h>
#include <embedded/preset_output_norm.h>
#include <embedded/preset_padded.h>
#include <embedded/preset_padding_share.h>
#include <embedded/preset_placements.h>
#include <embedded/preset_poisoned.h>
#include <embedded/preset_post_decay.h>
#include <embedded/preset_post_flat.h>
#include <embedded/preset_rms_like_ln.h>
#include <embedded/preset_running_settles.h>
#include <embedded/preset_shift.h>
#include <embedded/preset_silent_zero.h>
#include <embedded/preset_timid_lr.h>
#include <embedded/preset_tiny_batches.h>
#include <embedded/preset_tokens.h>
#include <embedded/preset_torch_init.h>
#include <embedded/preset_train_eval_gap.h>
#include <embedded/preset_warm_up.h>
#include <embedded/preset_who_feels_it.h>
#include <embedded/preset_wine.h>
#include <embedded/preset_wine_raw.h>
#include <embedded/preset_wrong_eps.h>
#include <embedded/preset_wrong_eps_ordinary.h>
#include <embedded/preset_xiong_lemma.h>
#include <embedded/preset_young_running.h>
#include <embedded/preset_zero_eps.h>

#include <stdexcept>

namespace normscope {

namespace {

struct Source {
    const char* id;
    std::string_view json;
};

// In the order of the menu: one matrix first (what the norms do, then what breaks them), then stacks, then
// training, batches, number formats, and known models.
std::vector<Source> axesSources() {
    using namespace embedded;
    return {
        {"wine", preset_wine},
        {"wine-raw", preset_wine_raw},
        {"outlier", preset_outlier},
        {"digits", preset_digits},
        {"tokens", preset_tokens},
        {"group-norm", preset_group_norm},
        {"padded", preset_padded},
        {"invariance", preset_invariance},
        {"eps-floor", preset_eps_floor},
        {"far-offset", preset_far_offset},
        {"shift", preset_shift},
        {"batch-of-two", preset_batch_of_two},
        {"young-running", preset_young_running},
        {"momentum-mix-up", preset_momentum_mix_up},
        {"constant", preset_constant},
        {"zero-eps", preset_zero_eps},
    };
}

std::vector<Source> depthSources() {
    using namespace embedded;
    return {
        {"drift", preset_drift},
        {"blow-up", preset_blow_up},
        {"bounded-branch", preset_bounded_branch},
        {"torch-init", preset_torch_init},
        {"coherent-branch", preset_coherent_branch},
        {"xiong-lemma", preset_xiong_lemma},
        {"batch-branches", preset_batch_branches},
        {"last-gradient", preset_last_gradient},
        {"post-flat", preset_post_flat},
        {"post-decay", preset_post_decay},
        {"output-norm", preset_output_norm},
        {"placements", preset_placements},
    };
}

std::vector<Source> trainingSources() {
    using namespace embedded;
    return {
        {"warm-up", preset_warm_up},           {"timid-lr", preset_timid_lr},
        {"rms-like-ln", preset_rms_like_ln},   {"no-norm-sgd", preset_no_norm_sgd},
        {"no-norm-adam", preset_no_norm_adam}, {"clipping", preset_clipping},
        {"decay-gamma", preset_decay_gamma},   {"batch-size", preset_batch_size},
        {"one-class", preset_one_class},       {"hundred-blocks", preset_hundred_blocks},
    };
}

std::vector<Source> batchSources() {
    using namespace embedded;
    return {
        {"running-settles", preset_running_settles},
        {"tiny-batches", preset_tiny_batches},
        {"train-eval-gap", preset_train_eval_gap},
        {"who-feels-it", preset_who_feels_it},
        {"one-class-batches", preset_one_class_batches},
        {"padding-share", preset_padding_share},
        {"poisoned", preset_poisoned},
        {"keras-or-pytorch", preset_keras_or_pytorch},
    };
}

std::vector<Source> precisionSources() {
    using namespace embedded;
    return {
        {"half-floor", preset_half_floor}, {"silent-zero", preset_silent_zero},
        {"one-pass", preset_one_pass},     {"eps-is-a-floor", preset_eps_is_a_floor},
        {"wrong-eps", preset_wrong_eps},   {"wrong-eps-ordinary", preset_wrong_eps_ordinary},
    };
}

std::vector<Source> modelsSources() {
    using namespace embedded;
    return {{"models", preset_models}};
}

std::vector<Preset> read() {
    std::vector<Preset> all;
    for (const auto& page :
         {axesSources(), depthSources(), trainingSources(), batchSources(), precisionSources(), modelsSources()})
        for (const auto& [id, json] : page) {
            auto scenario = fromJson(json, id);
            if (!scenario) throw std::logic_error("preset " + plain(scenario.error()));
            all.push_back({id, std::move(*scenario)});
        }
    return all;
}

} // namespace

const std::vector<Preset>& presets() {
    static const std::vector<Preset> all = read();
    return all;
}

} // namespace normscope
