#pragma once
// Gaze made from steps: fixations with saccades between them, played with noise of their own (mathematics.md §12.5).

#include "core/domains/gaze/gaze_events.h"
#include "core/domains/gaze/saccade_form.h"
#include "core/noise/random_draws.h"

#include <functional>
#include <vector>

namespace nictate {

/// A fixation of so many rows, and before it the shares of the way that a saccade's rows have done.
struct TemplateStep {
    std::vector<double> way; ///< empty for the first step
    std::size_t rows = 0;
    FixationModel model;
};

enum class Combine { mean, mix };
enum class Align { index, time };

/// One sequence for all members of a group, `rows` long: step e is the mean of position, spread and duration of every member's
/// fixation e, or of the one that began last when the time is reached; or a random member's (`pick`: 0 … members − 1). Between
/// two fixations a saccade as long as the public main sequence says, in the members' mean form. The mean does not depend on the
/// order of members. `members` have fixations; empty = nothing but the centre.
std::vector<TemplateStep> templateSteps(const std::vector<const StreamEvents*>& members,
                                        const std::vector<std::vector<SaccadeForm>>& forms, std::size_t rows, double rate_hz,
                                        Combine combine, Align align, bool around, const std::function<std::size_t()>& pick);

/// The forms of a stream's saccades, of those with at least `least` steps.
std::vector<SaccadeForm> formsOf(const StreamEvents& events, std::size_t least = 1);
std::vector<std::vector<SaccadeForm>> formsOf(const std::vector<StreamEvents>& streams); ///< on all cores

/// Rows of the way from fixation to fixation, with a noise that forgets itself within 0.15 s (Ornstein–Uhlenbeck) and has the
/// fixation's spread. `normal` gives N(0, 1), yaw before pitch, row by row. `rows` directions.
std::vector<Direction> played(const std::vector<TemplateStep>& steps, std::size_t rows, double rate_hz, bool around,
                              const std::function<double()>& normal);

/// Members of random groups of k, a remainder joining the last one.
std::vector<std::vector<std::size_t>> randomGroups(std::vector<std::size_t> people, std::size_t k, RandomDraws& draws);

} // namespace nictate
