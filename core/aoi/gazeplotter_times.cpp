#include "core/aoi/gazeplotter_times.h"

#include "core/aoi/moving_area.h"
#include "core/errors.h"
#include "core/files/number.h"
#include "core/files/words.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

namespace nictate {

namespace {

using nlohmann::json;
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

} // namespace

std::vector<AreaTimes> gazePlotterTimes(const json& data, const std::string& file) { return TimesReader(data, file).read(); }

} // namespace nictate
