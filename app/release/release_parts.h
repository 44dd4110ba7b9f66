#pragma once
// What releases of all kinds are made of.

#include "app/release/release_job.h"
#include "core/release/planned_release.h"
#include "core/session/session.h"

#include <set>
#include <string>
#include <vector>

namespace nictate {

/// Indices of the participants whose data would leave. Throws MissingData when there are none.
std::vector<std::size_t> releasedParticipants(const Session& session, const Dataset& study);

/// Why n is private when not all observers are included (mechanisms.md, section 0); unset when all are.
std::optional<std::string> privateCountReason(const Session& session);

/// The mechanism's parameters; a value that is not the same in all plans "differs". `plans` is not empty.
std::vector<ReleaseJob::Choice> parameterChoices(const MechanismInfo& mechanism, const std::vector<PlannedRelease>& plans);

/// A choice that is no parameter of the mechanism. Numbers to six digits; the privacy card holds all of them.
ReleaseJob::Choice choiceOf(const std::string& name, const ParameterValue& value, bool by_hand);

/// "privacy_card.json", "privacy_card.pdf".
FileGroup cardFiles();

/// Whether a file is among the names chosen, which may hold `*`. The privacy card always is.
bool isChosen(const std::string& file, const std::set<std::string>& names);
/// The writers of chosen files.
template <class Writer> std::vector<Writer> chosenOf(std::vector<Writer> writers, const std::set<std::string>& names) {
    std::erase_if(writers, [&](const Writer& writer) { return !isChosen(writer.file, names); });
    return writers;
}

} // namespace nictate
