#include "core/io/unused_columns.h"

#include "core/files/words.h"
#include "core/io/table_format.h"

#include <algorithm>

namespace nictate {

namespace {

constexpr std::size_t most_offered = 6;
constexpr std::string_view identity_words[] = {"subject", "participant", "observer",   "person",
                                               "user_id", "userid",      "respondent", "worker"};

bool looksLikeIdentity(const std::string& header) {
    const std::string name = lowerCase(header);
    return name == "name" || name == "id" ||
           std::any_of(std::begin(identity_words), std::end(identity_words),
                       [&](std::string_view word) { return name.find(word) != std::string::npos; });
}

/// A known program's columns are known, so one of them tells at most what was looked at.
bool isOfKnownProgram(const ReadingPlan& plan) {
    const std::string id = plan.value("format");
    return std::any_of(tableFormats().begin(), tableFormats().end(), [&](const TableFormat& format) { return format.id == id; });
}

} // namespace

void UnusedColumns::see(const TableLayout& layout) {
    for (std::size_t i = 0; i < layout.header.size() && tables_ == 0; ++i) {
        const bool used = std::find(layout.columns.at.begin(), layout.columns.at.end(), i) != layout.columns.at.end() ||
                          std::find(layout.attributes.begin(), layout.attributes.end(), i) != layout.attributes.end() ||
                          layout.rules.wholeColumn() == i || layout.rules.validationColumn() == i;
        if (!used && !layout.header[i].empty())
            names_.push_back(layout.header[i]);
    }
    ++tables_;
    for (const auto& [column, value] : layout.constants) {
        constants_[layout.header[column]].insert(value);
        ++constant_in_[layout.header[column]];
    }
    for (std::size_t column : layout.words)
        words_.insert(layout.header[column]);
}

std::vector<std::string> UnusedColumns::offered(const Dataset& study) const {
    std::vector<std::string> found;
    if (isOfKnownProgram(study.frame.reading) && study.frame.reading.find("columns.stimulus"))
        return found;
    for (const std::string& name : names_) {
        const auto values = constants_.find(name);
        const bool by_file = values != constants_.end() && constant_in_.at(name) == tables_ && values->second.size() > 1;
        const bool one_for_all = values != constants_.end() && constant_in_.at(name) == tables_ && values->second.size() == 1;
        if ((by_file || (words_.contains(name) && !one_for_all)) && !looksLikeIdentity(name) && found.size() < most_offered)
            found.push_back(name);
    }
    return found;
}

void UnusedColumns::tell(Dataset& study) const {
    for (const std::string& name : names_) {
        study.unused.push_back("column " + name);
        if (looksLikeIdentity(name))
            study.warnings.push_back(Text("column %1 looks as if it told people apart and is not used; if it does, say so in how "
                                          "the study is read (--columns participant=…)",
                                          inQuotes(name)));
    }
    if (std::find(names_.begin(), names_.end(), "zone_name") != names_.end())
        study.warnings.push_back(
            Text("columns zone_name, zone_x, zone_y, zone_width and zone_height tell areas of interest; areas "
                 "are not read from gaze: give them as a file of areas"));
    std::string list;
    for (const std::string& name : offered(study))
        list += (list.empty() ? "" : ", ") + inQuotes(name);
    if (!list.empty())
        study.warnings.push_back(
            Text("not used, but may tell people, stimuli or conditions apart: %1; if one does, say so in how "
                 "the study is read (--columns stimulus=…)",
                 list));
}

} // namespace nictate
