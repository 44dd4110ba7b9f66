#include "app/signals/signal_figures.h"

#include "core/errors.h"
#include "core/mechanisms/registry.h"

#include <algorithm>

namespace nictate {

namespace {

constexpr int settle_ms = 250;
constexpr int fine_enough = 4; ///< draws from which a curve is no longer coarse

/// A curve, or the words why there is none.
struct UtilityOutcome {
    UtilityCurve curve;
    QString problem;
};

} // namespace

SignalFigures::SignalFigures(QObject* parent)
    : QObject(parent), preview_work_(tr("Noise band")), kept_work_(tr("Error against k")), utility_work_(tr("Utility curves")),
      leakage_work_(tr("Temporal leakage")), attack_work_(tr("Filtering attacker")) {
    delay_.setSingleShot(true);
    delay_.setInterval(settle_ms);
    connect(&delay_, &QTimer::timeout, this, &SignalFigures::refine);
    for (Background* each : work())
        connect(each, &Background::failed, this, &SignalFigures::failed);
    connect(&utility_work_, &Background::finished, this, &SignalFigures::utilityChanged);
}

bool SignalFigures::pending() const {
    return delay_.isActive() || preview_work_.running() || kept_work_.running() || utility_work_.running() ||
           leakage_work_.running() || attack_work_.running();
}

bool SignalFigures::upToDate() const {
    const bool utility = wanted_.empty() || !noUtility().isEmpty() || curveFor(wanted_.front()) ||
                         wanted_.front().study != frame_->shown; // of all features: when things have settled
    return utility && !kept_work_.running() && !leakage_work_.running();
}

void SignalFigures::clear() {
    frame_.reset();
    delay_.stop();
    for (Background* each : work())
        each->cancel();
    fine_.reset();
    kept_key_.reset();
    kept_.reset();
    wanted_.clear();
    curves_.clear();
    impossible_.clear();
    constant_key_.reset();
    leakage_key_.reset();
    leakage_.reset();
    attack_.reset();
}

void SignalFigures::recompute() {
    curves_.clear();
    impossible_.clear();
    kept_key_.reset();
    leakage_key_.reset();
    if (!frame_)
        return;
    refreshKept();
    refreshLeakage();
    refreshAttack();
    refine();
}

void SignalFigures::setFrame(const SignalFrame& frame, const Session& session) {
    frame_ = frame;
    seed_ = session.seed;
    preview_work_.cancel();
    fine_.reset();
    wanted_ = utilityKeys(session, frame);
    std::erase_if(curves_, [&](const auto& each) { return each.first.study != frame.study && each.first.study != frame.shown; });
    refreshKept();
    refreshUtility();
    refreshLeakage();
    refreshAttack();
    delay_.start();
}

void SignalFigures::refine() {
    if (!frame_)
        return;
    preview_work_.start(
        [frame = *frame_, seed = seed_](const Progress& progress) { return previewOf(frame, seed, fine_draws, progress); },
        [this](SignalPreview preview) {
            fine_ = std::move(preview);
            Q_EMIT previewRefined();
        });
    nextUtility();
}

std::optional<KeptCurve> SignalFigures::kept() const {
    return kept_ && frame_ && frame_->plan ? at(*kept_, frame_->plan->epsilon) : std::nullopt;
}

void SignalFigures::refreshKept() {
    const std::optional<KeptKey> key = keptKey(*frame_);
    if (key && key == kept_key_ && (!kept_ || kept()))
        return;
    kept_key_ = key;
    kept_.reset();
    kept_work_.cancel();
    if (!key)
        return;
    kept_work_.start([plan = *frame_->plan, shown = frame_->shown, condition = frame_->condition](
                         const Progress& progress) { return keptResult(plan, *shown, condition, progress); },
                     [this](KeptResult result) {
                         kept_ = std::move(result);
                         if (!kept()) // ε has moved on
                             refreshKept();
                         Q_EMIT keptChanged();
                     });
}

const UtilityCurve* SignalFigures::curveFor(const UtilityKey& key) const {
    for (const auto& [known, curve] : curves_)
        if (known == key)
            return &curve;
    return nullptr;
}

QString SignalFigures::noUtility() const {
    if (wanted_.empty())
        return {};
    const UtilityKey& key = wanted_.front();
    if (varyingFeatures(key.study->conditions[key.condition]).empty())
        return key.study->features.size() == 1 ? tr("This feature is constant here: there is nothing to keep or to lose.")
                                               : tr("Every feature is constant: there is nothing to average.");
    for (const auto& [tried, problem] : impossible_)
        if (tried == key)
            return problem;
    return {};
}

std::vector<SignalFigures::Known> SignalFigures::utility() const {
    std::vector<Known> out;
    for (const UtilityKey& key : wanted_)
        if (const UtilityCurve* curve = curveFor(key))
            out.push_back({key.mechanism, curve});
    return out;
}

void SignalFigures::refreshUtility() {
    const UtilityKey& own = wanted_.front();
    if (varyingFeatures(own.study->conditions[own.condition]).empty()) {
        utility_work_.cancel();
        return;
    }
    if (!constant_key_ || constant_key_->study != own.study || constant_key_->condition != own.condition) {
        constant_key_ = own;
        constant_ = publishedConstant(*own.study, own.condition);
    }
    if (!curveFor(own) && own.study == frame_->shown)
        startUtility(own, true);
}

void SignalFigures::nextUtility() {
    if (!frame_ || wanted_.empty() || varyingFeatures(wanted_.front().study->conditions[wanted_.front().condition]).empty())
        return;
    for (const UtilityKey& key : wanted_) {
        const UtilityCurve* known = curveFor(key);
        const bool refused =
            std::any_of(impossible_.begin(), impossible_.end(), [&](const auto& each) { return each.first == key; });
        if (refused || (known && known->draws >= fine_enough))
            continue;
        startUtility(key, false);
        return;
    }
    utility_work_.cancel(); // what it computes is no longer wanted
}

void SignalFigures::startUtility(const UtilityKey& key, bool coarse) {
    utility_work_.start(
        [key, coarse](const Progress& progress) -> UtilityOutcome {
            try {
                return {utilityCurveOf(key, coarse, progress), {}};
            } catch (const InvalidParameter& error) { // a compared mechanism may not fit this study
                return {{}, QString::fromUtf8(error.what())};
            }
        },
        [this, key, coarse](UtilityOutcome outcome) {
            std::erase_if(curves_, [&](const auto& each) { return each.first == key; });
            if (outcome.problem.isEmpty())
                curves_.emplace_back(key, std::move(outcome.curve));
            else
                impossible_.emplace_back(key, outcome.problem);
            Q_EMIT utilityChanged();
            if (!coarse || !delay_.isActive())
                nextUtility();
        });
}

void SignalFigures::refreshLeakage() {
    LeakageKey key{frame_->mechanism, frame_->resolved, frame_->facts, frame_->phi};
    for (const char* irrelevant : {"epsilon", "finish", "k_choice", "k_epsilon"})
        key.resolved.unset(irrelevant);
    if (key.resolved.has("chunk"))
        key.resolved.set("chunk", 0.0); // all of them are on the axis
    else
        key.phi = 0; // likewise
    if (leakage_key_ == key)
        return;
    leakage_key_ = key;
    leakage_.reset();
    leakage_work_.cancel();
    if (!frame_->plan)
        return;
    leakage_work_.start(
        [id = frame_->mechanism, resolved = frame_->resolved, facts = frame_->facts, phi = frame_->phi](
            const Progress& progress) { return leakageResult(mechanismOf<Signals>(id), resolved, facts, phi, progress); },
        [this](LeakageResult result) {
            leakage_ = std::move(result);
            Q_EMIT leakageChanged();
        });
}

void SignalFigures::watchAttack(bool on) {
    attack_watched_ = on;
    refreshAttack();
}

void SignalFigures::refreshAttack() {
    attack_.reset();
    attack_work_.cancel();
    if (!attack_watched_ || !frame_ || !frame_->plan)
        return;
    attack_work_.start(
        [frame = *frame_, seed = seed_](const Progress& progress) {
            return filterAttack(*frame.plan, *frame.shown, frame.condition, 0, 1, SeededNoise(seed), progress);
        },
        [this](FilterAttack attack) {
            attack_ = std::move(attack);
            Q_EMIT attackChanged();
        });
}

} // namespace nictate
