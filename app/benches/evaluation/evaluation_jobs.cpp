#include "app/benches/evaluation/evaluation_jobs.h"

#include "core/domains/registry.h"
#include "core/evaluation/chosen_evaluation.h"
#include "core/evaluation/evaluation_view.h"
#include "widgets/translated.h"

#include <QObject>

namespace nictate {

namespace {

EvaluationRequest sketched(EvaluationRequest request, bool two_releases) {
    request.sketch = true;
    request.permutations = 0;
    std::erase_if(request.attackers,
                  [&](const std::string& id) { return id == "lda-scale" || (id == "twice" && !two_releases); });
    return request;
}

} // namespace

std::vector<EvaluationKey> lineKeys(const Session& session, const std::shared_ptr<const EvaluatedStudy>& study) {
    const EvaluationRequest request = chosenEvaluation(session, study->set.conditions.size());
    std::vector<EvaluationKey> keys{{study, request, {}, {}, {}}};
    for (const EvaluatedMechanism& evaluated : evaluatedMechanisms(session)) {
        keys.push_back({study, request, evaluated.mechanism->info.id, evaluated.given, evaluated.epsilons});
        keys.back().request.clean = false;
    }
    return keys;
}

EvaluationKey presentKey(const Session& session, const std::shared_ptr<const EvaluatedStudy>& study) {
    const std::string& mechanism = session.at(EvaluationView::bench).mechanism;
    EvaluationKey key{
        study, chosenEvaluation(session, study->set.conditions.size()), mechanism, session.parameters(mechanism), {}};
    std::erase_if(key.request.attackers, [](const std::string& id) { return attackerInfo(id).rows; });
    key.request.clean = false;
    return key;
}

Findings findingsOf(const EvaluationKey& key, const Progress& progress) {
    std::vector<EvaluatedMechanism> mechanisms;
    if (!key.mechanism.empty())
        mechanisms.push_back({&mechanismOf<Signals>(key.mechanism), key.given, key.epsilons});
    return evaluate(key.study->signals, key.study->set, key.request, mechanisms, progress);
}

Findings QuickFindings::operator()(const EvaluationKey& key, const Progress& progress) {
    const std::lock_guard guard(one_);
    const EvaluationRequest wanted = sketched(key.request, two_releases_);
    const bool kept =
        live_ && !forgotten_ && of_->study == key.study && of_->request == wanted && of_->mechanism == key.mechanism;
    forgotten_ = false;
    struct AtTheEnd { // also of a call that is cancelled, as when its study is closed
        QuickFindings& of;
        ~AtTheEnd() {
            if (of.forgotten_)
                of.drop();
        }
    } end{*this};
    if (!kept) {
        live_.reset(); // before its study goes
        of_ = key;
        of_->request = wanted;
        live_ = std::make_unique<LiveEvaluation>(key.study->signals, key.study->set, wanted, mechanismOf<Signals>(key.mechanism));
    }
    return live_->at(key.given, key.epsilons, progress);
}

void QuickFindings::forget() {
    forgotten_ = true;
    if (const std::unique_lock guard(one_, std::try_to_lock); guard)
        drop();
}

void QuickFindings::drop() {
    live_.reset(); // before its study goes
    of_.reset();
}

QString workWords(const EvaluationKey& key) {
    return key.mechanism.empty()
               ? QObject::tr("the original: attackers")
               : QObject::tr("%1: protected studies, attackers, controls").arg(translated(mechanismInfo(key.mechanism).name));
}

} // namespace nictate
