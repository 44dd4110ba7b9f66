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

/// Operations on a finished release that consume no further budget. It holds the release and public things only; `name`,
/// `counts` and `bytes` are the caller's.
template <class Domain>
Released paidFor(Release<Domain> made, const ReleaseDrawing<Domain>& drawing, const std::set<std::string>& files) {
    const auto release = std::make_shared<const Release<Domain>>(std::move(made));
    Released out;
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

} // namespace nictate
