#include "app/cli/area_options.h"

#include "core/aoi/area_files.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace nictate::cli {

void AreaOptions::addTo(CLI::App& command) {
    data.addTo(command);
    command.add_option("--stimulus", stimulus, "id of the stimulus")->required();
    command
        .add_option(
            "--aois", aois,
            "FILE of areas of interest: CSV name,shape,points (rectangle x y w h; ellipse cx cy rx ry; polygon x y x y …; "
            "pixels), or JSON of the workbench, LabelMe or Tobii Pro Lab")
        ->required();
    command
        .add_option("--metric", metrics,
                    "dwell-share, looked, fixations, dwell, first-fixation, transitions; several with commas share one budget")
        ->required()
        ->delimiter(',')
        ->allow_extra_args(false);
    addExpectedFixations(command, expected_fixations);
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
    view.areas[stimulus] = areasOf(readAreaFile(aois), stimulus, on.width_px, on.height_px);
    session.given[session.at(AreasView::bench).mechanism] = given;
    return session;
}

} // namespace nictate::cli
