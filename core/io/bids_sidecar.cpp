#include "core/errors.h"
#include "core/files/delimited_reader.h"
#include "core/files/folder.h"
#include "core/files/words.h"
#include "core/io/bids_recording.h"
#include "core/io/eyelink_words.h"
#include "core/io/head_lines.h"
#include "core/io/table_format.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>

namespace nictate {

namespace fs = std::filesystem;
using Json = nlohmann::json;

namespace {

constexpr std::size_t longest_sidecar = 1u << 20;

std::vector<std::string> partsOf(const std::string& stem) {
    std::vector<std::string> parts(1);
    for (char c : stem)
        if (c == '_')
            parts.emplace_back();
        else
            parts.back() += c;
    return parts;
}

Json jsonIn(const fs::path& file) {
    TextSource text = TextSource::fromFile(file);
    Json json = Json::parse(text.peek(longest_sidecar), nullptr, false);
    if (!json.is_object())
        throw ParseError(file.string(), 0, 0, Text("is not a JSON object"),
                         Text("give the description BIDS asks for, or remove the file"));
    return json;
}

/// The descriptions that hold for a table, the nearest last.
std::vector<fs::path> descriptionsOf(const fs::path& table, const std::string& suffix, const fs::path& dataset) {
    const std::vector<std::string> list = partsOf(stemOf(table));
    const std::set<std::string> own(list.begin(), list.end() - 1);
    std::vector<fs::path> found;
    for (fs::path folder = folderOf(table);; folder = folder.parent_path()) {
        for (const fs::path& file : filesIn(folder)) {
            std::vector<std::string> parts = partsOf(stemOf(file));
            const bool fits =
                file.extension() == ".json" && parts.back() == suffix &&
                std::all_of(parts.begin(), parts.end() - 1, [&](const std::string& part) { return own.contains(part); });
            if (fits)
                found.insert(found.begin(), file);
        }
        if (fs::weakly_canonical(folder) == fs::weakly_canonical(dataset) || !folder.has_parent_path() ||
            folder.parent_path() == folder)
            return found;
    }
}

Json described(const fs::path& table, const std::string& suffix, const fs::path& dataset) {
    Json all = Json::object();
    for (const fs::path& file : descriptionsOf(table, suffix, dataset))
        all.update(jsonIn(file));
    return all;
}

double numberIn(const Json& json, const char* key, const fs::path& table) {
    const auto found = json.find(key);
    if (found == json.end() || found->is_null() || *found == "n/a")
        return 0;
    if (!found->is_number())
        throw ParseError(table.string(), 0, 0, Text("%1 in its description is %2", inQuotes(key), inQuotes(found->dump())),
                         Text("write a number into the JSON file beside it"));
    return found->get<double>();
}

std::string textIn(const Json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? lowerCase(found->get<std::string>()) : std::string();
}

std::string unitOf(const Json& json, const std::string& column) {
    const auto found = json.find(column);
    return found != json.end() && found->is_object() ? textIn(*found, "Units") : std::string();
}

std::string positionUnit(const std::string& unit, const fs::path& table) {
    for (const auto& [beginning, word] : {std::pair("pix", "px"), std::pair("px", "px"), std::pair("deg", "deg"),
                                          std::pair("norm", "fraction"), std::pair("n/a", "")})
        if (unit.starts_with(beginning))
            return word;
    if (!unit.empty())
        throw ParseError(table.string(), 0, 0, Text("has positions in %1, as its description says", inQuotes(unit)),
                         Text("convert them, and write \"Units\": \"pixel\", \"degree\" or \"normalized\" into the JSON file"));
    return {};
}

std::string timeUnit(const std::string& unit) {
    for (const auto& [name, word] :
         {std::pair("ms", "ms"), std::pair("millisecond", "ms"), std::pair("s", "s"), std::pair("second", "s"),
          std::pair("us", "us"), std::pair("microsecond", "us"), std::pair("ns", "ns"), std::pair("nanosecond", "ns")})
        if (unit == name || unit == std::string(name) + "s")
            return word;
    return {};
}

/// A tracker's message about its screen, among its events.
std::optional<PixelSize> screenInMessages(const fs::path& table) {
    fs::path events = folderOf(table) / (stemOf(table).substr(0, stemOf(table).find_last_of('_')) + "_physioevents.tsv");
    std::error_code ignored;
    if (!fs::exists(events, ignored))
        events += ".gz";
    if (!fs::exists(events, ignored))
        return {};
    TextSource text = TextSource::fromFile(events);
    for (std::string_view line : headLines(text))
        for (std::string_view word : {"DISPLAY_COORDS", "GAZE_COORDS"})
            if (const std::size_t at = line.find(word); at != std::string_view::npos) {
                AscWords words(line.substr(at + word.size()));
                double left = 0, top = 0, right = 0, bottom = 0;
                if (!readNumbers(words, left, top, right, bottom))
                    continue;
                auto even = [](double size) { return static_cast<int>(std::clamp(std::ceil(size / 2), 0.0, 1e4)) * 2; };
                if (right - left >= 1 && bottom - top >= 1)
                    return PixelSize{even(right - left), even(bottom - top)};
            }
    return {};
}

} // namespace

std::string bidsRun(const fs::path& table) {
    std::vector<std::string> parts = partsOf(stemOf(table));
    parts.pop_back();
    std::string run;
    for (const std::string& part : parts)
        if (!part.starts_with("recording-"))
            run += (run.empty() ? "" : "_") + part;
    return run;
}

std::string bidsPart(const fs::path& table, const std::string& name) {
    for (const std::string& part : partsOf(stemOf(table)))
        if (part.starts_with(name + "-"))
            return part.substr(name.size() + 1);
    return {};
}

BidsSidecar bidsSidecar(const fs::path& table, const fs::path& dataset) {
    const Json json = described(table, partsOf(stemOf(table)).back(), dataset);
    BidsSidecar sidecar;
    if (const auto columns = json.find("Columns"); columns != json.end() && columns->is_array())
        for (const Json& column : *columns)
            sidecar.columns.push_back(column.is_string() ? column.get<std::string>() : std::string());
    sidecar.rate_hz = std::max(0.0, numberIn(json, "SamplingFrequency", table));
    sidecar.start_s = numberIn(json, "StartTime", table);
    const std::string eye = textIn(json, "RecordedEye");
    sidecar.eye = eye == "left" ? Eye::left : eye == "right" ? Eye::right : eye.empty() ? Eye::unknown : Eye::both;
    for (const char* column : {"x_coordinate", "eye1_x_coordinate"})
        if (sidecar.position_unit.empty())
            sidecar.position_unit = positionUnit(unitOf(json, column), table);
    for (const char* column : {"timestamp", "eye_timestamp"})
        if (sidecar.time_unit.empty())
            sidecar.time_unit = timeUnit(unitOf(json, column));
    sidecar.of_gaze = textIn(json, "PhysioType") == "eyetrack" || stemOf(table).ends_with("_eyetrack") ||
                      std::find(sidecar.columns.begin(), sidecar.columns.end(), "x_coordinate") != sidecar.columns.end();
    return sidecar;
}

std::optional<PixelSize> bidsScreen(const fs::path& table, const fs::path& dataset) {
    const fs::path run = folderOf(table) / (bidsRun(table) + "_events.tsv");
    const Json json = described(run, "events", dataset);
    const auto shown = json.find("StimulusPresentation");
    if (shown != json.end() && shown->is_object())
        if (const auto size = shown->find("ScreenResolution");
            size != shown->end() && size->is_array() && size->size() == 2 && (*size)[0].is_number() && (*size)[1].is_number())
            if (const double width = (*size)[0].get<double>(), height = (*size)[1].get<double>();
                width >= 1 && height >= 1 && width <= 20000 && height <= 20000)
                return PixelSize{static_cast<int>(width), static_cast<int>(height)};
    return screenInMessages(table);
}

} // namespace nictate
