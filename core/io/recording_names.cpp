#include "core/io/recording_names.h"

#include "core/errors.h"
#include "core/files/folder.h"
#include "core/io/agreed_plan.h"
#include "core/io/study_builder.h"
#include "core/io/table_names.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <set>

namespace nictate {

namespace fs = std::filesystem;

namespace {

constexpr const char* by_wearer = "wearer";

/// As if each recording were a file called like its folder.
std::vector<fs::path> asFiles(const std::vector<fs::path>& folders) {
    std::vector<fs::path> files;
    for (const fs::path& folder : folders)
        files.push_back(folder.parent_path() / (nameOf(folder) + ".csv"));
    return files;
}

} // namespace

bool isExport(const fs::path& folder) {
    const std::string name = nameOf(folder);
    return nameOf(folder.parent_path()) == "exports" && !name.empty() &&
           name.find_first_not_of("0123456789-") == std::string::npos;
}

fs::path recordingFolder(const fs::path& file) {
    const fs::path folder = fs::absolute(file).lexically_normal().parent_path();
    return isExport(folder) ? folder.parent_path().parent_path() : folder;
}

std::vector<fs::path> filesBelow(StudySource& source, const std::vector<fs::path>& folders, const std::vector<fs::path>& gaze) {
    std::vector<fs::path> files = source.files();
    if (!source.isFolder())
        return files;
    std::set<fs::path> wanted;
    for (const fs::path& folder : folders)
        wanted.insert(fs::absolute(folder).lexically_normal());
    std::erase_if(files, [&](const fs::path& file) {
        fs::path folder = fs::absolute(file).lexically_normal().parent_path();
        while (folder.has_relative_path() && !wanted.contains(folder))
            folder = folder.parent_path();
        return isAboutStudy(file) || !wanted.contains(folder);
    });
    const std::set<fs::path> first(gaze.begin(), gaze.end());
    std::stable_partition(files.begin(), files.end(), [&](const fs::path& file) { return first.contains(file); });
    return files;
}

ReadingPlan planFolderOwners(const std::vector<fs::path>& folders, const OpenOptions& options, const WearerIn& wearer) {
    std::vector<OwnPlan> own;
    for (const fs::path& folder : folders) {
        own.push_back({folder, {}, {}});
        if (options.person.empty() && !wearer(folder).empty())
            own.back().plan.say("person", by_wearer, Origin::guessed);
    }
    const ReadingPlan plan = agreedPlan(own);
    return plan.find("person") ? plan : planOwners(asFiles(folders), options);
}

std::vector<FileOwner> folderOwners(const std::vector<fs::path>& folders, const OpenOptions& options,
                                    const std::string& study_name, const WearerIn& wearer) {
    if (options.person != by_wearer)
        return ownersOf(asFiles(folders), options, study_name);
    std::vector<FileOwner> owners;
    RecordingNumbers numbers;
    for (const fs::path& folder : folders) {
        const std::string person = wearer(folder);
        if (person.empty())
            throw ParseError(folder.string(), 0, 0, Text("does not say who wore the tracker"),
                             Text("give --person file, or another rule"));
        owners.push_back({person, numbers.of(person, nameOf(folder)), {}});
    }
    return owners;
}

std::string textInJson(const fs::path& file, const std::string& key) {
    std::ifstream in(file, std::ios::binary);
    const nlohmann::json object = nlohmann::json::parse(in, nullptr, false);
    const bool told = object.is_object() && object.contains(key) && object[key].is_string();
    return told ? object[key].get<std::string>() : std::string();
}

} // namespace nictate
