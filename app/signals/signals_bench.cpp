#include "app/signals/signals_bench.h"

#include "app/signals/signal_plots.h"
#include "app/study/document.h"
#include "core/errors.h"
#include "core/events/window_features.h"
#include "widgets/empty_state.h"

#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace nictate {

bool hasSamples(const Dataset& study) {
    return std::any_of(study.recordings.begin(), study.recordings.end(),
                       [](const Recording& recording) { return !recording.samples.empty(); });
}

SignalsBench::SignalsBench(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), stack_(new QStackedWidget), plots_(new SignalPlots(document)), empty_(new EmptyState),
      feature_work_(tr("Features")) {
    setObjectName("signals_bench");
    empty_->setObjectName("signals_empty");
    empty_->addButton("open_reading", tr("Open sample: Reading"));
    empty_->addButton("open", tr("Open…"));
    empty_->addButton("open_folder", tr("Open folder…"));
    stack_->addWidget(plots_);
    stack_->addWidget(empty_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(stack_);
    connect(empty_, &EmptyState::chosen, this, &SignalsBench::action);
    connect(plots_, &SignalPlots::hovered, this, &SignalsBench::hovered);
    connect(&document_, &Document::studyChanged, this, &SignalsBench::openStudy);
    connect(&document_, &Document::sessionChanged, this, &SignalsBench::refresh);
    connect(&feature_work_, &Background::failed, this, [this](const QString& message) { noFeatures(message); });
    connect(&feature_work_, &Background::finished, this, [this] {
        if (samples_ && !asWanted() && feature_problem_.isEmpty())
            noFeatures(tr("Computing the features was cancelled. Another window, or Analyse › Recompute, starts it again."));
    });
}

void SignalsBench::noFeatures(const QString& problem) {
    feature_problem_ = problem;
    refresh();
}

void SignalsBench::recompute() {
    feature_problem_.clear();
    if (!frame_)
        refresh();
    else
        plots_->figures().recompute();
}

bool SignalsBench::asWanted() const { return made_ && made_window_s_ == document_.session().signals_view.window_s; }

void SignalsBench::openStudy() {
    engine_.setStudy(document_.sharedStudy());
    if (!made_ || document_.sharedStudy() != made_) {
        samples_.reset();
        made_.reset();
        feature_problem_.clear();
        feature_work_.cancel();
        showNothing({});
    }
    refresh();
}

bool SignalsBench::mayShow() {
    const bool own = !document_.study().features.empty() && !made_; // the study brought its features
    Q_EMIT windowOffered(!own && hasSamples(document_.study()));
    if (own || asWanted()) {
        feature_work_.cancel(); // of a window that is no longer wanted
        return true;
    }
    if (!hasSamples(document_.study())) {
        showEmpty(tr("No feature signals"),
                  tr("This study has fixations only. Signals are features over time (rates, durations, pupil …): open feature "
                     "tables, one a participant and condition or one long table, or raw gaze samples to compute the 52 window "
                     "features from."));
        return false;
    }
    const double wanted = document_.session().signals_view.window_s;
    if (!feature_problem_.isEmpty() && tried_window_s_ == wanted) {
        showEmpty(tr("No features"), feature_problem_);
        return false;
    }
    if (!feature_work_.running() || tried_window_s_ != wanted)
        makeFeatures();
    return made_ != nullptr; // those of another window stay until these are there
}

/// In the background: once they are there the study is shown again, with them.
void SignalsBench::makeFeatures() {
    if (!made_)
        showEmpty(tr("Computing features"),
                  tr("The 52 window features are computed from the gaze samples. The bar below says how "
                     "far it is, and stops it."));
    if (!samples_)
        samples_ = document_.sharedStudy();
    feature_problem_.clear();
    tried_window_s_ = document_.session().signals_view.window_s;
    WindowParameters parameters;
    parameters.window_s = tried_window_s_;
    feature_work_.start(
        [study = samples_, parameters](const Progress& progress) {
            auto with_features = std::make_shared<Dataset>(*study);
            ensureFeatures(*with_features, parameters, progress);
            return std::shared_ptr<const Dataset>(std::move(with_features));
        },
        [this, window_s = parameters.window_s](std::shared_ptr<const Dataset> study) {
            made_ = std::move(study);
            made_window_s_ = window_s;
            document_.enrich(made_);
        });
}

void SignalsBench::refresh() {
    if (document_.session().bench != Bench::signals || !document_.hasStudy() || !mayShow())
        return;
    try {
        SignalFrame frame = engine_.frame(document_.session());
        if (made_)
            frame.window_s = made_window_s_;
        stack_->setCurrentWidget(plots_);
        frame_ = std::move(frame);
        plots_->setFrame(*frame_);
        Q_EMIT frameShown(*frame_);
    } catch (const MissingData& error) {
        QString text = QString::fromUtf8(error.what());
        text[0] = text[0].toUpper();
        showEmpty(tr("No signals"), text + ".");
    } catch (const Error& error) {
        showNothing(QString::fromUtf8(error.what()));
    } catch (const std::bad_alloc&) {
        showNothing(tr("There is not enough memory for this"));
    }
}

void SignalsBench::showEmpty(const QString& title, const QString& text) {
    frame_.reset();
    plots_->clear(title);
    empty_->setText(title, text);
    stack_->setCurrentWidget(empty_);
    Q_EMIT nothingShown(text);
}

void SignalsBench::showNothing(const QString& reason) {
    frame_.reset();
    plots_->clear(reason);
    stack_->setCurrentWidget(plots_);
    Q_EMIT nothingShown(reason);
}

} // namespace nictate
