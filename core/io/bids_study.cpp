#include "core/errors.h"
#include "core/files/folder.h"
#include "core/io/agreed_plan.h"
#include "core/io/bids_recording.h"
#include "core/io/file_owners.h"
#include "core/io/importer.h"
#include "core/io/labels.h"
#include "core/io/pictures.h"
#include "core/io/plan_options.h"

#include <algorithm>

namespace nictate {

namespace fs = std::filesystem;

namespace {

const std::vector<std::string> bids_extensions = {".tsv"};

/// Where descriptions for all people may lie: the folder, or the one above a single file's `sub-`.
fs::path datasetOf(const StudySource& source) {
    if (source.isFolder())
        return source.folder();
    for (fs::path folder = fs::absolute(source.folder()); folder.has_relative_path(); folder = folder.parent_path())
        if (folder.filename().string().starts_with("sub-"))
            return folder.parent_path();
    return source.folder();
}

bool isNamedSo(const fs::path& file) {
    const std::string stem = stemOf(file);
    return hasExtension(file, bids_extensions) && stem.starts_with("sub-") &&
           (stem.ends_with("_physio") || stem.ends_with("_eyetrack"));
}

/// The tables of gaze, sorted, once each.
std::vector<fs::path> gazeTables(StudySource& source) {
    std::vector<fs::path> files = source.files();
    std::erase_if(files, [&](const fs::path& file) { return !isNamedSo(file); });
    std::sort(files.begin(), files.end());
    files.erase(std::unique(files.begin(), files.end()), files.end());
    const fs::path dataset = datasetOf(source);
    std::erase_if(files, [&](const fs::path& file) { return !bidsSidecar(file, dataset).of_gaze; });
    return files;
}

bool recognisesBids(StudySource& source, const OpenOptions&) {
    const std::vector<fs::path> files = source.files();
    return std::any_of(files.begin(), files.end(), isNamedSo) && !gazeTables(source).empty();
}

ReadingPlan planBids(StudySource& source, const OpenOptions& options) {
    const std::vector<fs::path> tables = gazeTables(source);
    const fs::path dataset = datasetOf(source);
    ReadingPlan plan = planOwners(tables, options);
    std::vector<OwnPlan> own;
    for (const fs::path& table : tables) {
        const BidsSidecar sidecar = bidsSidecar(table, dataset);
        ReadingPlan& says = own.emplace_back(OwnPlan{table, {}, {}}).plan;
        if (!options.positions && !sidecar.position_unit.empty())
            says.say("positions", sidecar.position_unit, Origin::format);
        if (!options.time_unit && !sidecar.time_unit.empty())
            says.say("time-unit", sidecar.time_unit, Origin::format);
        if (const auto screen = options.screen_size ? std::nullopt : bidsScreen(table, dataset))
            says.say("screen", wordOf(*screen), Origin::guessed);
    }
    plan.take(agreedPlan(own));
    if (!plan.find("positions"))
        plan.say("positions", "px", Origin::guessed);
    if (!plan.find("time-unit"))
        plan.say("time-unit", "ms", Origin::guessed);
    return plan;
}

void readBids(StudySource& source, const OpenOptions& options, StudyBuilder& builder) {
    const std::vector<fs::path> tables = gazeTables(source);
    const std::vector<FileOwner> owners = ownersOf(tables, options, source.name());
    const fs::path dataset = datasetOf(source);
    for (std::size_t i = 0; i < tables.size();) {
        std::size_t end = i + 1;
        while (end < tables.size() && bidsRun(tables[end]) == bidsRun(tables[i]) &&
               owners[end].participant == owners[i].participant)
            ++end;
        if (end - i > 2)
            throw ParseError(tables[i + 2].string(), 0, 0, Text("is a third recording of one run"),
                             Text("a run has one or two eyes"));
        const auto begin = tables.begin() + static_cast<std::ptrdiff_t>(i);
        readBidsRun({begin, begin + static_cast<std::ptrdiff_t>(end - i)}, dataset, options, owners[i].participant,
                    owners[i].condition, source.part(i, tables.size()), builder);
        i = end;
    }
    Labels::beside(dataset).join(builder.study);
    attachPictures(builder.study, PictureFolders(pictureFoldersBeside(dataset)), options);
    settleSizes(builder.study, options, options.positions.value_or(PositionUnit::pixels));
    warnOfGazeOffStimulus(builder.study);
}

/// The tables, and what BIDS puts beside them.
std::vector<fs::path> filesOfBids(StudySource& source, const OpenOptions&) {
    std::vector<fs::path> files = gazeTables(source);
    for (const fs::path& file : source.files(bids_extensions))
        for (const char* kind : {"_events", "_physioevents", "_scans", "_sessions", "_channels", "_beh"})
            if (stemOf(file).ends_with(kind))
                files.push_back(file);
    return files;
}

} // namespace

Importer bidsStudies() {
    return {.id = "bids",
            .name = Text("BIDS eye tracking"),
            .extensions = bids_extensions,
            .recognises = recognisesBids,
            .plan = planBids,
            .read = readBids,
            .files = filesOfBids};
}

} // namespace nictate
