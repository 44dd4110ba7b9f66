#include "core/aoi/area_files.h"

#include "core/aoi/area_csv.h"
#include "core/aoi/area_json.h"
#include "core/aoi/moving_area.h"
#include "core/errors.h"
#include "core/files/number.h"
#include "core/files/table_text.h"
#include "core/files/text_source.h"
#include "core/files/words.h"

#include <algorithm>
#include <stdexcept>

namespace nictate {

namespace {

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

AreaShape areaShapeOf(const std::string& word) {
    for (const AreaShape shape : {AreaShape::rectangle, AreaShape::ellipse, AreaShape::polygon})
        if (word == name(shape))
            return shape;
    throw std::out_of_range(word);
}

AreaFile parseAreas(std::string_view text, const std::string& name) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const bool json = first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
    AreaFile file = json ? parseAreaJson(text, name) : parseAreaTable(text, name);
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

} // namespace nictate
