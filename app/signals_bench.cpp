#include "app/signals_bench.h"

#include "app/document.h"
#include "app/signal_plots.h"
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
    connect(&feature_work_, &Background::failed, this, [this](const QString& message) {
        feature_problem_ = message;
        refresh();
    });
    connect(&feature_work_, &Background::finished, this, [this] {
        if (document_.hasStudy() && document_.study().features.empty() && feature_problem_.isEmpty()) {
            feature_problem_ = tr("Computing the features was cancelled.");
            refresh();
        }
    });
}

void SignalsBench::openStudy() {
    feature_work_.cancel();
    feature_problem_.clear();
    engine_.setStudy(document_.sharedStudy());
    showNothing({});
    refresh();
}

bool SignalsBench::mayShow() {
    if (!document_.study().features.empty())
        return true;
    if (!hasSamples(document_.study())) {
        showEmpty(tr("No feature signals"),
                  tr("This study has fixations only. Signals are features over time (rates, durations, pupil …): open feature "
                     "tables, one a participant and condition or one long table, or raw gaze samples to compute the 52 window "
                     "features from."));
        return false;
    }
    if (!feature_problem_.isEmpty()) {
        showEmpty(tr("No features"), feature_problem_);
        return false;
    }
    makeFeatures();
    return false;
}

/// In the background: once they are there the study is shown again, with them.
void SignalsBench::makeFeatures() {
    showEmpty(tr("Computing features"), tr("The 52 window features are computed from the gaze samples. The bar below says how far "
                                           "it is, and stops it."));
    if (feature_work_.running())
        return;
    feature_work_.start(
        [study = document_.sharedStudy()](const Progress& progress) {
            auto with_features = std::make_shared<Dataset>(*study);
            ensureFeatures(*with_features, {}, progress);
            return std::shared_ptr<const Dataset>(std::move(with_features));
        },
        [this](std::shared_ptr<const Dataset> study) { document_.enrich(std::move(study)); });
}

void SignalsBench::refresh() {
    if (document_.session().bench != Bench::signals || !document_.hasStudy() || !mayShow())
        return;
    try {
        SignalFrame frame = engine_.frame(document_.session());
        stack_->setCurrentWidget(plots_);
        frame_ = std::move(frame);
        plots_->setFrame(*frame_);
        Q_EMIT frameShown(*frame_);
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
