#include "core/io/labels.h"

#include "core/errors.h"
#include "core/files/delimited_reader.h"
#include "core/files/folder.h"
#include "core/files/number.h"
#include "core/files/words.h"
#include "core/io/columns.h"
#include "core/io/table_layout.h"
#include "core/io/table_names.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace nictate {

namespace fs = std::filesystem;

namespace {

/// A cell as people write it: 2.000e+00 is 2.
std::string plainCell(std::string_view cell) {
    DecimalSign sign = DecimalSign::point;
    const ParsedNumber number = parseNumber(cell, sign);
    if (number.kind == NumberKind::number && cell.find_first_of(".eE") != std::string_view::npos)
        return numberText(number.value);
    return asUtf8(cell);
}

/// The number an id ends with, without leading zeros: "P07" and "7" are "7"; other ids are themselves, marked as such.
std::string key(const std::string& id) {
    const std::size_t last = id.find_last_not_of("0123456789");
    std::string digits = last == std::string::npos ? id : id.substr(last + 1);
    if (digits.empty())
        return "=" + id;
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1));
    return digits;
}

bool isOneOf(std::string_view header, std::initializer_list<std::string_view> names) {
    std::string word;
    for (char c : lowerCase(header))
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            word += c;
    return std::find(names.begin(), names.end(), word) != names.end();
}

std::optional<std::size_t> findColumn(const std::vector<std::string>& header, std::initializer_list<std::string_view> names) {
    for (std::size_t i = 0; i < header.size(); ++i)
        if (isOneOf(header[i], names))
            return i;
    return {};
}

/// Names for a Ground_Truth without header, by the order such files have.
std::vector<std::string> usualLabels(std::size_t columns) {
    std::vector<std::string> names = {"participant", "recording", "document", "gender"};
    if (columns == 2)
        names = {"participant", "gender"};
    if (columns == 3)
        names = {"participant", "recording", "document"};
    while (names.size() < columns)
        names.push_back("label " + std::to_string(names.size() + 1));
    names.resize(columns);
    return names;
}

} // namespace

Labels Labels::beside(const fs::path& folder) {
    Labels labels;
    std::error_code error;
    if (fs::is_directory(folder, error))
        for (const fs::path& file : tablesIn(folder))
            if (isLabelTable(file))
                labels.read(file);
    if (fs::is_directory(folder / "info", error))
        for (const fs::path& file : tablesIn(folder / "info"))
            try {
                labels.read(file);
            } catch (const ParseError&) { // whatever else lies there is none of ours
            }
    return labels;
}

void Labels::read(const fs::path& file) {
    TextSource source = TextSource::fromFile(file);
    TableLayout layout = detectLayout(source, {});
    std::vector<std::string> header = layout.header_line > 0 ? layout.header : usualLabels(layout.header.size());
    std::optional<std::size_t> participant =
        findColumn(header, {"participant", "participantid", "participants", "id", "subject", "subjectid", "user", "userid", "p"});
    if (!participant)
        participant = mapColumns(header, {})[Role::participant];
    if (!participant)
        return;
    const auto recording = findColumn(header, {"recording", "recordingid", "rec", "r", "session"});
    const auto document = findColumn(header, {"document", "documenttype", "doc", "condition", "text", "texttype", "reading"});

    std::map<std::string, std::map<std::string, std::set<std::string>>> values;
    skipToLine(source, layout.first_data_line);
    DelimitedReader rows(source, layout.delimiter, layout.first_data_line);
    while (rows.next()) {
        const std::vector<Cell>& cells = rows.cells();
        if (*participant >= cells.size() || cells[*participant].text.empty())
            continue;
        const std::string id = plainCell(cells[*participant].text);
        auto& own = values[id];
        for (std::size_t i = 0; i < std::min(cells.size(), header.size()); ++i)
            if (i != participant && i != recording && !(recording && i == document) && !cells[i].text.empty())
                own[header[i]].insert(plainCell(cells[i].text));
        if (recording && document && std::max(*recording, *document) < cells.size())
            conditions_.try_emplace({key(id), key(plainCell(cells[*recording].text))}, plainCell(cells[*document].text));
    }
    const std::string stem = lowerCase(stemOf(file));
    const bool lists = stem.starts_with("participant") || stem.starts_with("subject");
    for (const auto& [id, own] : values) {
        if (lists)
            listed_.insert(id);
        auto& into = attributes_[id];
        for (const auto& [name, seen] : own)
            if (seen.size() == 1)
                into.try_emplace(name, *seen.begin());
    }
}

std::optional<std::string> Labels::condition(const std::string& participant, const std::string& recording) const {
    auto found = conditions_.find({key(participant), key(recording)});
    return found == conditions_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<Labels::Attributes::const_iterator> Labels::rowsOf(const Dataset& study) const {
    std::map<std::string, std::vector<std::string>> by_key;
    for (const auto& [id, own] : attributes_)
        by_key[key(id)].push_back(id);
    std::map<std::string, int> people;
    for (const Participant& participant : study.participants)
        ++people[key(participant.id)];
    std::vector<Attributes::const_iterator> rows;
    for (const Participant& participant : study.participants) {
        auto found = attributes_.find(participant.id);
        const std::string own_key = key(participant.id);
        if (found == attributes_.end() && people[own_key] == 1)
            if (auto same = by_key.find(own_key); same != by_key.end() && same->second.size() == 1)
                found = attributes_.find(same->second.front());
        rows.push_back(found);
    }
    return rows;
}

void Labels::join(Dataset& study) const {
    if (attributes_.empty())
        return;
    const std::vector<Attributes::const_iterator> rows = rowsOf(study);
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i] != attributes_.end())
            for (const auto& [name, value] : rows[i]->second)
                study.participants[i].attributes.try_emplace(name, value);
    const auto without = static_cast<std::size_t>(std::count(rows.begin(), rows.end(), attributes_.end()));
    if (without > 0 && without < study.participants.size())
        study.warnings.push_back(counted(without, Text("participant has no row in the table of participants: no attributes"),
                                         Text("participants have no row in the table of participants: no attributes")));
}

bool Labels::completeRoster(Dataset& study) const {
    const std::vector<Attributes::const_iterator> rows = rowsOf(study);
    std::set<std::string> present;
    for (const auto& row : rows) {
        if (row == attributes_.end() || !listed_.contains(row->first))
            return false;
        present.insert(row->first);
    }
    for (const std::string& id : listed_)
        if (!present.contains(id))
            study.participants.push_back({id, attributes_.at(id)});
    return !listed_.empty();
}

} // namespace nictate
