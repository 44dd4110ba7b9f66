#pragma once
// The importers as the fuzzers and the ordinary tests drive them: text in, a study or one of our errors out.

#include "core/data/dataset.h"

#include <string_view>

namespace nictate::fuzz {

/// A table, first previewed, then read to the end as openStudy would.
Dataset readDelimited(std::string_view text);
/// A long table of features, or the table of one participant and condition.
Dataset readFeatureTables(std::string_view text);
Dataset readEyelink(std::string_view text);
/// The files of a native folder in one text: each begins with a line "==== name".
Dataset readNative(std::string_view bundle);
/// Files of any kind in one text as above, opened as openStudy opens them: one file by itself, several as their folder. Read
/// again by the plan it gave, the study is the same.
Dataset readFiles(std::string_view bundle);

/// Runs a reader; false when it refused the text with an Error. Anything else it throws passes through.
bool accepts(Dataset (*reader)(std::string_view), std::string_view text);

} // namespace nictate::fuzz
