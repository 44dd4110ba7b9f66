#include "core/aoi/area_files.h"

#include "core/aoi/area_json.h"
#include "core/errors.h"
#include "core/files/delimited_reader.h"
#include "core/files/number.h"
#include "core/files/table_text.h"
#include "core/files/words.h"

#include <algorithm>
#include <stdexcept>

namespace nictate {

namespace {

constexpr std::size_t longest_file = 64u << 20;
constexpr auto table_wanted =
    "a table with the columns name,shape,points: rectangle x y width height, ellipse cx cy rx ry, polygon "
    "x y x y …; or JSON of Nictate, LabelMe or Tobii Pro Lab";

struct Columns {
    std::optional<std::size_t> name, shape, points, stimulus, colour;
};

Columns columnsOf(const std::vector<Cell>& header) {
    Columns columns;
    for (std::size_t i = 0; i < header.size(); ++i) {
        const std::string word = lowerCase(std::string(header[i].text));
        for (auto [known, column] :
             {std::pair("name", &columns.name), std::pair("aoi", &columns.name), std::pair("shape", &columns.shape),
              std::pair("points", &columns.points), std::pair("stimulus", &columns.stimulus),
              std::pair("colour", &columns.colour), std::pair("color", &columns.colour)})
            if (word == known)
                *column = i;
    }
    return columns;
}

std::string textAt(const std::vector<Cell>& cells, const std::optional<std::size_t>& column) {
    return column && *column < cells.size() ? asUtf8(cells[*column].text) : std::string();
}

void addNumbers(std::vector<double>& numbers, std::string_view cell, const DelimitedReader& rows, std::size_t column) {
    for (std::size_t at = 0; at < cell.size();) {
        const std::size_t end = std::min(cell.find_first_of(" ,;\t\n\r", at), cell.size());
        if (end > at) {
            DecimalSign sign = DecimalSign::point;
            const ParsedNumber number = parseNumber(cell.substr(at, end - at), sign);
            if (number.kind != NumberKind::number)
                throw ParseError(rows.name(), rows.line(), column + 1,
                                 inQuotes(cell.substr(at, end - at)) + " is not a finite number of pixels",
                                 "points are numbers with spaces between them, decimals with a point");
            numbers.push_back(number.value);
        }
        at = end + 1;
    }
}

/// Points may also have cells of their own, to the end of the row.
std::vector<double> pointsOf(const DelimitedReader& rows, std::size_t column, bool last) {
    std::vector<double> numbers;
    const std::vector<Cell>& cells = rows.cells();
    for (std::size_t at = column; at < cells.size() && (at == column || last); ++at)
        addNumbers(numbers, cells[at].text, rows, at);
    return numbers;
}

AreaFile readTable(std::string_view text, const std::string& name) {
    TextSource source = TextSource::fromMemory(text, name);
    const std::string_view head = text.substr(0, text.find_first_of("\r\n"));
    const char delimiter = head.find('\t') != std::string_view::npos  ? '\t'
                           : head.find(';') != std::string_view::npos ? ';'
                                                                      : ',';
    DelimitedReader rows(source, delimiter);
    if (!rows.next())
        throw ParseError(name, 1, 0, "holds no areas", table_wanted);
    const std::size_t width = rows.cells().size();
    const Columns columns = columnsOf(rows.cells());
    if (!columns.name || !columns.shape || !columns.points)
        throw ParseError(name, rows.line(), 0, "is not a table of areas of interest", table_wanted);
    AreaFile file{name, {}, 0, 0};
    while (rows.next()) {
        FiledArea one;
        one.line = rows.line();
        one.stimulus = textAt(rows.cells(), columns.stimulus);
        one.area.name = textAt(rows.cells(), columns.name);
        one.area.colour = textAt(rows.cells(), columns.colour);
        const std::string shape = lowerCase(textAt(rows.cells(), columns.shape));
        try {
            one.area.shape = areaShapeOf(shape);
        } catch (const std::out_of_range&) {
            throw ParseError(name, one.line, *columns.shape + 1, "unknown shape: " + inQuotes(shape),
                             "rectangle, ellipse or polygon");
        }
        one.area.points = pointsOf(rows, *columns.points, *columns.points + 1 == width);
        file.areas.push_back(std::move(one));
    }
    return file;
}

bool sameSize(double a, double b) { return a <= 0 || b <= 0 || std::abs(a - b) < 0.5; }

std::string size(double width_px, double height_px) { return numberText(width_px) + " × " + numberText(height_px) + " pixels"; }

/// A polygon's corners, each once, however it was closed.
void tidy(Area& area) {
    if (area.shape != AreaShape::polygon || area.points.size() % 2 != 0)
        return;
    std::vector<double>& p = area.points;
    for (std::size_t i = 2; i < p.size();)
        if (p[i] == p[i - 2] && p[i + 1] == p[i - 1])
            p.erase(p.begin() + static_cast<std::ptrdiff_t>(i), p.begin() + static_cast<std::ptrdiff_t>(i) + 2);
        else
            i += 2;
    while (p.size() > 2 && p[0] == p[p.size() - 2] && p[1] == p[p.size() - 1])
        p.resize(p.size() - 2);
}

} // namespace

AreaShape areaShapeOf(const std::string& word) {
    for (const AreaShape shape : {AreaShape::rectangle, AreaShape::ellipse, AreaShape::polygon})
        if (word == name(shape))
            return shape;
    throw std::out_of_range(word);
}

AreaFile parseAreas(std::string_view text, const std::string& name) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const bool json = first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
    AreaFile file = json ? parseAreaJson(text, name) : readTable(text, name);
    for (FiledArea& one : file.areas)
        tidy(one.area);
    return file;
}

AreaFile readAreaFile(const std::filesystem::path& file) {
    TextSource source = TextSource::fromFile(file);
    const std::string_view text = source.peek(longest_file + 1);
    if (text.size() > longest_file)
        throw ParseError(source.name(), 0, 0, "is too large for a list of areas", table_wanted);
    return parseAreas(text, source.name());
}

std::vector<Area> areasOf(const AreaFile& file, const std::string& stimulus, double width_px, double height_px) {
    if (!sameSize(file.width_px, width_px) || !sameSize(file.height_px, height_px))
        throw ParseError(file.name, 0, 0, "was drawn on a picture of " + size(file.width_px, file.height_px),
                         "this one has " + size(width_px, height_px) + "; scale the areas to it");
    std::vector<Area> areas;
    std::vector<std::size_t> lines;
    for (const FiledArea& one : file.areas)
        if (one.stimulus.empty() || one.stimulus == stimulus) {
            areas.push_back(one.area);
            lines.push_back(one.line);
        }
    if (areas.empty() && !file.areas.empty())
        throw ParseError(file.name, 0, 0, "has no area of stimulus " + inQuotes(stimulus),
                         "it names " + inQuotes(file.areas.front().stimulus) + " and " + std::to_string(file.areas.size() - 1) +
                             " more");
    if (const auto problem = problemOf(areas, width_px, height_px))
        throw ParseError(file.name, problem->area < lines.size() ? lines[problem->area] : 0, 0, problem->problem,
                         problem->what_to_do);
    return areas;
}

std::string areasCsv(const AreasByStimulus& all) {
    const bool named = std::any_of(all.begin(), all.end(), [](const auto& each) { return !each.first.empty(); });
    TableText table;
    named ? table.header({"stimulus", "name", "shape", "colour", "points"}) : table.header({"name", "shape", "colour", "points"});
    for (const auto& [stimulus, areas] : all)
        for (const Area& area : areas) {
            if (named)
                table.textOrNothing(stimulus);
            std::string points;
            for (const double value : area.points) {
                points += points.empty() ? "" : " ";
                appendNumber(points, value);
            }
            table.text(area.name).text(name(area.shape)).textOrNothing(area.colour).text(points).endRow();
        }
    return table.take();
}

} // namespace nictate
