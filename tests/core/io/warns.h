#pragma once

#include "core/data/dataset.h"

#include <algorithm>
#include <string>

namespace nictate::test {

/// Whether one of the study's warnings has `words` in it.
inline bool warns(const Dataset& study, const std::string& words) {
    return std::any_of(study.warnings.begin(), study.warnings.end(),
                       [&](const Text& warning) { return warning.english().find(words) != std::string::npos; });
}

/// Whether a release asks about this entry of how the study is read.
inline bool asks(const Dataset& study, const std::string& key) {
    const PlanEntry* entry = study.frame.reading.find(key);
    return entry != nullptr && entry->origin == Origin::guessed;
}

} // namespace nictate::test
