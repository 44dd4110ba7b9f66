#pragma once

#include "core/text.h"

#include <cstddef>
#include <string>
#include <vector>

namespace nictate {

/// Counts what an importer noticed, so that a thousand odd rows make one warning that names the first.
class Tally {
  public:
    /// `one`/`many` begin the sentence: "row without a position was left out" / "rows … were left out".
    Tally(Text one, Text many) : one_(std::move(one)), many_(std::move(many)) {}
    void note(std::size_t line, std::size_t times = 1) {
        if (count_ == 0)
            first_line_ = line;
        count_ += times;
    }
    std::size_t count() const { return count_; }
    /// Nothing when nothing was counted.
    void warn(std::vector<Text>& warnings, const std::string& file) const;

  private:
    Text one_, many_;
    std::size_t count_ = 0;
    std::size_t first_line_ = 0;
};

} // namespace nictate
