#pragma once
// What goes with every release, for programs and for people. resources/privacy_card_schema.json is the schema,
// privacy_card.md in this folder explains it. Nothing sensitive is in it.

#include "core/release/release.h"

#include <string>
#include <utility>
#include <vector>

namespace nictate {

inline constexpr int privacy_card_version = 1;

/// The card as JSON text, UTF-8, ending in a line end.
template <class Domain> std::string privacyCardJson(const Release<Domain>& release);

/// The same as a page: titled sections of label and text. A text without a label is a paragraph.
struct CardSection {
    using Line = std::pair<std::string, std::string>;
    std::string title;
    std::vector<Line> lines;
};
template <class Domain> std::vector<CardSection> privacyCardPage(const Release<Domain>& release);

} // namespace nictate
