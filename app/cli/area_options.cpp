#include "app/cli/area_options.h"

#include "core/domains/areas/area_files.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/areas/chosen_pair.h"
#include "core/errors.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>

namespace nictate::cli {

void AreaOptions::addTo(CLI::App& command) {
    data.addTo(command);
    command.add_option("--stimulus", stimulus, "id of the stimulus")->required();
    command
        .add_option(
            "--aois", areas,
            "FILE of areas of interest: CSV name,shape,points (rectangle x y w h; ellipse cx cy rx ry; polygon x y x y …; "
            "pixels; with time in ms, and visible 1 or 0: a keyframe of an area that moves), or JSON of the workbench, LabelMe "
            "or "
            "Tobii Pro Lab")
        ->required();
    command.add_option("--aoi-times", area_times,
                       "FILE that says when these areas are visible: a GazePlotter workspace with areas of the same names");
    command
        .add_option("--metric", metrics,
                    "dwell-share, looked, fixations, dwell, first-fixation, transitions; several with commas share one budget")
        ->required()
        ->delimiter(',')
        ->allow_extra_args(false);
    command
        .add_option("--interval", interval,
                    "95 % intervals of people like the observers (default: one more noisy number for each metric says how much "
                    "they vary) or of these observers alone")
        ->check(CLI::IsMember({"people", "observers"}));
    addExpectedFixations(command, expected_fixations);
    command.add_option(
        "--groups", groups,
        "an attribute of people with 2 to 6 values: a table for each group and the differences between them, all at "
        "one ε; who is in which group is public");
    command
        .add_option(
            "--paired", paired,
            "A,B: two conditions on the stimulus, or two stimuli, that everybody saw: differences within people, with twice "
            "the noise of one table")
        ->delimiter(',')
        ->allow_extra_args(false);
}

std::vector<AreaMetric> areaMetricsOf(const std::vector<std::string>& ids) {
    std::vector<AreaMetric> metrics;
    for (const std::string& id : ids)
        metrics.push_back(areaMetricOf(id));
    return metrics;
}

void noteBounds(const AreaFrame& frame, int observers) {
    for (const BoundedMetric& one : frame.bounded)
        std::cerr << "nictate-cli: note: " << words(one.metric).id << ": "
                  << inWords(one.taken, static_cast<std::size_t>(observers))
                  << " Intervals are of the bounded mean. This note is for you and part of no release\n";
}

Parameters AreaOptions::settled(Parameters given) const {
    if (!interval.empty())
        given.set("interval", interval);
    return given;
}

std::vector<Area> AreaOptions::areasOn(const Stimulus& on) const {
    std::vector<Area> read = areasOf(readAreaFile(areas), on.id, on.width_px, on.height_px);
    return area_times.empty() ? read : withTimes(std::move(read), readAreaFile(area_times), on.id);
}

Session AreaOptions::session(const Dataset& study, const Parameters& given) const {
    const Stimulus& on = study.stimuli[stimulusIndex(study, stimulus)];
    Session session;
    session.data.path = data.path;
    session.bench = AreasView::bench;
    session.stimulus = stimulus;
    session.expected_fixations = expected_fixations;
    AreasView& view = session.view<AreasView>();
    areaMetricsOf(metrics);
    view.metrics = metrics;
    view.shown = metrics.front();
    view.groups = groups;
    view.areas[stimulus] = areasOn(on);
    session.given[session.at(AreasView::bench).mechanism] = given;
    return session;
}

std::optional<WithinPeople> AreaOptions::within(const Dataset& study, Session& session) const {
    if (paired.empty())
        return {};
    if (paired.size() != 2 || paired.front() == paired.back() || !groups.empty())
        throw InvalidParameter("paired", std::to_string(paired.size()) + " names", Text("two different names, and no --groups"));
    const std::string &a = paired.front(), &b = paired.back();
    const auto isCondition = [&](const std::string& name) {
        return std::any_of(study.recordings.begin(), study.recordings.end(),
                           [&](const Recording& recording) { return recording.condition == name; });
    };
    AreasView& view = session.view<AreasView>();
    view.paired = {a, b};
    if (!isCondition(a) || !isCondition(b)) {
        view.paired = {b};
        session.stimulus = a;
        for (const std::string& id : paired) {
            const Stimulus& on = study.stimuli[stimulusIndex(study, id)];
            view.areas[id] = areasOn(on);
        }
    }
    return chosenPair(session, study);
}

} // namespace nictate::cli
