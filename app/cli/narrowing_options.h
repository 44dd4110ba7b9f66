#pragma once
// How many people are left when somebody knows attributes and has gaze: what `evaluate --task narrowing` takes.

#include "app/cli/signal_options.h"
#include "core/evaluation/narrowing.h"
#include "core/text.h"

namespace nictate::cli {

struct NarrowingOptions {
    std::vector<std::string> attributes;
    std::string within;
    int k = 0; ///< 0: not asked for

    void addTo(CLI::App& command);
    /// Throws InvalidParameter (`within`), MissingData.
    KnownAttributes knownOf(const RecordingSet& set) const;
};

/// What should be said beside it, each a sentence.
std::vector<Text> narrowingNotes(const Narrowing& narrowing, const NarrowingRequest& request);

/// As a table for reading, or as a JSON object. Sensitive.
std::string narrowingText(const Narrowing& narrowing, const NarrowingRequest& request);
std::string narrowingJson(const Narrowing& narrowing, const NarrowingRequest& request);

} // namespace nictate::cli
