#pragma once

#include "app/signal_engine.h"
#include "app/background.h"

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

  Q_SIGNALS:
    void frameShown(const nictate::SignalFrame& frame);
    void nothingShown(const QString& reason);
    void hovered(const QString& text);
    void action(const QString& name); ///< of the window, that would help

  private:
    void openStudy();
    void refresh();
    bool mayShow();
    void makeFeatures();
    void showEmpty(const QString& title, const QString& text);
    void showNothing(const QString& reason);

    Document& document_;
    SignalEngine engine_;
    QStackedWidget* stack_;
    SignalPlots* plots_;
    EmptyState* empty_;
    Background feature_work_;
    QString feature_problem_; ///< why the samples gave no features
    std::optional<SignalFrame> frame_;
};

/// Whether the study has samples that features could be computed from.
bool hasSamples(const Dataset& study);

} // namespace nictate
