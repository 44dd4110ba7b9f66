#pragma once
// Whether an attacker reads the data or only the noise: draws of protected signals beside draws of their control
// (evaluation.md E6). With few draws or few people neither may be shown, and what would decide it is said.

#include "core/evaluation/recognition.h"

#include <optional>
#include <string>
#include <vector>

namespace nictate {

enum class Verdict { none, reads_data, noise_only, not_shown };
/// "reads-data", "noise-only", "not-shown"; empty for none.
const char* name(Verdict verdict);

/// Accuracies of several draws.
struct DrawSummary {
    int draws = 1;
    double mean = 0, sd = 0; ///< over draws; sd with divisor draws − 1
    double effective = 1;    ///< how many independent answers a draw is worth, people as clusters
};

// What one attack found, draw by draw (mathematics.md §13.7).

/// Credits of the same answers over several draws.
struct FoundCredits {
    std::vector<double> accuracies, credits;
    double row_accuracy = 0; ///< summed over draws
    Recognition first;
    std::vector<double> null; ///< means over the same draws where labels mean nothing, one a permutation of all of them

    /// With its own accuracies where labels mean nothing, permutation by permutation.
    void takeNull(const std::vector<double>& of_draw);
    void take(const Recognition& recognition);
    double draws() const { return static_cast<double>(accuracies.size()); }
    double mean() const;
    double sd() const; ///< over draws; 0 of one
    Interval interval() const;
    DrawSummary summary() const;

  private:
    std::vector<double> averaged() const; ///< credits over draws
    std::vector<int> people() const;
    int null_draws_ = 0;
};

/// A row of a table of accuracies.
struct ComparedRow {
    DrawSummary released, control;
    std::optional<double> permutation_p; ///< of released.mean, one permutation for all draws; nothing where none is made
    double chance = 0;
    int people = 0;
};

/// The verdict on one row, with its p and what would decide an open one.
struct Decision {
    Verdict verdict = Verdict::not_shown;
    std::optional<double> p;   ///< corrected for all rows of the table; nothing below least_draws
    std::optional<int> draws;  ///< of a verdict not shown: how many draws would decide it, …
    std::optional<int> people; ///< … or how many people; neither: no number that anybody has
    bool operator==(const Decision&) const = default;
};

inline constexpr int least_draws = 5; ///< of protected signals and of the control, for a verdict

/// What can be said of rows that are shown together: Welch's test of the difference of means, the larger of its p and the
/// permutation p, Holm's correction over all rows at 5 %. Noise only: the difference stays below a tenth of 1 − chance.
std::vector<Decision> decide(const std::vector<ComparedRow>& rows);

} // namespace nictate
