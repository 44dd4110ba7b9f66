#include "core/release/job_parts.h"

#include "core/data/people_groups.h"
#include "core/errors.h"
#include "core/files/figures.h"
#include "core/files/platform/platform.h"
#include "core/io/study_place.h"
#include "core/release/rests_on.h"

#include <algorithm>
#include <climits>

namespace nictate {

namespace {

std::optional<ParameterValue> valueOf(const PlannedRelease& plan, const std::string& parameter) {
    const auto found = plan.resolved.all().find(parameter);
    return found == plan.resolved.all().end() ? std::nullopt : std::optional(found->second);
}

/// A choice as the window calls it; of a number what was typed, else three digits. The privacy card holds all of them.
Text toRead(const ParameterSpec& spec, const ParameterValue& value, bool by_hand) {
    if (const auto* text = std::get_if<std::string>(&value))
        return knownWord(*text, spec.choices);
    const double number = std::get<double>(value);
    return Text(by_hand ? exactFigure(number) : shortFigure(number));
}

} // namespace

std::string studyIdentity(const Session& session, const Dataset& study) {
    if (session.data.path.empty())
        return {};
    std::set<std::string> stimuli;
    for (const Stimulus& stimulus : study.stimuli)
        stimuli.insert(stimulus.id);
    std::string identity = studyPlace(session.data.path).filename().string();
    for (const std::string& id : stimuli)
        identity += "\n" + id;
    return identity;
}

std::vector<std::size_t> releasedParticipants(const Session& session, const Dataset& study) {
    refuseGuesses(study.frame);
    std::vector<std::size_t> included = includedParticipants(session, study);
    if (included.empty())
        throw MissingData(Text("no observer is included; tick some, or clear the filter"));
    return included;
}

std::vector<std::size_t> releasedPeople(const Session& session, const Dataset& study, const std::string& attribute) {
    const std::vector<std::size_t> included = releasedParticipants(session, study);
    return attribute.empty() ? included : groupsOf(study, attribute, included).people();
}

std::vector<ReleasedGroup> releasedGroups(const Dataset& study, const std::string& attribute,
                                          const std::vector<std::size_t>& people) {
    std::vector<ReleasedGroup> groups;
    if (attribute.empty())
        return groups;
    for (const PeopleGroup& group : groupsOf(study, attribute, people).groups) {
        ReleasedGroup& released = groups.emplace_back(ReleasedGroup{group.name, {}});
        for (const std::size_t i : group.people)
            released.observers.push_back(
                static_cast<std::size_t>(std::lower_bound(people.begin(), people.end(), i) - people.begin()));
    }
    return groups;
}

void addGroupChoices(ReleaseJob& job, const std::string& attribute, const std::vector<ReleasedGroup>& groups) {
    for (const ReleasedGroup& group : groups)
        job.choices.push_back(
            {Text("Group %1", group.name), Text("%1 observers", group.observers.size()), Text("by %1", attribute)});
    if (!groups.empty())
        job.smallest_group = static_cast<std::size_t>(smallestOf(groups, INT_MAX));
}

std::optional<Text> leftOutReason(const Session& session) {
    if (session.filter.empty() && !session.excluded.empty())
        return Text("Observers were left out by hand: if their data or attributes influenced this, their number n is sensitive "
                    "too, and this guarantee does not cover it.");
    return {};
}

void settle(PlannedRelease& plan, const Session& session, const std::vector<FrameLine>& rests_on) {
    if (const auto left_out = leftOutReason(session))
        plan.guarantee.reasons.push_back(*left_out); // the card says it for ever
    plan.rests_on = rests_on;
    settle(plan.guarantee, rests_on);
}

std::vector<ReleaseJob::Choice> parameterChoices(const MechanismInfo& mechanism, const std::vector<PlannedRelease>& plans) {
    const PlannedRelease& first = plans.front();
    std::vector<ReleaseJob::Choice> choices;
    for (const ParameterSpec& spec : mechanism.parameters) {
        const auto value = valueOf(first, spec.name);
        if (!value)
            continue;
        const bool alike = std::all_of(plans.begin(), plans.end(),
                                       [&](const PlannedRelease& plan) { return valueOf(plan, spec.name) == value; });
        const bool said = spec.symbol.empty() || spec.symbol == spec.label || (!spec.choices.empty() && spec.symbol == spec.name);
        const Text name = said ? spec.label : Text("%1 %2", spec.label, spec.symbol);
        const bool by_hand = first.given.has(spec.name);
        choices.push_back(choiceOf(spec.unit.empty() ? name : Text("%1 (%2)", name, spec.unit),
                                   alike ? toRead(spec, *value, by_hand) : Text("differs"), by_hand));
    }
    return choices;
}

ReleaseJob::Choice choiceOf(const Text& name, const Text& value, bool by_hand) {
    return {name, value, by_hand ? Text("by hand") : Text("default")};
}

FileGroup cardFiles() { return {Text("Privacy card (JSON, PDF)"), {"privacy_card.json", "privacy_card.pdf"}, true}; }

bool isChosen(const std::string& file, const std::set<std::string>& names) {
    return file.starts_with("privacy_card.") ||
           std::any_of(names.begin(), names.end(), [&](const std::string& name) { return platform::matches(name, file); });
}

} // namespace nictate
