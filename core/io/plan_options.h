#pragma once
// A reading plan's entries are words; importers read by values.

#include "core/io/open_options.h"

#include <vector>

namespace nictate {

/// What a person said, as entries that are given.
ReadingPlan saidIn(const OpenOptions& options);

/// The options with every value the plan in them names. Throws InvalidParameter naming the entry and what is possible.
OpenOptions valuesOf(OpenOptions options);

/// As above, and what the plan does not name is not looked for.
OpenOptions settledBy(const ReadingPlan& plan, OpenOptions options);

/// The words of these in a plan and on the command line.
std::string wordOf(char delimiter_or_decimal);
std::string wordOf(PositionUnit unit);
std::string wordOf(TimeUnit unit);
std::string wordOf(RowKind rows);
std::string wordOf(PixelSize size);

/// The words an entry of a plan may hold; none where it is no choice of a few.
std::vector<std::string> wordsFor(const std::string& key);

double inMilliseconds(TimeUnit unit); ///< one of them

/// Throw InvalidParameter under this name, with the words that are possible.
PositionUnit positionUnitOf(const std::string& word, const std::string& name = "units");
TimeUnit timeUnitOf(const std::string& word, const std::string& name = "time-unit");

} // namespace nictate
