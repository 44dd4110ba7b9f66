#include "core/release/bids_derivative.h"

#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/files/draft_folder.h"
#include "core/files/folder.h"
#include "core/files/json_problem.h"
#include "core/files/whole_file.h"
#include "core/io/bids_write.h"

#include <nlohmann/json.hpp>

namespace nictate {

namespace fs = std::filesystem;
using DescriptionJson = nlohmann::ordered_json;

namespace {

/// What was released, by the card.
std::string releasedThing(const fs::path& released) {
    const fs::path file = released / "privacy_card.json";
    const auto text = wholeFile(file);
    if (!text)
        throw MissingData(Text("%1: there is no privacy_card.json; name a folder that Nictate released", released.string()));
    try {
        return DescriptionJson::parse(*text).at("released").at("what").get<std::string>();
    } catch (const DescriptionJson::exception& problem) {
        throw ParseError(file.string(), 0, 0, Text("is no privacy card: %1", jsonProblem(problem)),
                         Text("give the folder as Nictate released it"));
    }
}

} // namespace

void writeBidsDerivative(const fs::path& released, const fs::path& folder) {
    const std::string thing = releasedThing(released);
    DraftFolder draft(folder);
    const DescriptionJson description = {
        {"Name", "Release of eye tracking: " + thing},
        {"BIDSVersion", bids_version},
        {"DatasetType", "derivative"},
        {"GeneratedBy",
         {{{"Name", "Nictate"},
           {"Version", NICTATE_VERSION},
           {"Description", "Released; release/privacy_card.json states what is guaranteed, if anything"}}}}};
    writeNewFile(draft.path() / "dataset_description.json", description.dump(2) + "\n");
    writeNewFile(
        draft.path() / "README",
        "A release of eye tracking (" + thing +
            "), made by Nictate " NICTATE_VERSION ".\n\n"
            "release/ holds the released files as they were published. release/privacy_card.json states what is guaranteed, if\n"
            "anything, to whom, and why. Whatever is computed from these files costs no further privacy loss.\n");
    writeNewFile(draft.path() / ".bidsignore", "release/\n"); // BIDS has no names for such tables yet
    fs::create_directory(draft.path() / "release");
    for (const fs::path& file : filesIn(released))
        if (const auto bytes = wholeFile(file))
            writeNewFile(draft.path() / "release" / file.filename(), *bytes);
    draft.moveIntoPlace();
}

} // namespace nictate
