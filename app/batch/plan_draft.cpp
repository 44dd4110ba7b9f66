#include "app/batch/plan_draft.h"

#include "core/choices/session.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/registry.h"
#include "core/domains/signals/signals_view.h"
#include "core/errors.h"
#include "core/evaluation/evaluation_view.h"
#include "core/session/shell_text.h"

#include <QObject>

#include <nlohmann/json.hpp>

#include <sstream>

namespace nictate {

namespace {

using DraftJson = nlohmann::ordered_json;

std::string trimmed(const std::string& text) {
    const auto first = text.find_first_not_of(" \t\r"), last = text.find_last_not_of(" \t\r");
    return first == std::string::npos ? "" : text.substr(first, last - first + 1);
}

/// A number where it is one, as a person would have written the plan.
DraftJson wordOrNumber(const std::string& text) {
    const DraftJson read = DraftJson::parse(text, nullptr, false);
    return read.is_number() ? read : DraftJson(text);
}

DraftJson listOf(const std::string& text) {
    DraftJson out = DraftJson::array();
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, ',');)
        if (!trimmed(part).empty())
            out.push_back(wordOrNumber(trimmed(part)));
    return out;
}

/// Lines of "name = value, value".
DraftJson assignmentsIn(const std::string& what, const std::string& text) {
    DraftJson out = DraftJson::object();
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (trimmed(line).empty())
            continue;
        const std::size_t sign = line.find('=');
        const std::string name = sign == std::string::npos ? "" : trimmed(line.substr(0, sign));
        if (name.empty())
            throw InvalidParameter(what, trimmed(line), QObject::tr("a line each: name = value, value").toStdString());
        if (name == "read") { // one entry a line, which may hold commas
            out[name].push_back(trimmed(line.substr(sign + 1)));
            continue;
        }
        DraftJson values = listOf(line.substr(sign + 1));
        out[name] = values.size() == 1 ? values[0] : std::move(values);
    }
    return out;
}

std::string linesOf(const std::vector<std::pair<std::string, std::string>>& options) {
    std::string text;
    for (const auto& [name, value] : options)
        text += name + " = " + value + "\n";
    return text;
}

std::string measureAt(const std::string& bench) {
    const std::pair<const char*, const char*> known[] = {
        {SignalsView::bench, "utility"}, {EvaluationView::bench, "evaluate"}, {AreasView::bench, "aoi"}};
    for (const auto& [id, measure] : known)
        if (bench == id)
            return measure;
    return "tradeoff";
}

} // namespace

const BatchMeasure* measureNamed(const std::string& command) {
    for (const BatchMeasure& each : batchMeasures())
        if (each.command == command)
            return &each;
    return nullptr;
}

PlanDraft draftOf(const Session& session) {
    PlanDraft draft;
    draft.measure = measureAt(session.bench);
    draft.seed = session.seed;
    if (!session.data.path.empty())
        draft.studies = {session.data.path};
    const std::string& mechanism = session.choice().mechanism;
    if (draft.measure != "aoi" && !mechanism.empty() && mechanismInfo(mechanism).reads == measureNamed(draft.measure)->reads) {
        draft.mechanisms = {mechanism};
        for (const auto& [name, value] : session.parameters(mechanism).all())
            if (name != "epsilon")
                draft.parameters += name + " = " + valueText(value) + "\n";
    }
    draft.options = linesOf(asOptions(session.data.reading));
    return draft;
}

std::string planText(const PlanDraft& draft) {
    DraftJson sweep;
    sweep["measure"] = draft.measure;
    sweep["studies"] = draft.studies;
    if (const BatchMeasure* measure = measureNamed(draft.measure); measure && measure->on_stimuli)
        sweep["stimuli"] = draft.stimuli.empty() ? DraftJson("all") : DraftJson(draft.stimuli);
    if (!draft.mechanisms.empty())
        sweep["mechanisms"] = draft.mechanisms;
    if (const DraftJson parameters = assignmentsIn("parameters", draft.parameters); !parameters.empty())
        sweep["parameters"] = parameters;
    sweep["epsilons"] = listOf(draft.epsilons);
    sweep["repetitions"] = draft.repetitions;
    if (const DraftJson options = assignmentsIn("options", draft.options); !options.empty())
        sweep["options"] = options;
    return DraftJson{{"seed", draft.seed}, {"sweeps", DraftJson::array({sweep})}}.dump(2) + "\n";
}

std::string planCommands(const std::string& plan, const std::string& out) {
    return "nictate-cli batch " + shellPath(plan) + " --out " + shellPath(out) + "\ncd " + shellPath(out) +
           "\nsnakemake -c2\n# or, on Slurm, where nodes share the folder:\n"
           "snakemake -j 100 --cluster 'sbatch -t 10' --latency-wait 60\n";
}

} // namespace nictate
