#include "core/domains/gaze/kaleido_schedule.h"

namespace nictate {

// mutant gaze-floor-of-tests
std::size_t KaleidoRule::testsInWindow() const { return (window + skip - 1) / skip; }

std::size_t KaleidoRule::publicationsInWindow() const { return (window + period - 1) / period; }

void KaleidoSchedule::forget() {
    // mutant gaze-short-window, gaze-budget-gone-for-ever
    while (!recent_.empty() && recent_.front().row + rule_.window <= row_) {
        sum_ -= recent_.front().units;
        recent_.pop_front();
    }
}

KaleidoSchedule::Due KaleidoSchedule::next(bool seen) {
    ++row_;
    // mutant gaze-lost-row-restarts-the-clock
    if (!seen)
        return Due::nothing;
    if (!rule_.adaptive) {
        due_units_ = kaleido_units;
        return !any_ || row_ - last_ >= rule_.period ? Due::publication : Due::nothing;
    }
    forget();
    due_units_ = (kaleido_units - sum_) / 2;
    if (!any_)
        return Due::publication;
    if (row_ - last_ < rule_.skip || due_units_ < least_kaleido_units)
        return Due::nothing;
    // mutant gaze-clock-from-publication
    last_ = row_;
    return Due::test;
}

void KaleidoSchedule::published() {
    last_ = row_;
    any_ = true;
    if (rule_.adaptive) {
        recent_.push_back({row_, due_units_});
        sum_ += due_units_;
    }
}

} // namespace nictate
