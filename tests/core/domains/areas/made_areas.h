#pragma once
// Areas and gaze made by hand.

#include "core/domains/areas/area_gaze.h"

namespace nictate::test {

inline Area rectangle(const std::string& name, double x, double y, double width, double height) {
    return {name, AreaShape::rectangle, {x, y, width, height}};
}
inline Area ellipse(const std::string& name, double x, double y, double across, double down) {
    return {name, AreaShape::ellipse, {x, y, across, down}};
}
inline Area polygon(const std::string& name, std::vector<double> corners) {
    return {name, AreaShape::polygon, std::move(corners)};
}

/// x, y, duration; the clock runs without gaps.
struct Look {
    double x, y, ms;
    bool begins_recording = false;
};
using Looks = std::vector<Look>;

/// Two people and a picture of 200 × 100 pixels, without recordings.
inline Dataset twoPeopleAndAPicture() {
    Dataset study;
    study.participants = {{"one", {}}, {"two", {}}};
    Stimulus picture;
    picture.id = "p";
    picture.width_px = 200;
    picture.height_px = 100;
    study.stimuli = {picture};
    return study;
}

inline AreaGaze gazeOf(const std::vector<Looks>& observers) {
    AreaGaze gaze;
    for (const Looks& looks : observers) {
        double since = 0;
        for (std::size_t i = 0; i < looks.size(); ++i) {
            const bool begins = i == 0 || looks[i].begins_recording;
            since = begins ? 0 : since;
            gaze.fixations.push_back({looks[i].x, looks[i].y, since, looks[i].ms, begins});
            since += looks[i].ms;
        }
        gaze.offsets.push_back(gaze.fixations.size());
        ++gaze.recordings;
    }
    return gaze;
}

} // namespace nictate::test
