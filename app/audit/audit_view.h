#pragma once

#include "app/audit/audit_run.h"

#include <QWidget>

class QLabel;
class QProgressBar;

namespace nictate {

class CurvePlot;

/// What an audit has proven so far: the number beside the promise, the counts behind it, and how it came, against the samples.
class AuditView : public QWidget {
    Q_OBJECT

  public:
    /// Follows the run.
    explicit AuditView(AuditRun* run, QWidget* parent = nullptr);

    CurvePlot* plot() const { return plot_; }
    /// For what is copied of the plot.
    void setCaption(const QString& caption) { caption_ = caption; }

  private:
    void refresh();
    void showVerdict(const BlackBox& experiment, const BlackBoxCounts& counts);
    void showCurves(const BlackBox& experiment);
    void fail(const QString& message);

    AuditRun* run_;
    QLabel *number_, *verdict_, *details_;
    QProgressBar* progress_;
    CurvePlot* plot_;
    QString caption_;
};

} // namespace nictate
