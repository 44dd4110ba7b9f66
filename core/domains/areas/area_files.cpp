#include "core/domains/areas/area_files.h"

#include "core/domains/areas/areas_view.h"
#include "core/domains/areas/moving_area.h"
#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/files/delimited_reader.h"
#include "core/files/figures.h"
#include "core/files/json_problem.h"
#include "core/files/number.h"
#include "core/files/table_text.h"
#include "core/files/text_source.h"
#include "core/files/words.h"
#include "core/io/study_place.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <set>
#include <sstream>
#include <stdexcept>

namespace nictate {

AreaShape areaShapeOf(const std::string& word) {
    for (const AreaShape shape : {AreaShape::rectangle, AreaShape::ellipse, AreaShape::polygon})
        if (word == name(shape))
            return shape;
    throw std::out_of_range(word);
}

namespace {

using nlohmann::json;

// Tables ------------------------------------------------------------------------------------------------------------------------

Text tableWanted() {
    return Text("a table with the columns name,shape,points: rectangle x y width height, ellipse cx cy rx ry, polygon "
                "x y x y …; or JSON of Nictate, LabelMe or Tobii Pro Lab");
}

struct Columns {
    std::optional<std::size_t> name, shape, points, stimulus, colour, time, visible;
};

Columns columnsOf(const std::vector<Cell>& header) {
    Columns columns;
    for (std::size_t i = 0; i < header.size(); ++i) {
        const std::string word = lowerCase(std::string(header[i].text));
        for (auto [known, column] :
             {std::pair("name", &columns.name), std::pair("aoi", &columns.name), std::pair("shape", &columns.shape),
              std::pair("points", &columns.points), std::pair("stimulus", &columns.stimulus),
              std::pair("colour", &columns.colour), std::pair("color", &columns.colour), std::pair("time", &columns.time),
              std::pair("time_ms", &columns.time), std::pair("visible", &columns.visible)})
            if (word == known)
                *column = i;
    }
    return columns;
}

std::string textAt(const std::vector<Cell>& cells, const std::optional<std::size_t>& column) {
    return column && *column < cells.size() ? asUtf8(cells[*column].text) : std::string();
}

/// One row: an area that stands still, or a keyframe.
struct TableRow {
    FiledArea filed;
    std::optional<double> at_ms;
    bool visible = true;
};

class TableOfAreas {
  public:
    TableOfAreas(TextSource& source, char delimiter) : rows_(source, delimiter), delimiter_(delimiter) {}

    AreaFile read() {
        if (!rows_.next())
            throw ParseError(rows_.name(), 1, 0, Text("holds no areas"), tableWanted());
        width_ = rows_.cells().size();
        columns_ = columnsOf(rows_.cells());
        if (!columns_.name || !columns_.shape || !columns_.points)
            throw ParseError(rows_.name(), rows_.line(), 0, Text("is not a table of areas of interest"), tableWanted());
        AreaFile file{rows_.name(), {}, {}, 0, 0};
        while (rows_.next())
            add(row(), file);
        for (std::size_t i = 0; i < file.areas.size(); ++i)
            if (!keyframes_[i].empty()) {
                Area& area = file.areas[i].area;
                area = fromKeyframes(area.name, std::move(keyframes_[i]), area.colour);
            }
        return file;
    }

  private:
    [[noreturn]] void refuse(const std::optional<std::size_t>& column, const Text& problem, const Text& wanted) {
        throw ParseError(rows_.name(), rows_.line(), column ? *column + 1 : 0, problem, wanted);
    }

    TableRow row() {
        TableRow out;
        FiledArea& one = out.filed;
        one.line = rows_.line();
        one.stimulus = textAt(rows_.cells(), columns_.stimulus);
        one.area.name = textAt(rows_.cells(), columns_.name);
        one.area.colour = textAt(rows_.cells(), columns_.colour);
        out.at_ms = timeOf(textAt(rows_.cells(), columns_.time));
        out.visible = isVisible(lowerCase(textAt(rows_.cells(), columns_.visible)));
        if (!out.visible && !out.at_ms)
            refuse(columns_.visible, Text("area %1 is hidden at no time", inQuotes(one.area.name)),
                   Text("a time in ms from which on it is hidden"));
        const std::string shape = lowerCase(textAt(rows_.cells(), columns_.shape));
        one.area.points = points(shape == name(AreaShape::polygon));
        if (!out.visible && shape.empty() && one.area.points.empty())
            return out;
        try {
            one.area.shape = areaShapeOf(shape);
        } catch (const std::out_of_range&) {
            refuse(columns_.shape, Text("unknown shape: %1", inQuotes(shape)), Text("rectangle, ellipse or polygon"));
        }
        return out;
    }

    std::optional<double> timeOf(const std::string& cell) {
        DecimalSign sign = DecimalSign::point;
        const ParsedNumber number = parseNumber(cell, sign);
        if (number.kind == NumberKind::absent && cell.empty())
            return {};
        if (number.kind != NumberKind::number || number.value < 0 || number.value > latest_keyframe_ms)
            refuse(columns_.time, Text("invalid time: %1", inQuotes(cell)),
                   Text("milliseconds since the stimulus appeared, 0 to 1e9"));
        return number.value;
    }

    bool isVisible(const std::string& word) {
        for (const auto& [known, visible] :
             {std::pair("", true), std::pair("1", true), std::pair("yes", true), std::pair("true", true), std::pair("0", false),
              std::pair("no", false), std::pair("false", false)})
            if (word == known)
                return visible;
        refuse(columns_.visible, Text("invalid visible: %1", inQuotes(word)), Text("1 or 0"));
    }

    /// "10,5 20" is of a sheet whose decimals have commas; "10,20 30,40" may be pairs of x and y, too.
    std::vector<double> points(bool of_polygon) {
        std::vector<double> numbers;
        const std::vector<Cell>& cells = rows_.cells();
        const std::size_t column = *columns_.points;
        const std::size_t decimals = column < cells.size() && cells.size() <= width_ ? commasInNumbers(cells[column].text) : 0;
        if (decimals == 4 && !of_polygon)
            return withDecimalCommas(cells[column].text, column);
        if (decimals >= 6 && decimals % 2 == 0 && of_polygon && delimiter_ != ',')
            refuse(column, Text("points with commas are pairs or decimals: %1", inQuotes(cells[column].text)),
                   Text("points are numbers with spaces between them, decimals with a point"));
        for (std::size_t at = column; at < cells.size() && (at == column || column + 1 == width_); ++at)
            addNumbers(numbers, cells[at].text, at);
        return numbers;
    }

    /// As "-10,5": one or two digits behind the comma. No std::regex, which needs the stack for every letter of a word.
    static bool hasDecimalComma(std::string_view word) {
        if (word.starts_with('-'))
            word.remove_prefix(1);
        const std::size_t comma = word.find(',');
        const auto digits = [](std::string_view part) {
            return !part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos;
        };
        return comma != std::string_view::npos && digits(word.substr(0, comma)) && digits(word.substr(comma + 1)) &&
               word.size() - comma <= 3;
    }

    /// How many numbers a text has where all of them are like "10,5", with one or two digits behind the comma; else 0.
    static std::size_t commasInNumbers(std::string_view text) {
        std::istringstream words{std::string(text)};
        std::size_t count = 0;
        for (std::string word; words >> word; ++count)
            if (!hasDecimalComma(word))
                return 0;
        return count;
    }

    std::vector<double> withDecimalCommas(std::string_view text, std::size_t column) {
        std::string pointed(text);
        std::replace(pointed.begin(), pointed.end(), ',', '.');
        std::vector<double> numbers;
        addNumbers(numbers, pointed, column);
        return numbers;
    }

    void addNumbers(std::vector<double>& numbers, std::string_view cell, std::size_t column) {
        for (std::size_t at = 0; at < cell.size();) {
            const std::size_t end = std::min(cell.find_first_of(" ,;\t\n\r", at), cell.size());
            if (end > at) {
                DecimalSign sign = DecimalSign::point;
                const ParsedNumber number = parseNumber(cell.substr(at, end - at), sign);
                if (number.kind != NumberKind::number)
                    refuse(column, Text("%1 is not a finite number of pixels", inQuotes(cell.substr(at, end - at))),
                           Text("points are numbers with spaces between them, decimals with a point"));
                numbers.push_back(number.value);
            }
            at = end + 1;
        }
    }

    /// Rows with a time are one area's, wherever they stand.
    void add(TableRow row, AreaFile& file) {
        const auto key = std::pair(row.filed.stimulus, row.filed.area.name);
        const auto known = places_.find(key);
        if (known == places_.end() || (!row.at_ms && keyframes_[known->second].empty())) { // two of one name: problemOf() says it
            places_[key] = file.areas.size();
            file.areas.push_back(row.filed);
            keyframes_.emplace_back();
        } else if (!row.at_ms || keyframes_[known->second].empty())
            refuse(columns_.time, Text("area %1 has rows with and without a time", inQuotes(row.filed.area.name)),
                   Text("a time in every row of an area that moves"));
        if (!row.at_ms)
            return;
        const std::size_t place = places_[key];
        if (!times_.emplace(place, *row.at_ms).second)
            refuse(columns_.time,
                   Text("area %1 has two keyframes at %2 ms", inQuotes(row.filed.area.name), numberText(*row.at_ms)),
                   Text("one row for each time"));
        if (file.areas[place].area.colour.empty())
            file.areas[place].area.colour = row.filed.area.colour;
        keyframes_[place].push_back({*row.at_ms, row.filed.area.shape, std::move(row.filed.area.points), row.visible});
    }

    DelimitedReader rows_;
    char delimiter_;
    Columns columns_;
    std::size_t width_ = 0;
    std::map<std::pair<std::string, std::string>, std::size_t> places_;
    std::vector<std::vector<AreaKeyframe>> keyframes_; ///< by area of the file
    std::set<std::pair<std::size_t, double>> times_;   ///< of all of them
};

/// See readAreaFile(): our own table. Throws ParseError.
AreaFile parseAreaTable(std::string_view text, const std::string& name) {
    TextSource source = TextSource::fromMemory(text, name);
    const std::string_view head = text.substr(0, text.find_first_of("\r\n"));
    const char delimiter = head.find('\t') != std::string_view::npos  ? '\t'
                           : head.find(';') != std::string_view::npos ? ';'
                                                                      : ',';
    return TableOfAreas(source, delimiter).read();
}

// When GazePlotter shows areas --------------------------------------------------------------------------------------------------

using Spans = std::vector<std::pair<double, std::optional<double>>>;

class TimesReader {
  public:
    TimesReader(const json& data, std::string file) : data_(data), file_(std::move(file)) {}

    std::vector<AreaTimes> read() {
        if (data_.contains("eventData"))
            events();
        else if (data_["aois"].contains("dynamicVisibility"))
            visibility();
        return std::move(out_);
    }

  private:
    [[noreturn]] void refuse(const Text& problem, const Text& wanted) const { throw ParseError(file_, 0, 0, problem, wanted); }

    /// Names are the first cells of rows: as read, as shown, a colour.
    std::string stimulus(std::size_t i) const { return data_.at("stimuli").at("data").at(i).at(0).get<std::string>(); }

    /// Keys are stimulus_area or stimulus_area_participant; values are start, end, start …, the last end may be missing.
    void visibility() {
        for (const auto& [key, times] : data_["aois"]["dynamicVisibility"].items()) {
            const std::vector<std::size_t> at = placesOf(key);
            const json& area = data_["aois"].at("data").at(at[0]).at(at[1]);
            Spans spans;
            for (std::size_t i = 0; i < times.size(); i += 2) {
                std::optional<double> end;
                if (i + 1 < times.size() && !times[i + 1].is_null())
                    end = times[i + 1].get<double>();
                spans.emplace_back(times[i].get<double>(), end);
            }
            add(area.at(0).get<std::string>(), stimulus(at[0]), std::move(spans));
        }
    }

    std::vector<std::size_t> placesOf(const std::string& key) const {
        std::vector<std::size_t> places;
        for (const char *at = key.data(), *end = key.data() + key.size(); at < end;) {
            std::size_t place = 0;
            const auto [next, error] = std::from_chars(at, end, place);
            if (error != std::errc() || (next != end && *next != '_'))
                break;
            places.push_back(place);
            at = next + 1;
        }
        if (places.size() != 2 && places.size() != 3)
            refuse(Text("unknown key of dynamicVisibility: %1", inQuotes(key)),
                   Text("the numbers of a stimulus, an area and perhaps a participant"));
        return places;
    }

    /// Of every stimulus channels, of each one every participant's start, duration, start …
    void events() {
        const json& all = data_["eventData"];
        for (std::size_t s = 0; s < all.at("data").size(); ++s)
            for (std::size_t c = 0; c < all["data"][s].size(); ++c) {
                const std::string name = all["data"][s][c].at(0).get<std::string>();
                if (!isArea(s, name))
                    continue;
                for (const json& times : all.at("events").at(s).at(c)) {
                    Spans spans;
                    for (std::size_t i = 0; i < times.size(); i += 2) {
                        const double start = times[i].get<double>(), lasting = times.at(i + 1).get<double>();
                        if (!(lasting > 0))
                            refuse(Text("area %1 is visible from %2 ms on for no time", inQuotes(name), numberText(start)),
                                   Text("an event with a duration"));
                        spans.emplace_back(start, start + lasting);
                    }
                    add(name, stimulus(s), std::move(spans));
                }
            }
    }

    bool isArea(std::size_t s, const std::string& name) const {
        const json& areas = data_["aois"].at("data").at(s);
        return std::any_of(areas.begin(), areas.end(), [&](const json& area) { return area.at(0).get<std::string>() == name; });
    }

    void add(const std::string& name, const std::string& stimulus, Spans spans) {
        for (const auto& [begin, end] : spans)
            if (!(begin >= 0) || (end && !(*end > begin && *end <= latest_keyframe_ms)))
                refuse(end ? Text("area %1 is visible from %2 to %3 ms", inQuotes(name), numberText(begin), numberText(*end))
                           : Text("area %1 is visible from %2 to no ms", inQuotes(name), numberText(begin)),
                       Text("times in ms since the stimulus appeared, each end after its beginning"));
        if (spans.empty())
            return;
        std::sort(spans.begin(), spans.end());
        Spans joined;
        for (const auto& span : spans)
            if (joined.empty() || (joined.back().second && *joined.back().second < span.first))
                joined.push_back(span);
            else if (joined.back().second)
                joined.back().second = span.second ? std::max(joined.back().second, span.second) : span.second;
        const auto known = std::find_if(out_.begin(), out_.end(),
                                        [&](const AreaTimes& each) { return each.name == name && each.stimulus == stimulus; });
        if (known == out_.end())
            out_.push_back({name, stimulus, std::move(joined)});
        else if (known->visible_ms != joined)
            refuse(Text("area %1 on %2 is visible at other times for one participant than for another", inQuotes(name),
                        inQuotes(stimulus)),
                   Text("areas are public, so they are the same for everybody"));
    }

    const json& data_;
    std::string file_;
    std::vector<AreaTimes> out_;
};

/// When a GazePlotter workspace shows its areas: `data` of one of version 4 (`aois.dynamicVisibility`) or 5 (`eventData`,
/// channels named as areas). Areas are public: throws ParseError where one is visible at other times for one participant than for
/// another, and for times that are none. Those that are always visible are left out.
std::vector<AreaTimes> gazePlotterTimes(const json& data, const std::string& file) { return TimesReader(data, file).read(); }

// JSON --------------------------------------------------------------------------------------------------------------------------

Text jsonWanted() { return Text("Nictate's own areas, LabelMe's \"shapes\" or Tobii Pro Lab's \"Aois\""); }

class JsonAreas {
  public:
    JsonAreas(const json& root, std::string name) : root_(root), file_{std::move(name), {}, {}, 0, 0} {}

    AreaFile read() {
        if (root_.is_object() && root_.contains("shapes"))
            labelMe();
        else if (root_.is_object() && root_.contains("Aois"))
            tobii();
        else if (root_.is_object() && root_.contains("areas"))
            ours();
        else if (root_.is_object() && root_.contains("data") && root_["data"].contains("aois"))
            gazePlotter();
        else
            refuse(Text("holds no areas of interest"), jsonWanted());
        return std::move(file_);
    }

  private:
    [[noreturn]] void refuse(const Text& problem, const Text& what_to_do) const {
        throw ParseError(file_.name, 0, 0, problem, what_to_do);
    }

    Area& add(const std::string& name, AreaShape shape) {
        FiledArea& one = file_.areas.emplace_back();
        one.area.name = name;
        one.area.shape = shape;
        return one.area;
    }

    /// What is wrong with an area names it: by its name, where it has one, else by its place.
    template <class Read> void eachOf(const json& areas, const char* name, Read read) {
        std::size_t number = 0;
        for (const json& each : areas)
            try {
                ++number;
                read(each);
            } catch (const json::exception& problem) {
                const bool named = each.is_object() && each.contains(name) && each[name].is_string();
                const std::string called = named ? inQuotes(each[name].get<std::string>()) : std::to_string(number);
                const Text what = Text("area %1: %2", called, jsonProblem(problem));
                refuse(Text("is not JSON of areas: %1", what), jsonWanted());
            }
    }

    void ours() {
        eachOf(root_["areas"], "name", [&](const json& each) {
            add(each.at("name").get<std::string>(), shapeOf(each.at("shape").get<std::string>()));
            FiledArea& one = file_.areas.back();
            one.area.points = each.at("points").get<std::vector<double>>();
            one.area.colour = each.value("colour", std::string());
            one.stimulus = each.value("stimulus", std::string());
            if (each.contains("keyframes"))
                one.area = moving(one.area.name, ourKeyframes(each["keyframes"]), one.area.colour);
        });
    }

    std::vector<AreaKeyframe> ourKeyframes(const json& all) const {
        std::vector<AreaKeyframe> keyframes;
        for (const json& each : all)
            keyframes.push_back({each.at("time").get<double>(), shapeOf(each.at("shape").get<std::string>()),
                                 each.at("points").get<std::vector<double>>(), each.value("visible", true)});
        return keyframes;
    }

    AreaShape shapeOf(const std::string& word) const {
        try {
            return areaShapeOf(word);
        } catch (const std::out_of_range&) {
            refuse(Text("unknown shape: %1", inQuotes(word)), Text("rectangle, ellipse or polygon"));
        }
    }

    Area moving(const std::string& name, const std::vector<AreaKeyframe>& keyframes, const std::string& colour) const {
        std::set<double> times;
        for (const AreaKeyframe& each : keyframes)
            if (!times.insert(each.at_ms).second)
                refuse(Text("area %1 has two keyframes at %2 ms", inQuotes(name), numberText(each.at_ms)),
                       Text("one for each time"));
        return fromKeyframes(name, keyframes, colour);
    }

    void gazePlotter() {
        file_.times = gazePlotterTimes(root_["data"], file_.name);
        if (file_.times.empty())
            refuse(Text("is a GazePlotter workspace: it names areas and holds no shapes, and none is visible at times"),
                   Text("export the AOIs themselves from the program they were drawn in"));
    }

    void labelMe() {
        file_.width_px = sizeOf("imageWidth");
        file_.height_px = sizeOf("imageHeight");
        eachOf(root_["shapes"], "label", [&](const json& each) {
            const std::string label = each.at("label").get<std::string>();
            const std::string shape = each.value("shape_type", std::string("polygon"));
            const auto points = each.at("points").get<std::vector<std::vector<double>>>();
            for (const auto& point : points)
                if (point.size() != 2)
                    refuse(Text("a point of %1 is not a pair of x and y", inQuotes(label)), Text("[x, y] in pixels"));
            if (shape == "polygon") {
                Area& area = add(label, AreaShape::polygon);
                for (const auto& point : points)
                    area.points.insert(area.points.end(), point.begin(), point.end());
            } else if (shape == "rectangle" && points.size() == 2) {
                const double x = std::min(points[0][0], points[1][0]), y = std::min(points[0][1], points[1][1]);
                add(label, AreaShape::rectangle).points = {x, y, std::abs(points[1][0] - points[0][0]),
                                                           std::abs(points[1][1] - points[0][1])};
            } else if (shape == "circle" && points.size() == 2) {
                const double radius = std::hypot(points[1][0] - points[0][0], points[1][1] - points[0][1]);
                add(label, AreaShape::ellipse).points = {points[0][0], points[0][1], radius, radius};
            } else {
                refuse(points.size() == 1 ? Text("%1 is a %2 of 1 point, which is not an area", inQuotes(label), inQuotes(shape))
                                          : Text("%1 is a %2 of %3 points, which is not an area", inQuotes(label),
                                                 inQuotes(shape), countFigure(points.size())),
                       Text("polygons, rectangles and circles can be areas"));
            }
        });
    }

    /// One keyframe at 0 is an area that stands still. Between keyframes Pro Lab moves an AOI evenly; while it is not active it
    /// is none.
    void tobii() {
        if (root_.contains("Media") && root_["Media"].is_object()) {
            file_.width_px = root_["Media"].value("Width", 0.0);
            file_.height_px = root_["Media"].value("Height", 0.0);
        }
        eachOf(root_["Aois"], "Name", [&](const json& each) {
            const std::string name = each.at("Name").get<std::string>();
            const json& frames = each.at("KeyFrames");
            if (frames.empty())
                refuse(Text("area %1 has no key frames", inQuotes(name)), Text("at least one, with its corners"));
            std::vector<AreaKeyframe> keyframes;
            for (const json& frame : frames) {
                const double seconds = frames.size() == 1 ? frame.value("Seconds", 0.0) : frame.at("Seconds").get<double>();
                keyframes.push_back({seconds * 1000, AreaShape::polygon, {}, frame.value("IsActive", true)});
                for (const json& corner : frame.at("Vertices")) {
                    keyframes.back().points.push_back(corner.at("X").get<double>());
                    keyframes.back().points.push_back(corner.at("Y").get<double>());
                }
            }
            const bool still = keyframes.size() == 1 && keyframes[0].visible && keyframes[0].at_ms == 0;
            Area& area = add(name, AreaShape::polygon);
            if (still)
                area.points = keyframes[0].points;
            else
                area = moving(name, keyframes, {});
            area.colour = colourOf(each);
        });
    }

    static std::string colourOf(const json& area) {
        if (!area.contains("Red") || !area.contains("Green") || !area.contains("Blue"))
            return {};
        char text[8];
        std::snprintf(text, sizeof text, "#%02x%02x%02x", area["Red"].get<unsigned>() & 255u,
                      area["Green"].get<unsigned>() & 255u, area["Blue"].get<unsigned>() & 255u);
        return text;
    }

    double sizeOf(const char* key) const { return root_.contains(key) && root_[key].is_number() ? root_[key].get<double>() : 0; }

    const json& root_;
    AreaFile file_;
};

/// See readAreaFile(): JSON of Nictate, LabelMe or Tobii Pro Lab. Throws ParseError.
AreaFile parseAreaJson(std::string_view text, const std::string& name) {
    try {
        const json root = json::parse(text);
        return JsonAreas(root, name).read();
    } catch (const json::exception& problem) {
        throw ParseError(name, 0, 0, Text("is not JSON of areas: %1", jsonProblem(problem)), jsonWanted());
    }
}

// --------------------------------------------------------------------------------------------------------------------------

constexpr std::size_t longest_file = 64u << 20;
bool sameSize(double a, double b) { return a <= 0 || b <= 0 || std::abs(a - b) < 0.5; }

Text size(double width_px, double height_px) { return Text("%1 × %2 pixels", numberText(width_px), numberText(height_px)); }

/// A polygon's corners, each once, however it was closed.
void tidy(AreaShape shape, std::vector<double>& p) {
    if (shape != AreaShape::polygon || p.size() % 2 != 0)
        return;
    for (std::size_t i = 2; i < p.size();)
        if (p[i] == p[i - 2] && p[i + 1] == p[i - 1])
            p.erase(p.begin() + static_cast<std::ptrdiff_t>(i), p.begin() + static_cast<std::ptrdiff_t>(i) + 2);
        else
            i += 2;
    while (p.size() > 2 && p[0] == p[p.size() - 2] && p[1] == p[p.size() - 1])
        p.resize(p.size() - 2);
}

} // namespace

AreaFile parseAreas(std::string_view text, const std::string& name) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const bool is_json = first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
    AreaFile file = is_json ? parseAreaJson(text, name) : parseAreaTable(text, name);
    for (FiledArea& one : file.areas) {
        tidy(one.area.shape, one.area.points);
        for (AreaKeyframe& keyframe : one.area.keyframes)
            tidy(keyframe.shape, keyframe.points);
    }
    return file;
}

AreaFile readAreaFile(const std::filesystem::path& file) {
    TextSource source = TextSource::fromFile(file);
    const std::string_view text = source.peek(longest_file + 1);
    if (text.size() > longest_file)
        throw ParseError(source.name(), 0, 0, Text("is too large for a list of areas"), Text("at most 64 MB"));
    return parseAreas(text, source.name());
}

std::vector<Area> areasOf(const AreaFile& file, const std::string& stimulus, double width_px, double height_px) {
    if (!sameSize(file.width_px, width_px) || !sameSize(file.height_px, height_px))
        throw ParseError(file.name, 0, 0, Text("was drawn on a picture of %1", size(file.width_px, file.height_px)),
                         Text("this one has %1; scale the areas to it", size(width_px, height_px)));
    std::vector<Area> areas;
    std::vector<std::size_t> lines;
    for (const FiledArea& one : file.areas)
        if (one.stimulus.empty() || one.stimulus == stimulus) {
            areas.push_back(one.area);
            lines.push_back(one.line);
        }
    if (file.areas.empty() && !file.times.empty())
        throw ParseError(file.name, 0, 0, Text("says when areas are visible and holds no shapes"),
                         Text("areas of the same names, from another file, which then get these times"));
    if (areas.empty() && !file.areas.empty())
        throw ParseError(file.name, 0, 0, Text("has no area of stimulus %1", inQuotes(stimulus)),
                         Text("it names %1 and %2 more", inQuotes(file.areas.front().stimulus), file.areas.size() - 1));
    if (const auto problem = problemOf(areas, width_px, height_px))
        throw ParseError(file.name, problem->area < lines.size() ? lines[problem->area] : 0, 0, problem->problem,
                         problem->what_to_do);
    return areas;
}

std::vector<Area> withTimes(std::vector<Area> areas, const AreaFile& file, const std::string& stimulus) {
    bool any = false;
    for (const AreaTimes& times : file.times) {
        const auto area = std::find_if(areas.begin(), areas.end(), [&](const Area& each) { return each.name == times.name; });
        if (times.stimulus != stimulus || area == areas.end())
            continue;
        any = true;
        if (moves(*area))
            throw ParseError(file.name, 0, 0,
                             Text("says when area %1 is visible, which has keyframes of its own", inQuotes(times.name)),
                             Text("an area without keyframes"));
        std::vector<AreaKeyframe> keyframes;
        for (const auto& [begin_ms, end_ms] : times.visible_ms) {
            keyframes.push_back({begin_ms, area->shape, area->points});
            if (end_ms)
                keyframes.push_back({*end_ms, area->shape, area->points, false});
        }
        *area = fromKeyframes(area->name, std::move(keyframes), area->colour);
    }
    if (!any)
        throw ParseError(file.name, 0, 0, Text("has no times of an area of stimulus %1 that is here", inQuotes(stimulus)),
                         file.times.empty() ? Text("a GazePlotter workspace whose areas are visible at times")
                                            : Text("areas named as there, such as %1 on %2", inQuotes(file.times.front().name),
                                                   inQuotes(file.times.front().stimulus)));
    return areas;
}

namespace {

std::string pointsText(const std::vector<double>& values) {
    std::string points;
    for (const double value : values) {
        points += points.empty() ? "" : " ";
        appendNumber(points, value);
    }
    return points;
}

} // namespace

std::string areasCsv(const AreasByStimulus& all) {
    const bool named = std::any_of(all.begin(), all.end(), [](const auto& each) { return !each.first.empty(); });
    const bool timed = std::any_of(all.begin(), all.end(), [](const auto& each) { return anyMoves(each.second); });
    TableText table;
    if (named)
        table.text("stimulus");
    for (const char* column : {"name", "shape", "colour"})
        table.text(column);
    if (timed)
        table.text("time").text("visible");
    table.text("points").endRow();
    for (const auto& of_stimulus : all)
        for (const Area& area : of_stimulus.second) {
            const auto add = [&](AreaShape shape, const std::vector<double>& points, const AreaKeyframe* keyframe) {
                if (named)
                    table.textOrNothing(of_stimulus.first);
                table.text(area.name).text(name(shape)).textOrNothing(area.colour);
                if (keyframe)
                    table.number(keyframe->at_ms).count(keyframe->visible);
                else if (timed)
                    table.nothing().nothing();
                table.text(pointsText(points)).endRow();
            };
            if (!moves(area))
                add(area.shape, area.points, nullptr);
            for (const AreaKeyframe& keyframe : area.keyframes)
                add(keyframe.shape, keyframe.points, &keyframe);
        }
    return table.take();
}

std::string areasJson(const AreasByStimulus& all) {
    nlohmann::ordered_json out;
    out["areas"] = json::array();
    for (const auto& [stimulus, areas] : all)
        for (const Area& area : areas) {
            nlohmann::ordered_json one;
            if (!stimulus.empty())
                one["stimulus"] = stimulus;
            one["name"] = area.name;
            one["shape"] = name(area.shape);
            one["points"] = area.points;
            if (!area.colour.empty())
                one["colour"] = area.colour;
            for (const AreaKeyframe& each : area.keyframes)
                one["keyframes"].push_back(nlohmann::ordered_json{
                    {"time", each.at_ms}, {"shape", name(each.shape)}, {"points", each.points}, {"visible", each.visible}});
            out["areas"].push_back(std::move(one));
        }
    return out.dump(2) + "\n";
}

std::string areasLabelMe(const std::vector<Area>& areas, int width_px, int height_px) {
    if (const auto moving = std::find_if(areas.begin(), areas.end(), moves); moving != areas.end())
        throw InvalidParameter("areas", Text("%1, which has keyframes", inQuotes(moving->name)),
                               Text("areas without times, as LabelMe's JSON has none: write a table or Nictate's JSON"));
    nlohmann::ordered_json out;
    out["version"] = "5.5.0";
    out["flags"] = json::object();
    out["shapes"] = json::array();
    for (const Area& area : areas) {
        const std::vector<double>& p = area.points;
        nlohmann::ordered_json one;
        one["label"] = area.name;
        if (area.shape == AreaShape::rectangle) {
            one["shape_type"] = "rectangle";
            one["points"] = {{p[0], p[1]}, {p[0] + p[2], p[1] + p[3]}};
        } else if (area.shape == AreaShape::ellipse && p[2] == p[3]) {
            one["shape_type"] = "circle";
            one["points"] = {{p[0], p[1]}, {p[0] + p[2], p[1]}};
        } else {
            one["shape_type"] = "polygon";
            one["points"] = json::array();
            for (const AreaPoint& corner : outlineOf(area, 64))
                one["points"].push_back({corner.x, corner.y});
        }
        one["group_id"] = nullptr;
        one["flags"] = json::object();
        out["shapes"].push_back(std::move(one));
    }
    out["imagePath"] = "";
    out["imageData"] = nullptr;
    out["imageHeight"] = height_px;
    out["imageWidth"] = width_px;
    return out.dump(2) + "\n";
}

void takeKeptAreas(Session& session, const Dataset& study) {
    AreasView& view = session.view<AreasView>();
    const std::filesystem::path file = studyPlace(session.data.path) / kept_areas_file;
    std::error_code ignored;
    if (!view.areas.empty() || session.data.path.empty() || !std::filesystem::is_regular_file(file, ignored))
        return;
    const AreaFile kept = readAreaFile(file);
    AreasByStimulus areas;
    for (const Stimulus& stimulus : study.stimuli)
        if (std::any_of(kept.areas.begin(), kept.areas.end(),
                        [&](const FiledArea& one) { return one.stimulus.empty() || one.stimulus == stimulus.id; }))
            areas[stimulus.id] = areasOf(kept, stimulus.id, stimulus.width_px, stimulus.height_px);
    view.areas = std::move(areas);
}

void keepAreas(const Session& session, const std::filesystem::path& folder) {
    const AreasView& view = session.view<AreasView>();
    if (!view.areas.empty())
        writeFileAtomically(folder / kept_areas_file, areasCsv(view.areas));
}

} // namespace nictate
