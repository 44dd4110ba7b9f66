#include "app/benches/heatmaps/heatmap_engine.h"

#include "app/study/stimulus_picture.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/registry.h"
#include "core/errors.h"

#include <QObject>

#include <algorithm>

namespace nictate {

namespace {

/// More cells than this cannot follow a slider; the command line takes its time instead.
constexpr std::size_t most_cells = 16'000'000;

MechanismFrame frameOf(HeatmapPreview& preview, const Mechanism<Heatmaps>& mechanism, const Parameters& given) {
    const Grid grid = mechanism.steps.grid(resolve(mechanism, given, preview.facts()), preview.facts());
    if (grid.cells() > most_cells)
        throw InvalidParameter("width × height", std::to_string(grid.width) + " × " + std::to_string(grid.height),
                               QObject::tr("at most 16 million cells in the window; nictate-cli takes more").toStdString());
    PreviewFrame frame = preview.frame(mechanism, given);
    return {mechanism.info.id,
            mechanism.info.title(frame.resolved),
            std::make_shared<const GazeMap>(std::move(frame.protected_map)),
            frame.cc,
            frame.mse,
            frame.values,
            frame.differences,
            frame.share ? std::optional(frame.share->whole) : std::nullopt,
            frame.share ? std::make_shared<const GazeMap>(std::move(frame.share->where)) : nullptr,
            std::move(frame.guarantee),
            std::move(frame.resolved),
            frame.taken};
}

} // namespace

ThirdPanel thirdPanel(const Session& session) {
    const ThirdPanel third = session.view<HeatmapLook>().third;
    const std::vector<std::string>& compared = session.at(HeatmapLook::bench).compared;
    const bool in_windows = session.view<HeatmapLook>().cut.count() > 1;
    const bool nothing_to_compare =
        compared.empty() || (in_windows && !mechanismOf<Heatmaps>(compared.front()).steps.takes_windows);
    return third == ThirdPanel::compared && nothing_to_compare ? ThirdPanel::difference : third;
}

Session holdingStill(Session session, const MechanismFrame& shown) {
    if (session.at(HeatmapLook::bench).mechanism != shown.mechanism)
        return session;
    Parameters& given = session.given[shown.mechanism];
    const auto& resolved = shown.resolved.all();
    for (const char* held : {"width", "height", "prior"})
        if (const auto value = resolved.find(held); value != resolved.end() && !given.has(held))
            given.set(held, value->second);
    return session;
}

void HeatmapEngine::setStudy(std::shared_ptr<const Dataset> study) {
    study_ = std::move(study);
    points_.reset();
    picture_.reset();
    read_.reset();
    shown_.reset();
    compared_.reset();
}

void HeatmapEngine::refreshPoints(const Session& session) {
    const std::size_t stimulus = chosenStimulus(session, *study_);
    std::vector<std::size_t> included = includedParticipants(session, *study_);
    if (included.empty())
        throw MissingData(QObject::tr("no observer is included; tick some, or clear the filter").toStdString());
    const GazeClock clock = session.view<HeatmapLook>().cut.clock;
    if (points_ && stimulus == stimulus_ && included == included_ && clock == clock_)
        return;
    points_ = std::make_shared<const ObserverPoints>(collectPoints(*study_, stimulus, included, GazeSource::fixations, clock));
    clock_ = clock;
    guessed_presentation_ms_ = guessedPresentation(*points_);
    if (!picture_ || stimulus != stimulus_)
        picture_ = publicPicture(study_->stimuli[stimulus]);
    stimulus_ = stimulus;
    included_ = std::move(included);
    shown_.reset();
}

HeatmapFacts HeatmapEngine::factsOf(const Session& session) const {
    HeatmapFacts facts =
        heatmapFacts(session, study_->stimuli[stimulus_], study_->frame, points_->observers(), guessed_presentation_ms_);
    facts.picture = picture_;
    return facts;
}

std::optional<HeatmapFacts> HeatmapEngine::unread(const Session& session) {
    refreshPoints(session);
    if (!picture_ || !picture_->moves())
        return {};
    HeatmapFacts facts = factsOf(session);
    const bool known = read_ && read_->picture == facts.picture && read_->display.cuts == facts.display.cuts &&
                       read_->shown == facts.shown && read_->clock == facts.clock;
    return known ? std::nullopt : std::optional(std::move(facts));
}

void HeatmapEngine::refreshPreviews(const Session& session) {
    HeatmapFacts facts = factsOf(session);
    if (!shown_ || !(shown_->facts() == facts) || seed_ != session.seed) {
        shown_.emplace(points_, facts, session.seed);
        compared_.reset();
        seed_ = session.seed;
        original_ = std::make_shared<const GazeMap>(shown_->original());
        original_values_ = extremes(*original_, nullptr);
        cc_without_gaze_ = meanCC(heatmapWithoutGaze(facts), *original_, facts.windows());
    }
}

AttackFrame HeatmapEngine::attack(const Session& session) {
    std::size_t observer = 0;
    for (std::size_t i = 0; i < included_.size(); ++i)
        if (study_->participants[included_[i]].id == session.view<HeatmapLook>().attacked)
            observer = i;
    const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>(session.at(HeatmapLook::bench).mechanism);
    AttackFrame frame;
    frame.observer = study_->participants[included_[observer]].id;
    frame.recovered = std::make_shared<const GazeMap>(shown_->attack(mechanism, session.parameters(mechanism.info.id), observer));
    return frame;
}

HeatmapFrame HeatmapEngine::frame(const Session& session) {
    refreshPoints(session);
    refreshPreviews(session);
    HeatmapFrame frame;
    frame.stimulus = stimulus_;
    frame.facts = shown_->facts();
    frame.points = points_;
    frame.original = original_;
    frame.original_values = original_values_;
    frame.cc_without_gaze = cc_without_gaze_;
    frame.clock = clock_;
    frame.presentation_guessed = session.view<HeatmapLook>().cut.wantsPresentation();
    const BenchChoice& choice = session.at(HeatmapLook::bench);
    frame.shown = frameOf(*shown_, mechanismOf<Heatmaps>(choice.mechanism), session.parameters(choice.mechanism));
    const ThirdPanel third = thirdPanel(session);
    if (third == ThirdPanel::attacker) {
        frame.attack = attack(session);
        frame.attack->noise_scale = frame.shown.guarantee.noise_scale * static_cast<double>(points_->observers());
    }
    if (third == ThirdPanel::compared) {
        const Mechanism<Heatmaps>& other = mechanismOf<Heatmaps>(choice.compared.front());
        if (!compared_)
            compared_ = HeatmapPreview(points_, shown_->facts(), session.seed);
        frame.compared = frameOf(*compared_, other, comparedParameters(session, choice.mechanism, other.info));
    }
    return frame;
}

} // namespace nictate
