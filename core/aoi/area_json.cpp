#include "core/aoi/area_json.h"

#include "core/aoi/gazeplotter_times.h"
#include "core/aoi/moving_area.h"
#include "core/errors.h"
#include "core/files/figures.h"
#include "core/files/number.h"
#include "core/files/words.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>

namespace nictate {

namespace {

using nlohmann::json;

Text wanted() { return Text("Nictate's own areas, LabelMe's \"shapes\" or Tobii Pro Lab's \"Aois\""); }

class Reader {
  public:
    Reader(const json& root, std::string name) : root_(root), file_{std::move(name), {}, {}, 0, 0} {}

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
            refuse(Text("holds no areas of interest"), wanted());
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

    void ours() {
        for (const json& each : root_["areas"]) {
            add(each.at("name").get<std::string>(), shapeOf(each.at("shape").get<std::string>()));
            FiledArea& one = file_.areas.back();
            one.area.points = each.at("points").get<std::vector<double>>();
            one.area.colour = each.value("colour", std::string());
            one.stimulus = each.value("stimulus", std::string());
            if (each.contains("keyframes"))
                one.area = moving(one.area.name, ourKeyframes(each["keyframes"]), one.area.colour);
        }
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
        for (const json& each : root_["shapes"]) {
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
        }
    }

    /// One keyframe at 0 is an area that stands still. Between keyframes Pro Lab moves an AOI evenly; while it is not active it
    /// is none.
    void tobii() {
        if (root_.contains("Media") && root_["Media"].is_object()) {
            file_.width_px = root_["Media"].value("Width", 0.0);
            file_.height_px = root_["Media"].value("Height", 0.0);
        }
        for (const json& each : root_["Aois"]) {
            const std::string name = each.at("Name").get<std::string>();
            const json& frames = each.at("KeyFrames");
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
        }
    }

    static std::string colourOf(const json& aoi) {
        if (!aoi.contains("Red") || !aoi.contains("Green") || !aoi.contains("Blue"))
            return {};
        char text[8];
        std::snprintf(text, sizeof text, "#%02x%02x%02x", aoi["Red"].get<unsigned>() & 255u, aoi["Green"].get<unsigned>() & 255u,
                      aoi["Blue"].get<unsigned>() & 255u);
        return text;
    }

    double sizeOf(const char* key) const { return root_.contains(key) && root_[key].is_number() ? root_[key].get<double>() : 0; }

    const json& root_;
    AreaFile file_;
};

} // namespace

AreaFile parseAreaJson(std::string_view text, const std::string& name) {
    try {
        const json root = json::parse(text);
        return Reader(root, name).read();
    } catch (const json::exception& problem) {
        throw ParseError(name, 0, 0, Text("is not JSON of areas: %1", asUtf8(problem.what())), wanted());
    }
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

} // namespace nictate
