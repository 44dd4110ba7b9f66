#pragma once

#include "core/io/columns.h"

#include <string_view>
#include <vector>

namespace nictate {

/// Headers of this role as trackers and papers write them, in lower-case letters and digits only, best first.
const std::vector<std::string_view>& columnSynonyms(Role role);

/// Headers that may mean this role and may mean something else: a person is asked about them. Best first.
const std::vector<std::string_view>& weakSynonyms(Role role);

/// Headers that say a part of a stimulus (a page), and those that say the whole it is a part of (a book).
const std::vector<std::string_view>& partNames();
const std::vector<std::string_view>& wholeNames();
/// Headers of names that a program or somebody at it gave each recording, which may say whose it is.
const std::vector<std::string_view>& recordingNames();

} // namespace nictate
