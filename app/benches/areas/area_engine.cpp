#include "app/benches/areas/area_engine.h"

#include "core/data/presentation.h"
#include "core/domains/areas/area_expectation.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/areas/chosen_pair.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "widgets/translated.h"

#include <QObject>

#include <algorithm>

namespace nictate {

void AreaEngine::setStudy(std::shared_ptr<const Dataset> study) {
    study_ = std::move(study);
    key_.reset();
    preview_.reset();
    grouped_.reset();
    paired_.reset();
}

const AreaPreview& AreaEngine::preview(Key key) {
    if (key_ == key)
        return *preview_;
    if (!key_ || key_->stimulus != key.stimulus || key_->included != key.included)
        gaze_ = areaGaze(*study_, key.stimulus, key.included);
    warnings_ = warningsOf(gaze_, anyMoves(key.areas));
    std::vector<AreaMetric> metrics;
    for (const std::string& id : key.metrics)
        metrics.push_back(areaMetricOf(id));
    key_.reset(); // until there is a preview: making one may throw
    preview_.emplace(key.areas, gaze_, std::move(metrics), key.expected_fixations, key.seed,
                     presentationOf(study_->frame, study_->stimuli[key.stimulus].id));
    key_ = std::move(key);
    return *preview_;
}

void AreaEngine::addOthers(AreasFrame& frame, const Session& session, const std::vector<std::size_t>& included) const {
    const AreasView& view = session.view<AreasView>();
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>(frame.mechanism);
    std::vector<AreaFrame> tables;
    for (std::size_t i = 0; i < study_->stimuli.size(); ++i) {
        const Stimulus& stimulus = study_->stimuli[i];
        const std::vector<Area>& areas = view.of(stimulus.id);
        if (i == frame.stimulus)
            tables.push_back(frame.table);
        else if (!problemOf(areas, stimulus.width_px, stimulus.height_px)) {
            const AreaPreview other(areas, areaGaze(*study_, i, included), frame.facts.metrics, session.expected_fixations,
                                    session.seed + i, presentationOf(study_->frame, stimulus.id));
            tables.push_back(other.frame(mechanism, session.parameters(frame.mechanism)));
        }
    }
    frame.pictures = tables.size();
    frame.rows = overPictures(tables);
}

void AreaEngine::splitIntoGroups(AreasFrame& frame, const Session& session, const std::vector<std::size_t>& included) {
    const AreasView& view = session.view<AreasView>();
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>(frame.mechanism);
    const Parameters& given = session.parameters(frame.mechanism);
    std::pair key(*key_, groupsOf(*study_, view.groups, included));
    if (!grouped_ || *grouped_ != key) {
        groups_.emplace(key_->areas, *study_, key_->stimulus, key.second, frame.facts.metrics, session.expected_fixations,
                        session.seed);
        grouped_ = std::move(key);
    }
    takeGroups(frame, *groups_, groups_->frame(mechanism, given));
    for (const std::size_t i : included)
        if (study_->participants[i].id == view.attacked) {
            frame.attacked = view.attacked;
            frame.attack = groups_->attack(mechanism, given, i);
        }
}

void AreaEngine::compareWithin(AreasFrame& frame, const Session& session, const std::vector<std::size_t>& included) {
    const std::vector<std::string>& names = session.view<AreasView>().paired;
    const WithinPeople within = *chosenPair(session, *study_);
    if (!paired_ || paired_->key != *key_ || paired_->names != names || paired_->other_areas != within.other_areas)
        paired_ = {*key_, names, within.other_areas, hitsWithin(*study_, frame.stimulus, key_->areas, within, included)};
    takeWithin(frame, session.parameters(frame.mechanism), within, paired_->hits, key_->areas, session.seed);
}

AreasFrame AreaEngine::frame(const Session& session) {
    const AreasView& view = session.view<AreasView>();
    AreasFrame out;
    out.stimulus = chosenStimulus(session, *study_);
    const Stimulus& stimulus = study_->stimuli[out.stimulus];
    const std::vector<Area>& areas = view.of(stimulus.id);
    if (const auto problem = problemOf(areas, stimulus.width_px, stimulus.height_px))
        throw InvalidParameter("aois", problem->problem, problem->what_to_do);
    const std::vector<std::size_t> included = includedParticipants(session, *study_);
    if (included.empty())
        throw MissingData(QObject::tr("no observer is included; tick some, or clear the filter").toStdString());
    const AreaPreview& shown = preview({out.stimulus, included, areas, view.metrics, session.expected_fixations, session.seed});
    const std::string& id = session.at(AreasView::bench).mechanism;
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>(id);
    const Parameters& given = session.parameters(id);
    Areas::check(shown.facts());
    out.mechanism = id;
    out.facts = shown.facts();
    if (view.paired.empty()) {
        out.table = shown.frame(mechanism, given);
        out.rows = out.table.rows;
    }
    if (!view.paired.empty())
        compareWithin(out, session, included);
    else if (!view.groups.empty())
        splitIntoGroups(out, session, included);
    else if (view.over_pictures)
        addOthers(out, session, included);
    if (view.paired.empty())
        addSeen(out, given, areaMetricOf(view.shown));
    out.target_epsilon = epsilonForError(mechanism, given, out.facts, areaMetricOf(view.shown), view.target);
    for (std::size_t i = 0; i < included.size() && view.groups.empty() && view.paired.empty(); ++i)
        if (study_->participants[included[i]].id == view.attacked) {
            out.attacked = view.attacked;
            out.attack = shown.attack(mechanism, given, i);
        }
    return out;
}

} // namespace nictate
