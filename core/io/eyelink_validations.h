#pragma once

#include "core/data/recording.h"
#include "core/io/eyelink_words.h"

namespace nictate {

/// The errors that EyeLink's validations stated last, by eye: "!CAL VALIDATION HV9 R RIGHT GOOD ERROR 0.45 avg. 0.80 max OFFSET
/// …".
class EyelinkValidations {
  public:
    /// What stands behind "!CAL VALIDATION". One that was aborted states no error, and leaves the one before as it is.
    void take(AscWords words);
    /// Into a recording that begins now: of the recorded eye; of two, the mean of their means and the larger of their largest.
    void stateIn(Recording& recording) const;

  private:
    struct Errors {
        double mean_deg = missing, max_deg = missing;
    };
    Errors left_, right_;
};

} // namespace nictate
