#pragma once

#include "app/background.h"
#include "app/signals/signal_engine.h"

#include <QWidget>

class QStackedWidget;

namespace nictate {

class Document;
class EmptyState;
class SignalPlots;

/// The centre of the window for feature signals: the plots, or what is missing for them.
class SignalsBench : public QWidget {
    Q_OBJECT

  public:
    explicit SignalsBench(Document& document, QWidget* parent = nullptr);

    SignalPlots* plots() const { return plots_; }
    EmptyState* empty() const { return empty_; }
    /// What is on screen; nothing without signals or when they cannot be shown.
    const std::optional<SignalFrame>& frame() const { return frame_; }
    Background* featureWork() { return &feature_work_; }
    void recompute();

  Q_SIGNALS:
    void frameShown(const nictate::SignalFrame& frame);
    void nothingShown(const QString& reason);
    void hovered(const QString& text);
    void windowOffered(bool offered); ///< whether features are computed here, from samples
    void action(const QString& name); ///< of the window, that would help

  private:
    void openStudy();
    void refresh();
    bool mayShow();
    void makeFeatures();
    void noFeatures(const QString& problem);
    bool asWanted() const; ///< the features on screen are of the window that is chosen
    void showEmpty(const QString& title, const QString& text);
    void showNothing(const QString& reason);

    Document& document_;
    SignalEngine engine_;
    QStackedWidget* stack_;
    SignalPlots* plots_;
    EmptyState* empty_;
    Background feature_work_;
    std::shared_ptr<const Dataset> samples_; ///< the study as it was opened, where its features are computed here
    std::shared_ptr<const Dataset> made_;    ///< the same with features
    double made_window_s_ = 0;
    double tried_window_s_ = 0; ///< what feature_problem_ is about
    QString feature_problem_;   ///< why the samples gave no features
    std::optional<SignalFrame> frame_;
};

/// Whether the study has samples that features could be computed from.
bool hasSamples(const Dataset& study);

} // namespace nictate
