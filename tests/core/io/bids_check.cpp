#include "tests/core/io/bids_check.h"

#include "core/files/text_source.h"
#include "core/files/words.h"
#include "tests/core/files/temporary_folder.h"

#include <nlohmann/json.hpp>

#include <regex>
#include <set>
#include <sstream>

namespace nictate::test {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using TsvRow = std::vector<std::string>;

class BidsCheck {
  public:
    explicit BidsCheck(fs::path folder) : folder_(std::move(folder)) {}

    std::vector<std::string> problems() {
        description();
        std::set<std::string> subjects, lower;
        for (const auto& entry : fs::directory_iterator(folder_))
            if (const std::string name = entry.path().filename().string(); entry.is_directory() && name.starts_with("sub-"))
                subjects.insert(name);
        check(!subjects.empty(), "no folder of a person");
        participants(subjects);
        for (const auto& entry : fs::recursive_directory_iterator(folder_)) {
            const std::string path = fs::relative(entry.path(), folder_).generic_string();
            check(lower.insert(lowerCase(path)).second, path + " differs from another name in case alone");
            if (entry.is_regular_file() && path.starts_with("sub-"))
                file(entry.path(), path);
        }
        return std::move(problems_);
    }

  private:
    void check(bool holds, const std::string& problem) {
        if (!holds)
            problems_.push_back(problem);
    }

    json jsonOf(const fs::path& path) {
        if (!fs::exists(path)) {
            problems_.push_back(path.filename().string() + " is missing");
            return json::object();
        }
        const json found = json::parse(contents(path), nullptr, false);
        check(found.is_object(), path.filename().string() + " is not an object");
        return found.is_object() ? found : json::object();
    }

    /// Rows of a table, compressed or not.
    static std::vector<TsvRow> rowsOf(const fs::path& path) {
        TextSource source = TextSource::fromFile(path);
        std::istringstream text{std::string(source.peek(64u << 20))};
        std::vector<TsvRow> rows;
        for (std::string line; std::getline(text, line);) {
            rows.emplace_back(1);
            for (const char c : line)
                if (c == '\t')
                    rows.back().emplace_back();
                else
                    rows.back().back() += c;
        }
        return rows;
    }

    void even(const std::vector<TsvRow>& rows, std::size_t columns, const std::string& name) {
        for (const TsvRow& row : rows) {
            check(row.size() == columns, name + " has a row of other columns");
            for (const std::string& cell : row)
                check(!cell.empty() && cell != "\"\"" && cell != "nan", name + " has an empty cell");
        }
    }

    void description() {
        const json about = jsonOf(folder_ / "dataset_description.json");
        for (const char* field : {"Name", "BIDSVersion"})
            check(about.value(field, "") != "", std::string("dataset_description.json lacks ") + field);
        check(about.value("DatasetType", "raw") == "raw" || about.contains("GeneratedBy"), "a derivative says not by what");
        check(fs::exists(folder_ / "README"), "README is missing");
    }

    void participants(const std::set<std::string>& subjects) {
        const std::vector<TsvRow> rows = rowsOf(folder_ / "participants.tsv");
        if (rows.empty())
            return problems_.push_back("participants.tsv is missing or empty");
        const TsvRow& header = rows.front();
        check(header.front() == "participant_id", "participants.tsv does not begin with participant_id");
        check(std::set<std::string>(header.begin(), header.end()).size() == header.size(), "columns of one name");
        even(rows, header.size(), "participants.tsv");
        std::set<std::string> listed;
        for (std::size_t i = 1; i < rows.size(); ++i)
            check(listed.insert(rows[i].front()).second, rows[i].front() + " has two rows");
        check(listed == subjects, "participants.tsv lists others than have folders");
        if (header.size() > 1)
            for (const std::string& column : header)
                check(jsonOf(folder_ / "participants.json").contains(column),
                      "participants.json does not say what " + column + " is");
    }

    void file(const fs::path& path, const std::string& name) {
        static const std::regex form("(sub-[0-9A-Za-z]+)/((ses-[0-9A-Za-z]+)/)?beh/"
                                     "\\1_(ses-[0-9A-Za-z]+_)?task-[0-9A-Za-z]+(_acq-[0-9A-Za-z]+)?(_run-[0-9]+)?"
                                     "((_recording-[0-9A-Za-z]+)?_(physio|physioevents)\\.(tsv\\.gz|json)|_events\\.(tsv|json))");
        std::smatch found;
        if (!std::regex_match(name, found, form))
            return problems_.push_back(name + " is not named as BIDS has it");
        check((found.str(3).empty() ? "" : found.str(3) + "_") == found.str(4), name + " is in another session's folder");
        if (name.ends_with("_physio.tsv.gz"))
            physio(path, name);
        else if (name.ends_with("_physioevents.tsv.gz"))
            physioEvents(path, name);
        else if (name.ends_with("_events.tsv"))
            events(path, name);
    }

    static fs::path sidecar(const fs::path& path) {
        const std::string name = path.filename().string();
        return path.parent_path() / (name.substr(0, name.find('.')) + ".json");
    }

    /// PhysioType eyetrack; gaze-on-screen needs the screen in the events' JSON.
    void physio(const fs::path& path, const std::string& name) {
        const json about = jsonOf(sidecar(path));
        for (const char* field :
             {"SamplingFrequency", "StartTime", "Columns", "PhysioType", "RecordedEye", "SampleCoordinateSystem"})
            check(about.contains(field), name + " lacks " + field);
        check(about.value("PhysioType", "") == "eyetrack", name + " is not of eye tracking");
        check(about.value("SamplingFrequency", 0.0) > 0, name + " has no rate");
        check(about.value("StartTime", json()).is_number(), name + " has no start");
        check(std::set<std::string>{"left", "right", "cyclopean"}.contains(about.value("RecordedEye", "")),
              name + " is of no eye");
        const TsvRow columns = about.value("Columns", TsvRow());
        check(columns.size() >= 3 && columns[0] == "timestamp" && columns[1] == "x_coordinate" && columns[2] == "y_coordinate",
              name + " begins with other columns");
        for (const std::string& column : columns)
            check(about.contains(column) && about[column].contains("Description") && about[column].contains("Units"),
                  name + " does not say what " + column + " is");
        const std::vector<TsvRow> rows = rowsOf(path);
        even(rows, columns.size(), name);
        check(!rows.empty(), name + " is empty");
        for (std::size_t i = 1; i < rows.size(); ++i)
            check(std::stod(rows[i - 1].front()) <= std::stod(rows[i].front()), name + " goes back in time");
        screen(path, name);
    }

    void screen(const fs::path& path, const std::string& name) {
        const std::string file_name = path.filename().string();
        const json shown = jsonOf(path.parent_path() / (file_name.substr(0, file_name.find("_recording-")) + "_events.json"))
                               .value("StimulusPresentation", json::object());
        for (const char* field : {"ScreenDistance", "ScreenOrigin", "ScreenResolution", "ScreenSize"})
            check(shown.contains(field), name + " has no " + field + " in its events");
    }

    void physioEvents(const fs::path& path, const std::string& name) {
        const json about = jsonOf(sidecar(path));
        const TsvRow columns = about.value("Columns", TsvRow());
        check(!columns.empty() && columns.front() == "onset", name + " does not begin with onset");
        even(rowsOf(path), columns.size(), name);
        std::string physio_file = sidecar(path).string();
        physio_file.replace(physio_file.rfind("physioevents"), 12, "physio");
        const TsvRow of_samples = jsonOf(physio_file).value("Columns", TsvRow());
        check(std::find(of_samples.begin(), of_samples.end(), about.value("OnsetSource", "")) != of_samples.end(),
              name + " has onsets of no column");
    }

    void events(const fs::path& path, const std::string& name) {
        const std::vector<TsvRow> rows = rowsOf(path);
        if (rows.size() < 2 || rows[0].size() < 3)
            return problems_.push_back(name + " has no rows");
        check(rows[0][0] == "onset" && rows[0][1] == "duration", name + " does not begin with onset and duration");
        even(rows, rows[0].size(), name);
        const json about = jsonOf(sidecar(path));
        for (std::size_t i = 2; i < rows[0].size(); ++i)
            check(about.contains(rows[0][i]), name + " does not say what " + rows[0][i] + " is");
        for (std::size_t i = 1; i < rows.size(); ++i) {
            check(i == 1 || std::stod(rows[i - 1][0]) <= std::stod(rows[i][0]), name + " goes back in time");
            check(std::stod(rows[i][1]) >= 0, name + " has a negative duration");
            check(rows[0][2] != "stim_file" || fs::exists(folder_ / "stimuli" / rows[i][2]),
                  name + " names a picture that is not there");
        }
    }

    fs::path folder_;
    std::vector<std::string> problems_;
};

} // namespace

std::vector<std::string> bidsProblems(const fs::path& folder) { return BidsCheck(folder).problems(); }

} // namespace nictate::test
