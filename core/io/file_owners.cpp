#include "core/io/file_owners.h"

#include "core/errors.h"
#include "core/files/folder.h"
#include "core/io/name_pattern.h"
#include "core/io/person_in_names.h"

#include <algorithm>
#include <set>

namespace nictate {

namespace fs = std::filesystem;

namespace {

constexpr const char* bids_words = "sub-";

bool mostNamedAsInBids(const std::vector<fs::path>& files) {
    return 2 * std::count_if(files.begin(), files.end(),
                             [](const fs::path& file) { return file.filename().string().starts_with(bids_words); }) >
           static_cast<std::ptrdiff_t>(files.size());
}

/// "sub-06_ses-1_task-reading_physio" → 06, and "ses-1 task-reading".
FileOwner bidsOwner(const fs::path& file) {
    FileOwner owner;
    std::string stem = stemOf(file);
    std::size_t begin = 0;
    while (begin < stem.size()) {
        const std::size_t end = std::min(stem.find('_', begin), stem.size());
        const std::string part = stem.substr(begin, end - begin);
        if (part.starts_with(bids_words))
            owner.participant = part.substr(4);
        else if (part.starts_with("ses-") || part.starts_with("task-") || part.starts_with("run-") || part.starts_with("acq-"))
            owner.condition += (owner.condition.empty() ? "" : " ") + part;
        begin = end + 1;
    }
    if (owner.participant.empty())
        throw NamesNotRecognised(file.string(), 0, 0, Text("its name does not begin with \"sub-\" as the other files' names do"),
                                 Text("rename the file, leave it out (--leave-out NAME), or give another rule (--person)"));
    return owner;
}

FileOwner inGazebase(const fs::path& file) {
    if (std::optional<FileOwner> owner = gazebaseOwner(file))
        return *owner;
    throw NamesNotRecognised(file.string(), 0, 0, Text("its name is none of GazeBase's"),
                             Text("names are as in S_1001_S1_FXS.csv"));
}

std::vector<FileOwner> byPattern(const std::vector<fs::path>& files, const OpenOptions& options, const Labels& labels) {
    std::vector<NamedFile> names = nameFiles(files, options.name_pattern);
    for (const NamedFile& name : names)
        if (!name.parts)
            throw NamesNotRecognised(name.file.string(), 0, 0, Text("its name does not fit the pattern %1", options.name_pattern),
                                     Text("give another pattern, or move the file elsewhere"));
    settleConditions(names, labels);
    std::vector<FileOwner> owners;
    for (const NamedFile& name : names)
        owners.push_back({name.parts->participant, name.condition, name.parts->stimulus});
    return owners;
}

/// The first file that is called like one before it, in another folder or with another ending.
const fs::path* calledAlike(const std::vector<fs::path>& files) {
    std::set<std::string> stems;
    const auto again =
        std::find_if(files.begin(), files.end(), [&](const fs::path& file) { return !stems.insert(stemOf(file)).second; });
    return again == files.end() ? nullptr : &*again;
}

/// A pattern of files that are read by how their names end, "P1_fixations.csv": what stands before that is the person.
std::string patternBefore(const std::string& ending, const std::vector<fs::path>& files) {
    const fs::path first = withoutCompression(files.front().filename());
    const std::size_t at = stemOf(first).size() - std::min(ending.size(), stemOf(first).size());
    if (ending.empty() || ending.ends_with('/') || at == 0 ||
        std::string("_- .").find(stemOf(first)[at - 1]) == std::string::npos)
        return {};
    const std::string tail = first.string().substr(at - 1);
    const bool all = std::all_of(files.begin(), files.end(), [&](const fs::path& file) {
        const std::string name = withoutCompression(file.filename()).string();
        return name.ends_with(tail) && name.size() > tail.size();
    });
    return all && tail.find_first_of("{*") == std::string::npos ? "{participant}" + tail : std::string();
}

} // namespace

std::optional<FileOwner> gazebaseOwner(const fs::path& file) {
    const std::string stem = stemOf(file);
    auto digits = [&](std::size_t from) { return std::min(stem.find_first_not_of("0123456789", from), stem.size()); };
    const std::size_t person = 3, person_end = digits(2);
    if (!stem.starts_with("S_") || person_end <= person || stem.substr(person_end, 2) != "_S")
        return {};
    const std::size_t session = person_end + 2, session_end = digits(session);
    if (session_end == session || session_end + 1 >= stem.size() || stem[session_end] != '_')
        return {};
    return FileOwner{stem.substr(person, person_end - person),
                     "round " + stem.substr(2, 1) + " session " + stem.substr(session, session_end - session),
                     stem.substr(session_end + 1)};
}

ReadingPlan planOwners(const std::vector<fs::path>& files, const OpenOptions& options) {
    ReadingPlan plan;
    if (!options.person.empty())
        return plan;
    if (const fs::path* shared = sharedBetweenGroups(files))
        throw NamesNotRecognised(shared->string(), 0, 0,
                                 Text("a file or folder of this name lies in another group's folder as well"),
                                 Text("name people so that no two of them are called alike, or say how the files are named "
                                      "(--pattern {condition}/{participant}… where they are one person)"));
    const bool in_folders = calledAlike(files) || foldersNamePeople(files);
    const std::string by_name = files.size() > 1 ? fittingPattern(files) : std::string();
    const std::string by_folder = by_name.empty() ? patternByRepeatedFolder(files) : std::string();
    const std::string pattern = !by_name.empty()     ? by_name
                                : !by_folder.empty() ? by_folder
                                : in_folders         ? patternByFolders(files)
                                                     : patternBefore(options.plan.value("files"), files);
    if (mostNamedAsInBids(files))
        plan.say("person", "bids", Origin::format);
    else if (!pattern.empty()) {
        plan.say("person", "pattern", Origin::guessed);
        plan.say("pattern", pattern, Origin::guessed);
    } else
        plan.say("person", in_folders ? "folder" : "file", Origin::guessed);
    return plan;
}

std::vector<FileOwner> ownersOf(const std::vector<fs::path>& files, const OpenOptions& options, const std::string& study_name,
                                const Labels& labels) {
    if (options.person == "pattern")
        return byPattern(files, options, labels);
    if (const fs::path* again = options.person == "file" ? calledAlike(files) : nullptr)
        throw ParseError(again->string(), 0, 0, Text("is called like another file, so it is not said whose each of them is"),
                         Text("give --person folder where each person has a folder, or name the files after people"));
    std::vector<FileOwner> owners;
    for (const fs::path& file : files)
        if (options.person == "bids")
            owners.push_back(bidsOwner(file));
        else if (options.person == "gazebase")
            owners.push_back(inGazebase(file));
        else if (options.person == "file" || options.person == "column")
            owners.push_back({stemOf(file), {}, {}});
        else if (options.person == "folder")
            owners.push_back({nameOf(fs::absolute(file).parent_path()), stemOf(file), {}});
        else if (options.person == "one")
            owners.push_back({study_name, files.size() > 1 ? stemOf(file) : std::string(), {}});
        else
            throw InvalidParameter("person", options.person,
                                   Text("one of column, file, folder, pattern, bids, gazebase, wearer, one, or preamble WORD"));
    return owners;
}

} // namespace nictate
