#pragma once
// Stimuli that move: numbered pictures in a folder of the stimulus' name, stimuli/clip/0001.png …

#include "core/data/reading_plan.h"
#include "core/data/stimulus.h"

#include <filesystem>
#include <vector>

namespace nictate {

/// The first of the numbered pictures in a folder; empty where there is none.
std::filesystem::path firstFrameIn(const std::filesystem::path& folder);

/// All pictures of a stimulus in order: the numbered ones of one that moves, else its own, or none.
std::vector<std::filesystem::path> framesOf(const Stimulus& stimulus);

/// Which of so many pictures is seen `since_ms` after the first: by the plan's frame-rate, or, where that is not said, spread
/// over the `shown_ms` that all of them took. frames ≥ 1.
std::size_t frameAt(std::size_t frames, double since_ms, double shown_ms, const ReadingPlan& plan);

} // namespace nictate
