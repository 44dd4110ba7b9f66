#include "core/domains/heatmap/heatmap_look.h"

#include "core/choices/bench_kind.h"
#include "core/data/presentation.h"
#include "core/domains/heatmap/heatmap.h"
#include "core/errors.h"

namespace nictate {

using nlohmann::json;

namespace {

constexpr Named<PanelLayout> layouts[] = {{"side-by-side", PanelLayout::side_by_side}, {"swipe", PanelLayout::swipe}};
constexpr Named<ThirdPanel> third_panels[] = {{"none", ThirdPanel::none},
                                              {"difference", ThirdPanel::difference},
                                              {"attacker", ThirdPanel::attacker},
                                              {"compared", ThirdPanel::compared},
                                              {"data-share", ThirdPanel::data_share}};
constexpr Named<GazeClock> clocks[] = {{"time", GazeClock::time}, {"order", GazeClock::order}};
constexpr Named<const char*> colour_maps[] = {{"viridis", "viridis"}, {"cividis", "cividis"}, {"turbo", "turbo"}};

json timeCutJson(const HeatmapLook& look) {
    json cut = {{"clock", nameOf(clocks, look.cut.clock)}, {"window", look.window}, {"speed", look.speed}, {"sheet", look.sheet}};
    if (look.cut.at.empty())
        cut["windows"] = look.cut.windows;
    else
        cut["cut_at"] = look.cut.at;
    if (look.cut.presentation_ms)
        cut["presentation_ms"] = *look.cut.presentation_ms;
    return cut;
}

void readTimeCut(JsonReader reader, HeatmapLook& look) {
    reader.readChoice("clock", look.cut.clock, clocks);
    reader.read("windows", look.cut.windows, 1, most_windows);
    reader.readNumbers("cut_at", [&](double time) { look.cut.at.push_back(time); });
    reader.read(presentation_field, look.cut.presentation_ms);
    try {
        checkTimeCut(look.cut);
    } catch (const InvalidParameter& error) {
        reader.refuse("cut_at", error.text);
    }
    reader.read("window", look.window, 0, most_windows - 1);
    reader.read("speed", look.speed, 0.01, 100);
    reader.read("sheet", look.sheet);
    reader.finish();
}

json lookJson(const BenchView& view, const std::filesystem::path&) {
    const auto& look = view.as<HeatmapLook>();
    json object = {{"layout", nameOf(layouts, look.layout)},
                   {"third_panel", nameOf(third_panels, look.third)},
                   {"attacked", look.attacked},
                   {"colour_map", look.colour_map},
                   {"opacity", look.opacity},
                   {"swipe", look.swipe},
                   {"zoom", look.zoom},
                   {"centre_x", look.centre_x},
                   {"centre_y", look.centre_y},
                   {"show_stimulus", look.show_stimulus}};
    if (!(look.cut == TimeCut())) // older versions do not know it
        object["film"] = timeCutJson(look);
    return object;
}

BenchView readLook(JsonReader& reader, const std::filesystem::path&) {
    HeatmapLook look;
    reader.readChoice("layout", look.layout, layouts);
    reader.readChoice("third_panel", look.third, third_panels);
    reader.read("attacked", look.attacked);
    const char* map = look.colour_map.c_str();
    reader.readChoice("colour_map", map, colour_maps);
    look.colour_map = std::string(map);
    reader.read("opacity", look.opacity, 0, 1);
    reader.read("swipe", look.swipe, 0, 1);
    reader.read("zoom", look.zoom, 1, 64);
    reader.read("centre_x", look.centre_x, 0, 1);
    reader.read("centre_y", look.centre_y, 0, 1);
    reader.read("show_stimulus", look.show_stimulus);
    if (reader.has("film"))
        readTimeCut(reader.object("film"), look);
    return look;
}

void keepPlace(BenchView& view, const BenchView& from) {
    HeatmapLook& look = view.as<HeatmapLook>();
    const HeatmapLook& kept = from.as<HeatmapLook>();
    look.zoom = kept.zoom;
    look.centre_x = kept.centre_x;
    look.centre_y = kept.centre_y;
    look.swipe = kept.swipe;
    look.window = kept.window;
}

} // namespace

BenchKind heatmapsBench() {
    return {HeatmapLook::bench, {"clipped-gaussian", {}, HeatmapLook{}}, Heatmaps::reads, lookJson, readLook, heatmapCommand,
            keepPlace};
}

HeatmapFacts heatmapFacts(const Session& session, const Stimulus& stimulus, const PublicFrame& frame, std::size_t observers,
                          std::optional<double> guessed_presentation_ms) {
    const TimeCut& cut = session.view<HeatmapLook>().cut;
    HeatmapFacts facts;
    facts.observers = static_cast<int>(observers);
    facts.display = displayGrid(stimulus.width_px, stimulus.height_px, session.display_longer);
    facts.expected_fixations =
        expectedFixations(session.expected_fixations, presentationOf(frame, stimulus.id, cut.presentation_ms));
    facts.blur_px = session.blur_px.value_or(defaultBlur(stimulus.width_px));
    return withWindows(std::move(facts), cut, guessed_presentation_ms);
}

} // namespace nictate
