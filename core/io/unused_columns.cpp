#include "core/io/unused_columns.h"

#include "core/errors.h"
#include "core/files/words.h"
#include "core/io/study_source.h"
#include "core/io/table_format.h"

#include <algorithm>
#include <iterator>

namespace nictate {

namespace {

constexpr std::size_t most_offered = 6;
constexpr std::size_t tables_looked_at = 30;
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

bool isUsed(const TableLayout& layout, std::size_t column) {
    return std::find(layout.columns.at.begin(), layout.columns.at.end(), column) != layout.columns.at.end() ||
           std::find(layout.attributes.begin(), layout.attributes.end(), column) != layout.attributes.end() ||
           layout.rules.wholeColumn() == column || layout.rules.validationColumn() == column;
}

} // namespace

UnusedColumns::UnusedColumns(const ReadingPlan& plan) : keep_(plan.value("keep")), known_program_(isOfKnownProgram(plan)) {
    const PlanEntry* stimulus = plan.find("columns.stimulus");
    known_ = known_program_ && stimulus != nullptr && stimulus->origin != Origin::guessed;
}

WatchedColumns UnusedColumns::toWatch(const TableLayout& layout) const {
    WatchedColumns watched;
    for (const auto& [column, value] : layout.constants)
        if (!known_ && !isUsed(layout, column) && !namesMeasure(layout.header[column]))
            watched.emplace_back(column, ColumnRuns());
    return watched;
}

void UnusedColumns::see(const TableLayout& layout, const WatchedColumns& watched) {
    for (std::size_t i = 0; i < layout.header.size() && tables_ == 0; ++i)
        if (!isUsed(layout, i) && !layout.header[i].empty())
            names_.push_back(layout.header[i]);
    ++tables_;
    for (const auto& [column, value] : layout.constants) {
        constants_[layout.header[column]].insert(value);
        ++constant_in_[layout.header[column]];
    }
    for (const std::size_t column : layout.words)
        words_.insert(layout.header[column]);
    for (const std::size_t column : layout.blocks)
        blocks_.insert(layout.header[column]);
    for (const auto& [column, runs] : watched)
        if (runs.areBlocks())
            blocks_.insert(layout.header[column]);
    for (std::size_t i = 0; i < layout.header.size(); ++i) {
        if (!layout.empty.contains(i))
            filled_.insert(layout.header[i]);
        if (layout.numbers.contains(i))
            numbers_.insert(layout.header[i]);
    }
}

bool UnusedColumns::mayTell(const std::string& name) const {
    const bool of_area = name.starts_with("zone_"), of_row = ("\n" + keep_).find("\n" + name + "=") != std::string::npos;
    if (looksLikeIdentity(name) || of_area || of_row)
        return false;
    const auto values = constants_.find(name);
    const bool constant = values != constants_.end() && constant_in_.at(name) == tables_;
    const bool by_table = constant && values->second.size() > 1;
    const bool words = words_.contains(name) && !(constant && values->second.size() == 1);
    if (known_program_ && namesMeasure(name)) // as a program's "LeftEyeStatus" of words
        return false;
    if (!numbers_.contains(name))
        return by_table || words || blocks_.contains(name);
    return !namesMeasure(name) && (by_table || (blocks_.contains(name) && !known_program_));
}

std::vector<std::string> UnusedColumns::offered() const {
    std::vector<std::string> found, of_numbers;
    for (const std::string& name : names_)
        if (!known_ && mayTell(name))
            (numbers_.contains(name) ? of_numbers : found).push_back(name);
    found.insert(found.end(), of_numbers.begin(), of_numbers.end());
    found.resize(std::min(found.size(), most_offered));
    return found;
}

void UnusedColumns::tell(Dataset& study) const {
    for (const std::string& name : names_) {
        study.unused.push_back("column " + name);
        if (looksLikeIdentity(name) && filled_.contains(name))
            study.warnings.push_back(Text("column %1 looks as if it told people apart and is not used; if it does, say so in how "
                                          "the study is read (--columns participant=…)",
                                          inQuotes(name)));
    }
    if (std::find(names_.begin(), names_.end(), "zone_name") != names_.end())
        study.warnings.push_back(
            Text("columns zone_name, zone_x, zone_y, zone_width and zone_height tell areas of interest; areas "
                 "are not read from gaze: give them as a file of areas"));
    std::string list;
    for (const std::string& name : offered())
        list += (list.empty() ? "" : ", ") + inQuotes(name);
    if (!list.empty())
        study.warnings.push_back(
            Text("not used, but may tell people, stimuli or conditions apart: %1; if one does, say so in how "
                 "the study is read (--columns stimulus=…)",
                 list));
}

std::vector<std::string> offeredColumns(const std::vector<std::filesystem::path>& tables, const OpenOptions& options) {
    UnusedColumns unused(options.plan);
    for (std::size_t i = 0; i < std::min(tables.size(), tables_looked_at); ++i)
        try {
            SourceFile file(tables[i]);
            unused.see(detectLayout(file.look(), options));
        } catch (const ParseError&) { // whoever has to read it says why
        }
    return unused.offered();
}

} // namespace nictate
