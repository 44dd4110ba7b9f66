#include "core/aoi/area_csv.h"

#include "core/aoi/moving_area.h"
#include "core/errors.h"
#include "core/files/delimited_reader.h"
#include "core/files/number.h"
#include "core/files/table_text.h"
#include "core/files/words.h"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace nictate {

namespace {

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
    TableOfAreas(TextSource& source, char delimiter) : rows_(source, delimiter) {}

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
        one.area.points = points();
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

    /// Points may also have cells of their own, to the end of the row.
    std::vector<double> points() {
        std::vector<double> numbers;
        const std::vector<Cell>& cells = rows_.cells();
        const std::size_t column = *columns_.points;
        for (std::size_t at = column; at < cells.size() && (at == column || column + 1 == width_); ++at)
            addNumbers(numbers, cells[at].text, at);
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
    Columns columns_;
    std::size_t width_ = 0;
    std::map<std::pair<std::string, std::string>, std::size_t> places_;
    std::vector<std::vector<AreaKeyframe>> keyframes_; ///< by area of the file
    std::set<std::pair<std::size_t, double>> times_;   ///< of all of them
};

std::string pointsText(const std::vector<double>& values) {
    std::string points;
    for (const double value : values) {
        points += points.empty() ? "" : " ";
        appendNumber(points, value);
    }
    return points;
}

} // namespace

AreaFile parseAreaTable(std::string_view text, const std::string& name) {
    TextSource source = TextSource::fromMemory(text, name);
    const std::string_view head = text.substr(0, text.find_first_of("\r\n"));
    const char delimiter = head.find('\t') != std::string_view::npos  ? '\t'
                           : head.find(';') != std::string_view::npos ? ';'
                                                                      : ',';
    return TableOfAreas(source, delimiter).read();
}

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

} // namespace nictate
