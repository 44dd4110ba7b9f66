#pragma once
// The privacy card of released feature signals; the same schema and the same kind of page as privacy_card.h.

#include "core/release/privacy_card.h"
#include "core/release/signal_release.h"

namespace nictate {

std::string privacyCardJson(const SignalRelease& release);
std::vector<CardSection> privacyCardPage(const SignalRelease& release);

} // namespace nictate
