#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/signal_options.h"
#include "app/release/report_content.h"
#include "core/domains/registry.h"
#include "core/errors.h"

#include <CLI/CLI.hpp>

namespace nictate::cli {

namespace {

struct ReportCommand {
    SignalInputOptions input;
    std::vector<std::string> mechanisms, cards;
    Settings settings;
    std::vector<double> epsilons;
    std::string ledger, out;
    bool findings = false, quality = false;
};

std::vector<EvaluationResult> findingsOf(const SignalInput& input, const ReportCommand& options) {
    const RecordingSet set = recordingSet(input.study, input.signals);
    EvaluationRequest request;
    request.tasks = {{TaskKind::person}};
    if (set.conditions.size() > 1)
        request.tasks.insert(request.tasks.begin(), Task{TaskKind::condition});
    request.seed = input.seed;
    std::vector<EvaluatedMechanism> mechanisms;
    for (const std::string& id : options.mechanisms)
        mechanisms.push_back({&mechanismOf<Signals>(id), options.settings.of(mechanismOf<Signals>(id).info), options.epsilons});
    return evaluate(input.signals, set, request, mechanisms);
}

void run(const ReportCommand& options) {
    const auto content = [&](const std::string& study) {
        return reportContent(study, options.input.data.path, options.ledger, options.cards);
    };
    if (!options.findings) {
        const Dataset study = options.input.data.open();
        ReportContent page = content(study.name);
        if (options.quality)
            page.quality = reportQuality(study, {});
        return writeText(reportPage(page), options.out);
    }
    const SignalInput input = openSignals(options.input, options.settings);
    ReportContent with_findings = content(input.study.name);
    with_findings.findings = findingsOf(input, options);
    if (options.quality)
        with_findings.quality = reportQuality(input.study, {});
    writeText(reportPage(with_findings), options.out);
}

} // namespace

void addReportCommand(CLI::App& app) {
    auto options = std::make_shared<ReportCommand>();
    auto* command =
        app.add_subcommand("report", "one page for a privacy officer: what was released, at which loss, the cards; what "
                                     "attackers find only when asked, and then marked");
    options->input.addTo(*command);
    command->add_option("--out", options->out, "the HTML page to write")->required();
    command->add_option("--ledger", options->ledger, "the study's ledger; default that beside DATA");
    command->add_option("--card", options->cards, "a privacy card to include; repeatable")->take_all()->allow_extra_args(false);
    auto* findings = command->add_flag("--findings", options->findings,
                                       "with what attackers find in feature signals; this part is sensitive and marked as such");
    command->add_flag("--quality", options->quality,
                      "with the data quality of each person; this part is sensitive and marked as such");
    command->add_option("--mechanism", options->mechanisms, "a mechanism's id, for the findings; repeatable")
        ->take_all()
        ->allow_extra_args(false)
        ->needs(findings);
    options->settings.addTo(*command);
    command->add_option("--epsilons", options->epsilons, "per feature, for the findings: 0.01,0.1,1")
        ->delimiter(',')
        ->transform(positiveNumber())
        ->needs(findings);
    command->callback([options] { run(*options); });
}

} // namespace nictate::cli
