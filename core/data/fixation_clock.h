#pragma once

#include "core/data/recording.h"

namespace nictate {

/// When a recording's fixations began since its picture appeared, taken one after the other in their order. Each answer
/// depends on this recording alone. The picture appeared at the first sample; without samples at 0 where the first fixation
/// is within ten seconds of it, else at the first fixation.
class FixationClock {
  public:
    explicit FixationClock(const Recording& recording);

    /// ms. A fixation without a time begins when the one before it has ended; NaN where that is not known either.
    double since(const Fixation& fixation);
    /// Any of those taken so far had a time of its own.
    bool timed() const { return timed_; }
    /// Whether the fixation taken last has a time of its own, and that of the picture's appearance is known: not the first
    /// fixation's for want of a better one.
    bool sure() const { return sure_; }
    /// The picture's appearance on the recording's own clock, ms.
    double onset() const { return onset_; }

  private:
    double onset_ = 0, passed_ = 0;
    bool onset_known_ = false, timed_ = false, sure_ = false;
};

} // namespace nictate
