#include "core/errors.h"
#include "core/io/feature_folder.h"
#include "core/io/importer.h"
#include "core/io/native_folder.h"
#include "core/io/unreadable_files.h"

#include <algorithm>

namespace nictate {

const std::vector<Importer>& importers() {
    static const std::vector<Importer> list = {
        nativeStudies(), featureFolders(), bidsStudies(),       smiEventStudies(),  glassesRecordings(), glasses2Recordings(),
        fixationJson(),  eyelinkStudies(), pupilCloudStudies(), pupilCoreStudies(), webgazerTrials(),    tableStudies(),
    };
    return list;
}

const Importer& importerOf(StudySource& source, const OpenOptions& options, const std::vector<Importer>& among) {
    if (!source.isFolder())
        refuseUnreadable(source);
    auto found =
        std::find_if(among.begin(), among.end(), [&](const Importer& importer) { return importer.recognises(source, options); });
    if (found == among.end()) {
        refuseUnreadable(source);
        throw ParseError(source.path().string(), 0, 0,
                         source.isFolder() ? Text("the folder holds no study") : Text("unsupported file format"),
                         Text("give a dataset folder, a table (.csv, .tsv, .txt) or EyeLink .asc files"));
    }
    return *found;
}

std::vector<std::string> importedExtensions() {
    std::vector<std::string> all;
    for (const Importer& importer : importers())
        for (const std::string& extension : importer.extensions)
            if (std::find(all.begin(), all.end(), extension) == all.end())
                all.push_back(extension);
    return all;
}

} // namespace nictate
