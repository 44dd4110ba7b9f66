#pragma once

#include "core/release/card_parts.h"
#include "core/release/stream_release.h"

namespace nictate {

CardFacts cardFacts(const ReleasePlan<Streams>& plan);

extern template std::string privacyCardJson(const Release<Streams>&);
extern template std::vector<CardSection> privacyCardPage(const Release<Streams>&);

} // namespace nictate
