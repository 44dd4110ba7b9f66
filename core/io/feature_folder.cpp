#include "core/io/feature_folder.h"

#include "core/errors.h"
#include "core/files/draft_folder.h"
#include "core/files/folder.h"
#include "core/files/json_problem.h"
#include "core/files/strict_table.h"
#include "core/files/table_writer.h"
#include "core/files/words.h"
#include "core/io/feature_rows.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <set>

namespace nictate {

namespace fs = std::filesystem;

namespace {

constexpr const char* feature_index = "feature_tables.json";
constexpr const char* index_format = "nictate feature tables";
constexpr int index_version = 1;
constexpr const char* participants_file = "participants.csv";

/// Letters, digits, dots and dashes; everything else becomes a dash.
std::string safe(const std::string& text) {
    std::string name;
    for (char c : text.substr(0, 60)) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
        name += plain || (c == '.' && !name.empty()) ? c : '-';
    }
    return name.empty() ? "none" : name;
}

std::string fileName(const std::string& prefix, const std::string& participant, const std::string& condition,
                     std::set<std::string>& taken) {
    return freeName(taken, prefix + safe(participant) + (condition.empty() ? "" : "_" + safe(condition)), "_features.csv");
}

void writeTable(const fs::path& file, const FeatureSet& set, const FeatureTable& table, const std::string& simulation,
                const Progress& progress) {
    TableWriter out(file, ',', progress);
    if (!simulation.empty())
        out.comment(simulation);
    for (const std::string& name : set.names)
        out.text(name);
    out.endRow();
    for (Eigen::Index row = 0; row < table.values.rows(); ++row) {
        for (double value : table.values.row(row)) {
            if (std::isnan(value) && set.names.size() == 1)
                out.text("NaN"); // an empty line would be none
            else
                out.number(value);
        }
        out.endRow();
    }
    out.finish();
}

void writeAttributes(const Dataset& study, const fs::path& folder, const Progress& progress) {
    TableWriter out(folder / participants_file, ',', progress);
    const std::vector<std::string> attributes = attributeNames(study);
    out.text("participant");
    for (const std::string& name : attributes)
        out.text(name);
    out.endRow();
    for (const Participant& participant : study.participants) {
        out.text(participant.id);
        for (const std::string& name : attributes) {
            auto found = participant.attributes.find(name);
            if (found == participant.attributes.end())
                out.nothing();
            else
                out.text(found->second);
        }
        out.endRow();
    }
    out.finish();
}

void readParticipants(const fs::path& folder, StudyBuilder& builder) {
    TableReader table(TextSource::fromFile(folder / participants_file), ',');
    if (table.header()[0] != "participant")
        throw ParseError((folder / participants_file).string(), 1, 1, Text("the first column must be participant"), {});
    while (table.next()) {
        const std::size_t before = builder.study.participants.size();
        const std::size_t at = builder.participant(table.cell(0).text);
        if (at < before)
            table.refuse(0, Text("occurs twice; every participant has one row"));
        for (std::size_t i = 1; i < table.header().size(); ++i)
            if (table.cell(i).quoted || !table.cell(i).text.empty())
                builder.study.participants[at].attributes.insert_or_assign(table.header()[i], table.text(i));
    }
}

/// A file as writeTable writes it; its names must be the set's, or become them.
Eigen::MatrixXd readOwnTable(const fs::path& path, FeatureSet& set, const std::string& first_file, bool simulation) {
    TextSource source = TextSource::fromFile(path);
    if (simulation)
        skipToLine(source, 2);
    TableReader table(std::move(source), ',');
    if (set.names.empty()) {
        checkFeatureNames(path.string(), table.header(), 0);
        set.names = table.header();
    } else if (table.header() != set.names)
        throw ParseError(path.string(), 1, 0, Text("its columns differ from those of %1", first_file),
                         Text("all feature tables of a study have the same"));
    FeatureRows rows(set.names.size());
    std::vector<double> values(set.names.size());
    while (table.next()) {
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = table.number(i);
        rows.add(0, "", values);
    }
    std::vector<FeatureTable> tables = rows.take();
    if (tables.empty())
        throw ParseError(path.string(), 0, 0, Text("holds no rows of features"), Text("every row is a window"));
    return std::move(tables.front().values);
}

struct IndexEntry {
    std::string file, participant, condition;
    bool simulation = false;
};

std::vector<IndexEntry> readIndex(const fs::path& folder, Dataset& study) {
    TextSource source = TextSource::fromFile(folder / feature_index);
    const std::string_view text = source.peek(64u << 20);
    std::vector<IndexEntry> entries;
    try {
        const nlohmann::json index = nlohmann::json::parse(text);
        if (index.at("format").get<std::string>() != index_format || index.at("version").dump() != "1")
            throw ParseError(source.name(), 0, 0, Text("is of another format or version"), Text("this Nictate reads version 1"));
        study.name = index.at("name").get<std::string>();
        study.features.step_s = index.at("step_s").get<double>();
        if (!(study.features.step_s >= 0 && study.features.step_s < 1e9))
            throw ParseError(source.name(), 0, 0, Text("step_s is not a time"), Text("seconds from one row to the next"));
        for (const auto& entry : index.at("tables"))
            entries.push_back({entry.at("file").get<std::string>(), entry.at("participant").get<std::string>(),
                               entry.at("condition").get<std::string>(), index.contains("simulation")});
    } catch (const nlohmann::json::exception& problem) {
        throw ParseError(source.name(), 0, 0, Text("is not an index of feature tables: %1", jsonProblem(problem)),
                         Text("remove it to have files read by their names"));
    }
    if (entries.empty())
        throw ParseError(source.name(), 0, 0, Text("names no feature tables"), {});
    return entries;
}

void read(const fs::path& folder, StudyBuilder& builder, const Progress& progress) {
    Dataset& study = builder.study;
    readParticipants(folder, builder);
    const std::vector<IndexEntry> entries = readIndex(folder, study);
    std::set<std::pair<std::size_t, std::string>> seen;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const fs::path name(entries[i].file);
        if (name.empty() || name != name.filename() || entries[i].file == "..")
            throw ParseError((folder / feature_index).string(), 0, 0,
                             Text("%1 lies outside the folder", inQuotes(entries[i].file)), {});
        Eigen::MatrixXd values = readOwnTable(folder / name, study.features, entries.front().file, entries[i].simulation);
        const std::size_t known = study.participants.size();
        const std::size_t participant = builder.participant(entries[i].participant);
        if (participant >= known || !seen.insert({participant, entries[i].condition}).second)
            throw ParseError((folder / feature_index).string(), 0, 0,
                             Text("%1 is of a participant unknown to participants.csv, or a second table of one participant and "
                                  "condition",
                                  inQuotes(entries[i].file)),
                             {});
        study.features.tables.push_back({participant, entries[i].condition, std::move(values)});
        progress(static_cast<double>(i + 1) / static_cast<double>(entries.size()));
    }
}

} // namespace

Importer featureFolders() {
    return {.id = "nictate-features",
            .name = Text("Nictate feature tables"),
            .extensions = {},
            .recognises = [](StudySource& source,
                             const OpenOptions& options) { return source.holds(feature_index) && options.name_pattern.empty(); },
            .read = [](StudySource& source, const OpenOptions&,
                       StudyBuilder& builder) { read(source.folder(), builder, source.progress()); }};
}

void writeFeatureFolder(const Dataset& study, const fs::path& folder, const Progress& progress, const std::string& simulation) {
    if (study.features.empty())
        throw MissingData(Text("the study has no feature tables to write"));
    checkFeatures(study);
    DraftFolder draft(folder);
    std::set<std::string> taken = {participants_file};
    nlohmann::ordered_json index;
    index["format"] = index_format;
    index["version"] = index_version;
    index["name"] = study.name;
    index["step_s"] = study.features.step_s;
    if (!simulation.empty())
        index["simulation"] = simulation;
    index["tables"] = nlohmann::ordered_json::array();
    std::size_t written = 0;
    for (const FeatureTable& table : study.features.tables) {
        const std::string& participant = study.participants[table.participant].id;
        const std::string name = fileName(simulation.empty() ? "" : "SIMULATION_", participant, table.condition, taken);
        writeTable(draft.path() / name, study.features, table, simulation, progress);
        index["tables"].push_back({{"file", name}, {"participant", participant}, {"condition", table.condition}});
        progress(static_cast<double>(++written) / static_cast<double>(study.features.tables.size()));
    }
    writeAttributes(study, draft.path(), progress);
    std::string text;
    try {
        text = index.dump(1) + "\n";
    } catch (const nlohmann::json::exception&) {
        refuseToWrite(Text("its name or an id is not UTF-8 text"));
    }
    OutputFile file(draft.path() / feature_index);
    file.write(text);
    file.finish();
    draft.moveIntoPlace();
}

} // namespace nictate
