#include "app/benches/heatmaps/heatmap_release_job.h"
#include "app/cli/commands.h"
#include "app/cli/film_options.h"
#include "app/cli/release_options.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/registry.h"
#include "core/errors.h"

#include <CLI/CLI.hpp>

namespace nictate::cli {

namespace {

struct ReleaseCommand {
    DataOptions data;
    FilmOptions film;
    std::string stimulus, groups;
    bool all_stimuli = false;
    ReleaseOptions release;
    std::optional<double> blur, cap_epsilon;
    std::optional<int> choose_cap;
    std::optional<double> expected_fixations;
};

Session sessionOf(const ReleaseCommand& options) {
    Session session;
    session.data.path = options.data.path;
    const MechanismInfo& mechanism = mechanismOf<Maps>(options.release.mechanism).info;
    session.at(HeatmapLook::bench).mechanism = mechanism.id;
    session.given[mechanism.id] = options.release.settings.of(mechanism);
    if (options.release.settings.has("observers"))
        throw CLI::ValidationError("--set", "observers cannot be set here: with data, the observers are counted");
    session.view<HeatmapLook>().cut = options.film.cut();
    session.blur_px = options.blur;
    session.expected_fixations = options.expected_fixations;
    return session;
}

std::optional<PrivateCap> privateCapOf(const ReleaseCommand& options) {
    if (!options.choose_cap)
        return {};
    PrivateCap cap;
    cap.largest = *options.choose_cap;
    cap.epsilon = options.cap_epsilon.value_or(cap.epsilon);
    return cap;
}

ReleaseJob jobOf(const ReleaseCommand& options, const std::shared_ptr<const Dataset>& study) {
    const Session session = sessionOf(options);
    ReleaseWish wish{{options.stimulus}, privateCapOf(options), options.release.declared(), options.groups};
    if (study->participants.empty())
        throw MissingData(Text("the study has no participants"));
    if (options.all_stimuli)
        wish.stimuli = allStimuli(*study);
    const Parameters& given = session.parameters(session.at(HeatmapLook::bench).mechanism);
    if (wish.private_cap && given.has("cap"))
        throw InvalidParameter("cap", valueText(given.number("cap")), Text("unset when the cap is chosen with noise"));
    return heatmapRelease(study, session, wish);
}

Json resultOf(const ReleaseOrder& order, const ReleaseOutcome& outcome) {
    Json out;
    out["released"] = Json::array();
    for (const ReleaseOutcome::One& one : outcome.done) {
        Json each;
        each["stimulus"] = one.released.name;
        each["folder"] = one.folder.string();
        each["entry"] = one.released.booking.entry;
        for (const auto& [what, count] : one.released.counts)
            each[what] = count;
        each["noise_scale"] = one.released.guarantee.noise_scale;
        each["guarantee"] = toJson(one.released.guarantee);
        out["released"].push_back(std::move(each));
    }
    if (outcome.done.size() > 1)
        out["together"] = togetherJson(order.job.together(ledgerOf(order)), order.job.items.front().guarantee);
    out["totals"] = totalsJson(outcome.done.back().released.booking);
    return out;
}

void run(const ReleaseCommand& options) {
    if (options.stimulus.empty() == !options.all_stimuli)
        throw InvalidParameter("stimulus", options.stimulus.empty() ? "(none)" : options.stimulus,
                               Text("either --stimulus ID or --all-stimuli"));
    const auto study = std::make_shared<const Dataset>(options.data.open());
    const ReleaseOrder order = options.release.order(jobOf(options, study), options.data.path);
    print(resultOf(order, release(order, options.release)), options.release.json);
}

} // namespace

void addReleaseHeatmapCommand(CLI::App& release) {
    auto options = std::make_shared<ReleaseCommand>();
    auto* command = release.add_subcommand("heatmap", "release the protected heatmap of a stimulus, or of all");
    options->data.addTo(*command);
    options->film.addTo(*command);
    command->add_option("--stimulus", options->stimulus, "a stimulus' id");
    command->add_flag("--all-stimuli", options->all_stimuli, "one release and one ledger entry per stimulus");
    command->add_option("--groups", options->groups,
                        "an attribute of people with 2 to 6 values: a map of each group and difference.csv, all at one ε and one "
                        "ledger entry; who is in which group is public");
    options->release.addTo(*command, "a new folder for what is released; with --all-stimuli one inside for each");
    command->add_option("--blur", options->blur, "σ_b in picture pixels; default 3 % of the picture's width")
        ->transform(positiveNumber());
    addExpectedFixations(*command, options->expected_fixations);
    auto* choose_cap = command
                           ->add_option("--choose-cap", options->choose_cap,
                                        "choose the cell cap with noise (exponential mechanism) from 1 to this")
                           ->transform(wholeNumber(2, 1000));
    command->add_option("--cap-epsilon", options->cap_epsilon, "what choosing the cap costs on top; default 0.1")
        ->needs(choose_cap)
        ->transform(positiveNumber());
    command->callback([options] { withPictures([options] { run(*options); }); });
}

} // namespace nictate::cli
