#include "app/benches/signals/signal_engine.h"

#include "core/domains/registry.h"
#include "core/domains/signals/correlated_leakage.h"
#include "core/domains/signals/correlation.h"
#include "core/domains/signals/signal_utility.h"
#include "core/errors.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr std::uint64_t further_draws = 100; ///< streams of the draws after the first
constexpr int published_draws = 100;         ///< that the papers choose an optimal k on

/// What perturbs signals of the shown feature: everything but the noise is worked out once.
class Perturber {
  public:
    /// `repetitions`: draws that an optimal k is chosen on.
    Perturber(const SignalFrame& frame, const SeededNoise& noise, int repetitions)
        : frame_(frame), perturb_(*frame.plan, *frame.study),
          kept_(frame.plan->kept == KeptChoice::optimal ? optimalKept(*frame.plan, *frame.shown, repetitions, noise.stream(1))
                                                        : keptFor(*frame.plan, *frame.shown, noise.stream(1))) {
        for (std::size_t c = 0; c < frame.study->conditions.size(); ++c)
            sensitivities_.push_back(sensitivitiesOf(*frame.plan, *frame.shown, c, 0));
    }

    /// The stream is that of simulatePlan(): the first draw is what `nictate-cli signals` writes.
    Eigen::VectorXd operator()(std::size_t condition, std::size_t table, const SeededNoise& noise) {
        Eigen::VectorXd signal = frame_.shown->conditions[condition].tables[table].col(0);
        perturb_(signal, frame_.feature, kept_[condition][0], sensitivities_[condition],
                 signalNoise(noise.stream(2), condition, table, frame_.feature));
        return signal;
    }

  private:
    const SignalFrame& frame_;
    SignalPerturbation perturb_;
    KeptTable kept_;
    std::vector<std::vector<SignalSensitivity>> sensitivities_;
};

SeededNoise drawNoise(std::uint64_t seed, int draw) {
    const SeededNoise noise(seed);
    return draw == 0 ? noise : noise.stream(further_draws + static_cast<std::uint64_t>(draw));
}

/// Mean and standard deviation over draws, one after the other.
struct Running {
    Eigen::VectorXd mean, squares;
    int count = 0;

    void add(const Eigen::VectorXd& draw) {
        if (count == 0)
            mean = squares = Eigen::VectorXd::Zero(draw.size());
        ++count;
        const Eigen::VectorXd before = draw - mean;
        mean += before / count;
        squares.array() += before.array() * (draw - mean).array();
    }
    Eigen::VectorXd sd() const { return (squares / std::max(1, count - 1)).cwiseSqrt(); }
};

SignalPreview previewWith(const SignalFrame& frame, std::uint64_t seed, int draws, Perturber* perturb, const Progress& progress) {
    SignalPreview out;
    out.original = frame.shown->conditions[frame.condition].tables[frame.table].col(0);
    Running running;
    const Mechanism<Signals>& mechanism = mechanismOf<Signals>(frame.mechanism);
    for (int r = 0; r < draws; ++r) {
        progress(static_cast<double>(r) / draws);
        const SeededNoise noise = drawNoise(seed, r);
        const Eigen::VectorXd draw =
            perturb ? (*perturb)(frame.condition, frame.table, noise)
                    : mechanism.simulate(mechanism, *frame.shown, frame.resolved, signalFacts(*frame.shown), noise, {})
                          .conditions[frame.condition]
                          .tables[frame.table]
                          .col(0);
        if (r == 0)
            out.released = draw;
        running.add(draw);
    }
    out.mean = running.mean;
    out.sd = running.sd();
    out.draws = draws;
    return out;
}

template <class Find> std::size_t placeOf(std::size_t count, Find is) {
    for (std::size_t i = 0; i < count; ++i)
        if (is(i))
            return i;
    return 0;
}

std::size_t firstVarying(const SignalStudy& study) {
    for (std::size_t f = 0; f < study.features.size(); ++f)
        for (const SignalGroup& group : study.conditions)
            if (!isConstant(group, f))
                return f;
    return 0;
}

} // namespace

std::size_t shownFeature(const SignalsView& view, const SignalStudy& study) {
    return view.feature.empty() ? firstVarying(study) : study.feature(view.feature);
}

SignalPreview previewOf(const SignalFrame& frame, std::uint64_t seed, int draws, const Progress& progress) {
    if (!frame.plan)
        return previewWith(frame, seed, draws, nullptr, progress);
    Perturber perturb(frame, SeededNoise(seed), published_draws);
    return previewWith(frame, seed, draws, &perturb, progress);
}

std::optional<int> largestKept(const MechanismInfo& info, const Parameters& given, int length) {
    if (info.reads != Signals::reads || !info.has("k_choice"))
        return {};
    if (!info.has("chunk"))
        return frequencies(length);
    return frequencies(static_cast<int>(std::min(given.numberIf("chunk").value_or(32), static_cast<double>(length))));
}

void SignalEngine::setStudy(std::shared_ptr<const Dataset> study) {
    study_ = std::move(study);
    signals_.reset();
    shown_.reset();
    shown_key_.reset();
}

void SignalEngine::refreshSignals(const Session& session) {
    SignalChoice choice = signalChoice(session, *study_);
    if (signals_ && choice == choice_)
        return;
    auto signals = std::make_shared<const SignalStudy>(nictate::signalStudy(*study_, signalOptions(session, *study_)));
    signals_ = std::move(signals);
    choice_ = std::move(choice);
    shown_key_.reset();
}

void SignalEngine::refreshFeature(const Session& session) {
    const SignalsView& view = session.view<SignalsView>();
    const std::size_t feature = shownFeature(view, *signals_);
    const Shown key{feature, std::min(view.correlation_start, std::max(1, signals_->length - 1)) - 1};
    if (shown_key_ == key)
        return;
    if (!shown_key_ || shown_key_->feature != feature)
        shown_ = std::make_shared<const SignalStudy>(onlyFeature(*signals_, feature));
    shown_key_ = key;
    correlations_.clear();
    phi_.clear();
    for (const SignalGroup& group : shown_->conditions) {
        const Eigen::MatrixXd signals = signalsOf(group, 0);
        CorrelationCurves curves;
        curves.signals = correlationCurve(signals, key.start, largest_lag);
        if (key.start < signals.rows() - 1)
            curves.differences = correlationCurve(differences(signals), key.start, largest_lag);
        correlations_.push_back(std::move(curves));
        phi_.push_back(lagOneCorrelation(signals));
    }
}

void SignalEngine::choosePlace(const Session& session, SignalFrame& frame) const {
    const SignalsView& view = session.view<SignalsView>();
    const auto& conditions = shown_->conditions;
    frame.condition = placeOf(conditions.size(), [&](std::size_t c) { return conditions[c].condition == view.condition; });
    const SignalGroup& group = conditions[frame.condition];
    frame.table = placeOf(group.participants.size(),
                          [&](std::size_t i) { return study_->participants[group.participants[i]].id == view.participant; });
    frame.participant = study_->participants[group.participants[frame.table]].id;
    frame.constant = isConstant(group, 0);
}

void SignalEngine::simulateFrame(const Session& session, SignalFrame& frame) const {
    const auto& conditions = frame.shown->conditions;
    auto take = [&](std::size_t c, const Eigen::MatrixXd& released) {
        frame.correlations[c].released = correlationCurve(released, shown_key_->start, largest_lag);
    };
    if (!frame.plan) {
        const Mechanism<Signals>& mechanism = mechanismOf<Signals>(frame.mechanism);
        const SignalStudy released =
            mechanism.simulate(mechanism, *frame.shown, frame.resolved, signalFacts(*frame.shown), SeededNoise(session.seed), {});
        for (std::size_t c = 0; c < conditions.size(); ++c)
            take(c, signalsOf(released.conditions[c], 0));
        frame.preview = previewWith(frame, session.seed, quick_draws, nullptr, {});
        return;
    }
    Perturber perturb(frame, SeededNoise(session.seed), quick_draws);
    for (std::size_t c = 0; session.view<SignalsView>().correlate_protected && c < conditions.size(); ++c) {
        Eigen::MatrixXd released(frame.shown->length, static_cast<Eigen::Index>(conditions[c].tables.size()));
        for (std::size_t i = 0; i < conditions[c].tables.size(); ++i)
            released.col(static_cast<Eigen::Index>(i)) = perturb(c, i, drawNoise(session.seed, 0));
        take(c, released);
    }
    frame.preview = previewWith(frame, session.seed, quick_draws, &perturb, {});
}

SignalFrame SignalEngine::frame(const Session& session) {
    refreshSignals(session);
    refreshFeature(session);
    const Mechanism<Signals>& mechanism = mechanismOf<Signals>(session.at(SignalsView::bench).mechanism);
    SignalFrame frame;
    frame.study = signals_;
    frame.shown = shown_;
    frame.feature = shown_key_->feature;
    choosePlace(session, frame);
    frame.facts = signalFacts(*signals_);
    frame.mechanism = mechanism.info.id;
    frame.name = mechanism.info.name;
    frame.given = session.parameters(mechanism.info.id);
    frame.resolved = resolve(mechanism, frame.given, frame.facts);
    frame.guarantee = mechanism.guarantee(frame.resolved, frame.facts);
    frame.plan = planOf(mechanism, frame.resolved, frame.facts);
    frame.correlations = correlations_;
    frame.phi = phi_[frame.condition];
    simulateFrame(session, frame);
    return frame;
}

} // namespace nictate
