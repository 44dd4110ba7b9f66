#include "core/io/wearers.h"

#include "core/errors.h"
#include "core/files/delimited_reader.h"
#include "core/files/folder.h"
#include "core/files/words.h"
#include "core/io/recording_names.h"

#include <algorithm>

namespace nictate {

namespace fs = std::filesystem;

namespace {

struct Wearer {
    std::string name;
    fs::path file; ///< that says so
};
using Wearers = std::map<std::string, Wearer>;

void add(Wearers& wearers, const std::string& recording, const std::string& name, const fs::path& file) {
    if (recording.empty() || name.empty())
        return;
    const auto [known, fresh] = wearers.try_emplace(recording, Wearer{name, file});
    if (const Wearer& other = known->second; !fresh && other.name != name)
        throw ParseError(file.string(), 0, 0,
                         Text("says that %1 wore the tracker in recording %2, %3 says %4", inQuotes(name), inQuotes(recording),
                              other.file.string(), inQuotes(other.name)),
                         Text("correct one of the files"));
}

void addInfo(Wearers& wearers, const fs::path& file) {
    const std::string name = textInJson(file, "wearer_name");
    add(wearers, textInJson(file, "recording_id"), name.empty() ? textInJson(file, "wearer_id") : name, file);
}

void addSections(Wearers& wearers, const fs::path& file) {
    TextSource text = TextSource::fromFile(file);
    DelimitedReader rows(text, ',', 1);
    std::size_t recording = 0, name = 0;
    while (rows.next()) {
        const std::vector<Cell>& cells = rows.cells();
        auto placeOf = [&](std::initializer_list<std::string_view> names) {
            const auto found = std::find_if(cells.begin(), cells.end(), [&](const Cell& cell) {
                return std::find(names.begin(), names.end(), cell.text) != names.end();
            });
            return static_cast<std::size_t>(found - cells.begin());
        };
        if (rows.line() == 1) {
            recording = placeOf({"recording id", "recording_id"});
            name = placeOf({"wearer name", "wearer_name"});
            if (std::max(recording, name) >= cells.size())
                return;
        } else if (std::max(recording, name) < cells.size())
            add(wearers, asUtf8(cells[recording].text), asUtf8(cells[name].text), file);
    }
}

} // namespace

std::map<std::string, std::string> wearersBeside(StudySource& source) {
    std::vector<fs::path> files = source.isFolder() ? source.files() : filesIn(source.folder());
    Wearers wearers;
    for (const fs::path& file : files)
        if (file.filename() == "info.json")
            addInfo(wearers, file);
        else if (file.filename() == "sections.csv")
            addSections(wearers, file);
    std::map<std::string, std::string> names;
    for (const auto& [recording, wearer] : wearers)
        names[recording] = wearer.name;
    return names;
}

} // namespace nictate
