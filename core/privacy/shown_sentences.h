#pragma once

#include "core/privacy/guarantee.h"

namespace nictate {

/// plainSentences() for whoever decides: losses are rounded up to three digits. A card that leaves keeps its four.
std::vector<Text> shownSentences(const Together& together, const Guarantee& one);

} // namespace nictate
