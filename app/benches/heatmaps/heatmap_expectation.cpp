#include "app/benches/heatmaps/heatmap_expectation.h"

#include "core/domains/heatmap/expected_cc.h"
#include "core/domains/heatmap/heatmap_advice.h"
#include "core/domains/registry.h"

namespace nictate {

namespace {

/// Of the exact release; unset where there is none with these settings.
std::optional<double> releasedScale(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts) {
    try {
        return mechanism.exact(resolve(mechanism, given, facts), facts).noiseScale();
    } catch (const Error&) {
        return {};
    }
}

} // namespace

HeatmapExpectation::HeatmapExpectation(QObject* parent)
    : QObject(parent), first_(tr("Expectation"), Pace::at_rest, expectCC), more_(tr("Expectation"), Pace::at_once, expectMore) {
    connect(&first_, &FiguresBase::changed, this, &HeatmapExpectation::tell);
    connect(&more_, &FiguresBase::changed, this, &HeatmapExpectation::changed);
}

HeatmapOutlook HeatmapExpectation::expectCC(const Key& key, const Progress& progress) {
    progress(0);
    const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>(key.mechanism);
    HeatmapOutlook first;
    first.cc = expectedCC(mechanism, key.given, key.facts);
    first.cc_without_gaze = expectedCCWithoutGaze(key.facts, key.given);
    first.released_scale = releasedScale(mechanism, key.given, key.facts);
    first.complete = false;
    return first;
}

/// Without what is known at first.
HeatmapOutlook HeatmapExpectation::expectMore(const Key& key, const Progress& progress) {
    const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>(key.mechanism);
    HeatmapOutlook more;
    progress(0.3);
    more.target_epsilon = epsilonForCC(mechanism, key.given, key.facts, key.target_cc);
    progress(0.6);
    more.advice = whyNoisy(mechanism, key.given, key.facts);
    return more;
}

HeatmapExpectation::Key HeatmapExpectation::withoutTarget() const {
    Key key = *key_;
    key.target_cc = 0;
    return key;
}

void HeatmapExpectation::setFrame(const HeatmapFrame& frame, const Session& session) {
    if (frame.shown.guarantee.noise_name.empty()) { // nothing is bought here, so there is nothing to expect
        clear();
        return;
    }
    key_ = Key{frame.shown.mechanism, session.parameters(frame.shown.mechanism), frame.facts, session.target_cc};
    first_.want({withoutTarget()});
    const bool known = first_.find(withoutTarget());
    more_.want(known ? std::vector{*key_} : std::vector<Key>{});
}

void HeatmapExpectation::clear() {
    key_.reset();
    first_.want({});
    more_.want({});
}

void HeatmapExpectation::tell() {
    if (key_ && first_.find(withoutTarget()))
        more_.want({*key_});
    Q_EMIT changed();
}

std::optional<HeatmapOutlook> HeatmapExpectation::now() const {
    if (!key_)
        return {};
    const HeatmapOutlook* first = first_.find(withoutTarget());
    if (!first)
        return first_.problem(withoutTarget()).isEmpty() ? std::optional(HeatmapOutlook{}) : std::nullopt;
    const HeatmapOutlook* more = more_.find(*key_);
    if (!more)
        return *first;
    HeatmapOutlook all = *more;
    all.cc = first->cc;
    all.cc_without_gaze = first->cc_without_gaze;
    all.released_scale = first->released_scale;
    return all;
}

} // namespace nictate
