#pragma once
// What the Samples workspace has on screen and what of it is known yet.

#include "app/benches/gaze/gaze_jobs.h"
#include "app/benches/plot_figures.h"
#include "core/choices/session.h"
#include "core/text.h"

namespace nictate {

/// The recording on screen and the mechanism on it.
struct GazeFrame {
    GazeSetPtr streams;
    std::size_t stream = 0;
    std::vector<std::size_t> of_stimulus; ///< streams there are on the chosen stimulus in the chosen condition
    std::vector<std::string> conditions;  ///< of the stimulus
    std::string participant;              ///< id
    std::string mechanism;                ///< id
    Text name;                            ///< as in the window
    Parameters given, resolved;
    Guarantee guarantee;
    EventParameters events;
    std::uint64_t seed = 1;

    const GazeStream& original() const { return streams->study.streams[stream]; }
    const GazeTask& task() const { return streams->study.tasks[original().task]; }
};

/// Throws InvalidParameter; MissingData where nobody has samples of the stimulus.
GazeFrame gazeFrame(const Session& session, const Dataset& study, GazeSetPtr streams);

/// Computes in the background what is asked for; the latest wins.
class GazeFigures : public QObject {
    Q_OBJECT
  public:
    explicit GazeFigures(QObject* parent = nullptr);

    /// Null until they are ready, which changed() says; `problem` then says why there are none, if so.
    GazeSetPtr streams(const GazeKey& key, QString& problem);
    /// What is shown of the frame: its looks always, the others only where they are watched.
    struct Watched {
        bool errors = false, measures = false, prediction = false;
    };
    void want(const GazeFrame& frame, const Watched& watched);
    void clear();
    void forget(); ///< the study, too
    void recompute();

    // Null while unknown.
    std::shared_ptr<const StreamLook> original() const;
    std::shared_ptr<const ProtectedLook> released() const;
    /// The one shown before, of the same recording and mechanism, while another is made.
    std::shared_ptr<const ProtectedLook> latest() const;
    const KaleidoErrors* errors() const;
    const StudyMeasures* measures() const;
    /// By networks that learnt from the originals, or from protected recordings.
    const std::vector<PredictedGaze>* predicted(bool by_protected) const;
    QString predictionProblem() const;
    std::shared_ptr<const SaccadeModel> training() const;
    QString problem() const; ///< why there is no protected version
    QString measuresProblem() const;

    FiguresBase& simulations() { return simulation_; }
    FiguresBase& trainings() { return training_; }
    FiguresBase& measurings() { return measures_; }
    std::vector<FiguresBase*> all();
    bool pending() const;
    /// What is on screen is of the frame that is wanted.
    bool upToDate() const { return !wanted_ || (original() && (released() || !problem().isEmpty())); }

  Q_SIGNALS:
    void opened();  ///< streams() has another answer
    void changed(); ///< something of the frame became known

  private:
    void wantSimulation();
    void wantProtected();
    void wantMeasures();
    void wantPredictions();
    PredictionKey predictionKey(bool by_protected) const;
    ProtectedKey protectedKey() const;
    void keepLatest();
    SimulationPtr everybody() const;

    Figures<GazeKey, GazeSetPtr> streams_;
    Figures<OriginalKey, std::shared_ptr<const StreamLook>> original_;
    Figures<SimulationKey, SimulationPtr> simulation_;
    Figures<ProtectedKey, std::shared_ptr<const ProtectedLook>> protected_;
    Figures<ErrorsKey, KaleidoErrors> errors_;
    Figures<MeasuresKey, StudyMeasures> measures_;
    Figures<PredictionKey, std::vector<PredictedGaze>> predictions_;
    Figures<TrainingKey, std::shared_ptr<const SaccadeModel>> training_;

    struct Wanted {
        OriginalKey original;
        SimulationKey simulation;
        ErrorsKey errors;
        TrainingKey training;
        bool alone = false, learns = false;
        Watched watched;
    };
    std::optional<Wanted> wanted_;
    std::shared_ptr<const ProtectedLook> latest_;
    std::optional<ProtectedKey> latest_key_;
};

} // namespace nictate
