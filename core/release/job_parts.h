#pragma once
// What release jobs of all kinds are made of.

#include "core/choices/session.h"
#include "core/errors.h"
#include "core/release/planned_release.h"
#include "core/release/public_files.h"
#include "core/release/release_job.h"
#include "core/release/released_group.h"

#include <memory>
#include <new>
#include <set>
#include <string>
#include <vector>

namespace nictate {

/// What tells a study from others (see Ledger::setStudy()): its file's or folder's name and its stimuli. Empty for a study
/// that is in no file.
std::string studyIdentity(const Session& session, const Dataset& study);

/// Indices of the participants whose data would leave. Throws MissingData when there are none, and Refused where how the study
/// is read was guessed from them.
std::vector<std::size_t> releasedParticipants(const Session& session, const Dataset& study);

/// The same, of groups only who is in one; an empty attribute makes none. Throws what groupsOf() throws as well.
std::vector<std::size_t> releasedPeople(const Session& session, const Dataset& study, const std::string& attribute);

/// The groups among these people; none where there is no attribute.
std::vector<ReleasedGroup> releasedGroups(const Dataset& study, const std::string& attribute,
                                          const std::vector<std::size_t>& people);

/// A line for each group.
void addGroupChoices(ReleaseJob& job, const std::string& attribute, const std::vector<ReleasedGroup>& groups);

/// What to think of when observers were left out by hand; unset when none were.
std::optional<Text> leftOutReason(const Session& session);

/// What the session and the public frame add to a plan: what it rests on, and what that does to its guarantee.
void settle(PlannedRelease& plan, const Session& session, const std::vector<FrameLine>& rests_on);

/// The mechanism's parameters; a value that is not the same in all plans "differs". `plans` is not empty.
std::vector<ReleaseJob::Choice> parameterChoices(const MechanismInfo& mechanism, const std::vector<PlannedRelease>& plans);

/// A choice that is no parameter of the mechanism.
ReleaseJob::Choice choiceOf(const Text& name, const Text& value, bool by_hand);

/// "privacy_card.json", "privacy_card.pdf".
FileGroup cardFiles();

/// Whether a file is among the names chosen, which may hold `*`. The privacy card always is.
bool isChosen(const std::string& file, const std::set<std::string>& names);
/// What the app draws of a release of a kind; core has neither fonts nor pictures. Empty = nothing.
template <class Domain> struct ReleaseDrawing {
    std::function<std::vector<PublicWriter<Domain>>()> writers;            ///< further public files, privacy_card.pdf among them
    std::function<std::string(const Release<Domain>&, int width)> picture; ///< PNG, to look at
    std::function<void(const ReleasePlan<Domain>&)> check = {};            ///< throws what drawing would throw, before it is paid
};

/// Checks before anything is booked that a plan can be drawn. Throws OutputError.
template <class Domain> void requireDrawable(const ReleasePlan<Domain>& plan, const ReleaseDrawing<Domain>& drawing) {
    if (!drawing.check)
        return;
    try {
        drawing.check(plan);
    } catch (const std::bad_alloc&) {
        throw OutputError(Text("there is not enough memory to draw this release; nothing was released"));
    }
}

/// Adds the writers of what could be drawn, with its bytes. Tables do not depend on pictures: what could not be drawn is
/// returned, and why.
template <class Domain> std::vector<Text> addDrawn(std::vector<PublicWriter<Domain>>& writers,
                                                   std::vector<PublicWriter<Domain>> pictures, const Release<Domain>& release) {
    std::vector<Text> undrawn;
    for (const PublicWriter<Domain>& picture : pictures) {
        try {
            writers.push_back({picture.file, [bytes = picture.write(release)](const Release<Domain>&) { return bytes; }});
        } catch (const std::exception& problem) {
            undrawn.push_back(Text("%1 (%2)", picture.file, textOf(problem)));
        }
    }
    return undrawn;
}

/// The writers of chosen files.
template <class Writer> std::vector<Writer> chosenOf(std::vector<Writer> writers, const std::set<std::string>& names) {
    std::erase_if(writers, [&](const Writer& writer) { return !isChosen(writer.file, names); });
    return writers;
}

/// What a release is called, and how much of what it holds.
struct Contents {
    std::string name;
    std::vector<std::pair<std::string, std::size_t>> counts; ///< {"tables", 12}
    std::size_t bytes = 0;                                   ///< of memory
};

/// Operations on a finished release that consume no further budget. It holds the release and public things only.
template <class Domain> Released paidFor(Release<Domain> made, Contents contents, const ReleaseDrawing<Domain>& drawing,
                                         const std::set<std::string>& files) {
    const auto release = std::make_shared<const Release<Domain>>(std::move(made));
    Released out;
    out.name = std::move(contents.name);
    out.counts = std::move(contents.counts);
    out.bytes = contents.bytes;
    out.booking = release->booking();
    out.guarantee = release->plan().guarantee;
    out.card = privacyCardPage(*release);
    if (drawing.picture)
        out.picture = [release, draw = drawing.picture](int width) { return draw(*release, width); };
    const auto drawn = drawing.writers ? drawing.writers : [] { return std::vector<PublicWriter<Domain>>(); };
    out.card_pdf = [release, drawn] {
        for (const PublicWriter<Domain>& writer : drawn())
            if (writer.file == "privacy_card.pdf")
                return writer.write(*release);
        return std::string();
    };
    const auto undrawn = std::make_shared<std::vector<Text>>();
    out.undrawn = [undrawn] { return *undrawn; };
    out.save = [release, drawn, files, undrawn](const std::filesystem::path& folder) {
        std::vector<PublicWriter<Domain>> writers = chosenOf(publicWriters(*release), files), pictures;
        try {
            pictures = chosenOf(drawn(), files);
            *undrawn = addDrawn(writers, std::move(pictures), *release);
        } catch (const std::exception& problem) {
            *undrawn = {Text("pictures (%1)", textOf(problem))};
        }
        publish(*release, writers, folder);
    };
    return out;
}

/// Plans that are released one after another, and what of a domain's job depends on the domain's types.
template <class Domain> struct PlannedJob {
    std::shared_ptr<const Dataset> study;
    std::vector<std::size_t> included;
    std::shared_ptr<const std::vector<ReleasePlan<Domain>>> plans; ///< not empty; each is settled, see settle()
    std::vector<std::pair<std::string, std::string>> names;        ///< of each: what it is called, and its folder
    Contents (*contents)(const Release<Domain>&);
    /// Null = nothing is drawn.
    std::function<ReleaseDrawing<Domain>(std::size_t i, const std::set<std::string>& files)> drawing;
};

/// Of one plan, whose folder is called as it is and whose drawing does not depend on the files that are chosen.
template <class Domain> PlannedJob<Domain> onePlanned(const std::shared_ptr<const Dataset>& study,
                                                      const std::vector<std::size_t>& included, ReleasePlan<Domain> plan,
                                                      const std::string& name, Contents (*contents)(const Release<Domain>&),
                                                      const ReleaseDrawing<Domain>& drawing) {
    return {study,          included, std::make_shared<const std::vector<ReleasePlan<Domain>>>(1, std::move(plan)),
            {{name, name}}, contents, [drawing](std::size_t, const std::set<std::string>&) { return drawing; }};
}

/// The job, to which the domain adds its size, further choices, its files and what to expect.
template <class Domain> ReleaseJob jobOf(const PlannedJob<Domain>& planned, const Session& session) {
    const std::vector<ReleasePlan<Domain>>& plans = *planned.plans;
    const MechanismInfo& info = plans.front().mechanism.info;
    ReleaseJob job;
    job.study = studyIdentity(session, *planned.study);
    job.mechanism = info.title(plans.front().resolved);
    job.formula = info.formula;
    job.choices = parameterChoices(info, {plans.begin(), plans.end()});
    if (const auto left_out = leftOutReason(session))
        job.warnings.push_back(*left_out);
    job.rests_on = plans.front().rests_on;
    const std::vector<std::string> observers = observerIds(*planned.study, planned.included);
    for (std::size_t i = 0; i < plans.size(); ++i)
        job.items.push_back(
            {planned.names[i].first, planned.names[i].second, plans[i].guarantee, ledgerRecord(plans[i], observers)});
    const auto drawing = [draw = planned.drawing](std::size_t i, const std::set<std::string>& files) {
        return draw ? draw(i, files) : ReleaseDrawing<Domain>();
    };
    job.check = [all = planned.plans, drawing](std::size_t i, const std::set<std::string>& files) {
        requireDrawable((*all)[i], drawing(i, files));
    };
    job.draw = [planned, drawing](std::size_t i, const DrawTerms& terms) {
        ReleasePlan<Domain> plan = (*planned.plans)[i];
        plan.batch = terms.batch;
        Release<Domain> made = releasePlanned(plan, *planned.study, planned.included, terms.confirmed_reasons, terms.noise,
                                              terms.ledger, terms.budget);
        Contents contents = planned.contents(made);
        return paidFor(std::move(made), std::move(contents), drawing(i, terms.files), terms.files);
    };
    return job;
}

} // namespace nictate
