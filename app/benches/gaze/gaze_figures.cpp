#include "app/benches/gaze/gaze_figures.h"

#include "core/domains/gaze/gaze_view.h"
#include "core/domains/registry.h"

#include <QObject>
#include <QStandardPaths>

#include <algorithm>

namespace nictate {

namespace {

constexpr int fine_error_draws = 3;
constexpr std::size_t rows_at_once = 20000; ///< of a recording; about 5 ms

std::size_t chosenStream(const GazeFrame& frame, const GazeView& view, const Dataset& study) {
    std::vector<std::size_t> of_person;
    for (const std::size_t stream : frame.of_stimulus)
        if (study.participants[frame.streams->study.streams[stream].participant].id == view.participant)
            of_person.push_back(stream);
    const auto wanted = static_cast<std::size_t>(view.recording);
    return of_person.empty() ? frame.of_stimulus.front() : of_person[wanted < of_person.size() ? wanted : 0];
}

} // namespace

GazeFrame gazeFrame(const Session& session, const Dataset& study, GazeSetPtr streams) {
    const GazeView& view = session.view<GazeView>();
    const std::size_t stimulus = chosenStimulus(session, study);
    GazeFrame frame;
    frame.streams = std::move(streams);
    const GazeStudy& all = frame.streams->study;
    for (const GazeTask& task : all.tasks)
        if (task.stimulus == stimulus)
            frame.conditions.push_back(task.condition);
    if (frame.conditions.empty())
        throw MissingData(QObject::tr("nobody included has gaze samples of %1")
                              .arg(QString::fromStdString(study.stimuli[stimulus].id))
                              .toStdString());
    const bool known = std::count(frame.conditions.begin(), frame.conditions.end(), view.condition) > 0;
    const GazeTask shown{stimulus, known ? view.condition : frame.conditions.front()};
    for (std::size_t i = 0; i < all.streams.size(); ++i)
        if (all.tasks[all.streams[i].task] == shown)
            frame.of_stimulus.push_back(i);
    frame.stream = chosenStream(frame, view, study);
    frame.participant = study.participants[frame.original().participant].id;
    const Mechanism<Gaze>& mechanism = mechanismOf<Gaze>(session.at(GazeView::bench).mechanism);
    frame.mechanism = mechanism.info.id;
    frame.name = mechanism.info.name;
    frame.given = session.parameters(frame.mechanism);
    frame.resolved = resolve(mechanism, frame.given, frame.streams->facts);
    frame.guarantee = mechanism.guarantee(frame.resolved, frame.streams->facts);
    frame.events = view.events;
    frame.seed = session.seed;
    checkEventParameters(frame.events);
    return frame;
}

GazeFigures::GazeFigures(QObject* parent)
    : QObject(parent), streams_(tr("Gaze in degrees"), Pace::at_once, gazeSet),
      original_(tr("Events of the original"), Pace::at_once,
                [](const OriginalKey& key, const Progress& progress) {
                    return std::make_shared<const StreamLook>(originalLook(key, progress));
                }),
      simulation_(tr("Protected gaze of everybody"), Pace::at_once, simulationOf),
      protected_(tr("Protected gaze"), Pace::at_once,
                 [](const ProtectedKey& key, const Progress& progress) {
                     return std::make_shared<const ProtectedLook>(protectedLook(key, progress));
                 }),
      errors_(
          tr("Error against ε"), Pace::at_rest,
          [](const ErrorsKey& key, const Progress& progress) { return errorsOf(key, fine_error_draws, progress); },
          [](const ErrorsKey& key, const Progress& progress) { return errorsOf(key, 1, progress); }),
      measures_(tr("Linkage"), Pace::at_rest, measuresOf), predictions_(tr("Prediction of gaze"), Pace::at_rest, predictionOf),
      training_(tr("Training on saccades"), Pace::at_once,
                [folder = QStandardPaths::writableLocation(QStandardPaths::CacheLocation).toStdString() + "/saccades"](
                    const TrainingKey& key, const Progress& progress) { return trainingOf(key, folder, progress); }) {
    simulation_.keepBesides(1); // everybody's gaze again, each
    protected_.keepBesides(1);  // they hold on to it
    measures_.keepBesides(4);
    connect(&streams_, &FiguresBase::changed, this, &GazeFigures::opened);
    connect(&simulation_, &FiguresBase::changed, this, [this] {
        if (!wanted_)
            return;
        wantProtected();
        wantMeasures();
        wantPredictions();
        Q_EMIT changed();
    });
    connect(&training_, &FiguresBase::changed, this, [this] {
        if (!wanted_)
            return;
        wantSimulation();
        Q_EMIT changed();
    });
    for (FiguresBase* each : {static_cast<FiguresBase*>(&original_), static_cast<FiguresBase*>(&errors_),
                              static_cast<FiguresBase*>(&measures_), static_cast<FiguresBase*>(&predictions_)})
        connect(each, &FiguresBase::changed, this, &GazeFigures::changed);
    connect(&protected_, &FiguresBase::changed, this, [this] {
        if (!wanted_)
            return;
        keepLatest();
        Q_EMIT changed();
    });
}

std::vector<FiguresBase*> GazeFigures::all() {
    return {&streams_, &simulation_, &training_, &measures_, &predictions_, &errors_, &original_, &protected_};
}

GazeSetPtr GazeFigures::streams(const GazeKey& key, QString& problem) {
    streams_.want({key});
    problem = streams_.problem(key);
    const GazeSetPtr* known = streams_.find(key);
    return known ? *known : nullptr;
}

void GazeFigures::want(const GazeFrame& frame, const Watched& watched) {
    Wanted now;
    now.original = {frame.streams, frame.stream, frame.events};
    now.simulation = {frame.streams, frame.mechanism, frame.resolved, frame.seed};
    now.alone = madeAlone(frame.mechanism);
    now.errors = {frame.streams, frame.stream, frame.given, frame.seed};
    for (const char* swept : {"epsilon", "schedule"})
        now.errors.given.unset(swept);
    now.training = {frame.streams};
    now.learns = drawsFromModel(frame.mechanism, frame.resolved);
    now.watched = watched;
    wanted_ = std::move(now);
    original_.want({wanted_->original});
    const auto only = [](auto key, bool wished) {
        return wished ? std::vector<decltype(key)>{std::move(key)} : std::vector<decltype(key)>{};
    };
    training_.want(only(wanted_->training, wanted_->learns));
    wantSimulation();
    errors_.want(only(wanted_->errors, watched.errors && wanted_->alone), true);
}

/// What draws from a model waits for it.
void GazeFigures::wantSimulation() {
    if (wanted_->learns)
        wanted_->simulation.saccades = training();
    const bool ready = !wanted_->alone && (!wanted_->learns || wanted_->simulation.saccades);
    simulation_.want(ready ? std::vector{wanted_->simulation} : std::vector<SimulationKey>{});
    wantProtected();
    wantMeasures();
    wantPredictions();
}

SimulationPtr GazeFigures::everybody() const {
    const SimulationPtr* made = wanted_ ? simulation_.find(wanted_->simulation) : nullptr;
    return made ? *made : nullptr;
}

ProtectedKey GazeFigures::protectedKey() const { return {wanted_->original, wanted_->simulation, everybody()}; }

void GazeFigures::wantProtected() {
    const ProtectedKey key = protectedKey();
    if (wanted_->alone && wanted_->original.streams->study.streams[wanted_->original.stream].rows.size() <= rows_at_once) {
        protected_.want({});
        if (latest_key_ != key) { // before the next frame is painted: no thread, and one painting instead of three
            latest_ = std::make_shared<const ProtectedLook>(protectedLook(key, {}));
            latest_key_ = key;
        }
        return;
    }
    protected_.want(wanted_->alone || key.everybody ? std::vector{key} : std::vector<ProtectedKey>{});
    keepLatest(); // undo brings it back at once
}

void GazeFigures::keepLatest() {
    const ProtectedKey key = protectedKey();
    if (const auto* known = protected_.find(key)) {
        latest_ = *known;
        latest_key_ = key;
    }
}

void GazeFigures::wantMeasures() {
    const MeasuresKey key{wanted_->simulation, everybody()};
    const bool ready = wanted_->alone || key.everybody;
    measures_.want(wanted_->watched.measures && ready ? std::vector{key} : std::vector<MeasuresKey>{});
}

PredictionKey GazeFigures::predictionKey(bool by_protected) const {
    PredictionKey key{wanted_->simulation, everybody(), wanted_->original.stream};
    if (!by_protected)
        key.simulation = {key.simulation.streams, {}, {}, key.simulation.seed};
    return key;
}

void GazeFigures::wantPredictions() {
    std::vector<PredictionKey> keys;
    if (wanted_->watched.prediction)
        keys.push_back(predictionKey(false));
    if (wanted_->watched.prediction && (wanted_->alone || everybody()))
        keys.push_back(predictionKey(true));
    predictions_.want(std::move(keys));
}

void GazeFigures::clear() {
    wanted_.reset();
    latest_.reset();
    latest_key_.reset();
    for (FiguresBase* each : all())
        if (each != &streams_)
            each->clear();
}

void GazeFigures::forget() {
    clear();
    streams_.clear();
}

bool GazeFigures::pending() const {
    return streams_.pending() || simulation_.pending() || training_.pending() || measures_.pending() || predictions_.pending() ||
           errors_.pending() || original_.pending() || protected_.pending();
}

void GazeFigures::recompute() {
    for (FiguresBase* each : all())
        each->recompute();
}

namespace {

template <class Look> std::shared_ptr<const Look> orNull(const std::shared_ptr<const Look>* known) {
    return known ? *known : nullptr;
}

} // namespace

std::shared_ptr<const StreamLook> GazeFigures::original() const {
    return wanted_ ? orNull(original_.find(wanted_->original)) : nullptr;
}

std::shared_ptr<const ProtectedLook> GazeFigures::released() const {
    return wanted_ && latest_key_ == protectedKey() ? latest_ : nullptr;
}

std::shared_ptr<const ProtectedLook> GazeFigures::latest() const {
    if (!wanted_ || !latest_key_)
        return nullptr;
    const bool same = latest_key_->original.streams == wanted_->original.streams &&
                      latest_key_->original.stream == wanted_->original.stream &&
                      latest_key_->simulation.mechanism == wanted_->simulation.mechanism;
    return same ? latest_ : nullptr;
}

const KaleidoErrors* GazeFigures::errors() const { return wanted_ ? errors_.find(wanted_->errors) : nullptr; }

const StudyMeasures* GazeFigures::measures() const { return wanted_ ? measures_.find({wanted_->simulation, nullptr}) : nullptr; }

const std::vector<PredictedGaze>* GazeFigures::predicted(bool by_protected) const {
    return wanted_ ? predictions_.find(predictionKey(by_protected)) : nullptr;
}

QString GazeFigures::predictionProblem() const { return wanted_ ? predictions_.problem(predictionKey(false)) : QString(); }

std::shared_ptr<const SaccadeModel> GazeFigures::training() const {
    return wanted_ ? orNull(training_.find(wanted_->training)) : nullptr;
}

QString GazeFigures::problem() const {
    if (!wanted_)
        return {};
    if (wanted_->learns && !wanted_->simulation.saccades)
        return training_.problem(wanted_->training);
    return wanted_->alone ? protected_.problem(protectedKey()) : simulation_.problem(wanted_->simulation);
}

QString GazeFigures::measuresProblem() const { return wanted_ ? measures_.problem({wanted_->simulation, nullptr}) : QString(); }

} // namespace nictate
