#include "core/evaluation/evaluation.h"

#include "core/errors.h"
#include "core/evaluation/evaluation_run.h"

namespace nictate {

const char* name(SignalKind kind) {
    switch (kind) {
    case SignalKind::clean: return "clean";
    case SignalKind::released: return "private";
    case SignalKind::constant: return "constant";
    case SignalKind::strangers: break;
    }
    return "strangers";
}

SignalKind controlNamed(const std::string& id) {
    for (SignalKind kind : {SignalKind::constant, SignalKind::strangers})
        if (id == name(kind))
            return kind;
    throw InvalidParameter("controls", id, "constant | strangers");
}

const char* name(Verdict verdict) {
    switch (verdict) {
    case Verdict::clean: return "clean";
    case Verdict::data: return "data";
    case Verdict::noise: break;
    }
    return "noise";
}

std::vector<EvaluationResult> evaluate(const SignalStudy& study, const RecordingSet& set, const EvaluationRequest& request,
                                       const std::vector<EvaluatedMechanism>& mechanisms, const Progress& progress) {
    const EvaluationRun run(study, set, request, !mechanisms.empty());
    const double parts = 1 + static_cast<double>(mechanisms.size());
    std::vector<EvaluationResult> results;
    if (request.clean)
        results = run.ofClean(progress.within(0, 1 / parts));
    for (std::size_t m = 0; m < mechanisms.size(); ++m) {
        ReleaseDraws draws = run.drawsOf(*mechanisms[m].mechanism);
        auto more =
            run.of(draws, mechanisms[m], progress.within(static_cast<double>(m + 1) / parts, static_cast<double>(m + 2) / parts));
        results.insert(results.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }
    return results;
}

/// More than its mean by two deviations, and by 0.05 at least, is more than noise.
void besideControl(EvaluationResult& result, const std::optional<double>& control, const std::optional<double>& control_sd) {
    result.control = control;
    result.control_sd = control_sd;
    result.above = aboveChance(result.accuracy, result.chance, control.value_or(0));
    const double noise_alone = control.value_or(result.chance) + std::max(0.05, 2 * control_sd.value_or(0));
    result.verdict = result.signals == SignalKind::released && result.accuracy > noise_alone ? Verdict::data : Verdict::noise;
}

struct LiveEvaluation::Kept {
    EvaluationRequest request;
    EvaluationRun run;
    ReleaseDraws draws;

    Kept(const SignalStudy& study, const RecordingSet& set, EvaluationRequest asked, const Mechanism<Signals>& mechanism)
        : request(std::move(asked)), run(study, set, request, true), draws(run.drawsOf(mechanism)) {}
};

LiveEvaluation::LiveEvaluation(const SignalStudy& study, const RecordingSet& set, EvaluationRequest request,
                               const Mechanism<Signals>& mechanism)
    : mechanism_(mechanism), kept_(std::make_unique<Kept>(study, set, std::move(request), mechanism)) {}

LiveEvaluation::~LiveEvaluation() = default;

std::vector<EvaluationResult> LiveEvaluation::at(const Parameters& given, const std::vector<double>& epsilons,
                                                 const Progress& progress) {
    return kept_->run.of(kept_->draws, {&mechanism_, given, epsilons}, progress);
}

} // namespace nictate
