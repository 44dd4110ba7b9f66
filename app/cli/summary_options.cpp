#include "app/cli/summary_options.h"

#include "core/analysis/data_quality.h"
#include "core/errors.h"
#include "core/events/window_features.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace nictate::cli {

void SummaryOptions::addTo(CLI::App& command) {
    data.addTo(command);
    command.add_option("--features", features, "the features that are summed up, with commas; the fewer, the less noise")
        ->required()
        ->delimiter(',')
        ->allow_extra_args(false);
    command.add_flag("--quality", quality,
                     "sum up data quality, one number a person: --features loss,rms_s2s_deg,bcea_deg2 (rms_s2s_px,bcea_px2 where "
                     "the screen's size or distance is unknown)");
    command.add_option("--bounds", bounds, "public bounds of these features: a CSV feature,lower,upper")->required();
    command.add_option("--condition", condition, "of these recordings (default: the mean over all that a person has)");
    command.add_option(
        "--groups", groups,
        "an attribute of people with 2 to 6 values: a table for each group and the differences between them, all at "
        "one ε; who is in which group is public");
    command
        .add_option("--interval", interval,
                    "95 % intervals of people like these (default: one more noisy number says how much they vary) or of these "
                    "people alone")
        ->check(CLI::IsMember({"people", "observers"}));
}

Dataset SummaryOptions::open() const {
    Dataset study = data.open();
    if (quality) {
        if (!hasSamples(study))
            throw MissingData(Text("the study has no samples, so there is no data quality to sum up"));
        study.features = qualityFeatures(studyQuality(study));
        return study;
    }
    const std::size_t told = study.warnings.size();
    ensureFeatures(study);
    for (std::size_t i = told; i < study.warnings.size(); ++i)
        std::cerr << "nictate-cli: note: " << study.warnings[i] << "\n";
    return study;
}

Session SummaryOptions::session(Parameters given) const {
    Session session;
    session.data.path = data.path;
    session.bench = SignalsView::bench;
    SignalsView& view = session.view<SignalsView>();
    view.summaries = true;
    view.bounds = bounds;
    view.summed = features;
    view.summed_condition = condition;
    view.groups = groups;
    if (!interval.empty())
        given.set("interval", interval);
    session.given["summaries"] = std::move(given);
    return session;
}

} // namespace nictate::cli
