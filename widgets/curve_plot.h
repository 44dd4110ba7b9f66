#pragma once

#include "widgets/curve_drawing.h"

#include <QWidget>

namespace nictate {

class PlotFrame;

/// Curves with units, bands, names at their ends and a marker one can drag.
class CurvePlot : public QWidget {
    Q_OBJECT
  public:
    explicit CurvePlot(QWidget* parent = nullptr);
    ~CurvePlot() override;

    void setTitle(const QString& title);
    /// Stands beside the title in the window; exports say it in their caption.
    void setBadge(const QString& text);
    /// Stands over exported pictures instead of the title, which may name a person.
    void setExportTitle(const QString& title) { export_title_ = title; }
    void setAxes(const PlotAxis& x, const PlotAxis& y);
    void setCurves(std::vector<Curve> curves);
    void setPoints(std::vector<PlotPoint> points);
    /// The vertical line at the current value; draggable (mouse, or left and right when focused).
    void setMarker(std::optional<double> x, bool draggable = true);
    std::optional<double> marker() const { return content_.marker; }
    /// Shown when there are no curves.
    void setEmptyText(const QString& text);
    /// A fraction in [0, 1] shows a bar with a cancel button over the plot; nothing hides it.
    void setProgress(std::optional<double> fraction, const QString& text = {});

    const std::vector<Curve>& curves() const { return content_.curves; }
    /// The data as text: a row per x of a curve that is not secret; columns curve, x, y, sd. Lines starting with # hold
    /// `caption`.
    QString csv(const QString& caption = {}) const;
    /// Without secret curves, which do not set the axes either. In the light theme whatever the window's is. `size` in
    /// logical pixels of 1/96 inch.
    QImage toImage(QSize size, double dpi, const QString& caption = {}) const;
    bool saveSvg(const QString& path, QSize size, const QString& caption = {}) const;
    bool savePdf(const QString& path, QSize size, const QString& caption = {}) const;
    QCustomPlot* plot() const { return plot_; }

    QSize sizeHint() const override { return {420, 260}; }
    QSize minimumSizeHint() const override { return {220, 150}; }

  Q_SIGNALS:
    void markerMoved(double x, bool finished);
    void cancelRequested();
    void hovered(const QString& text); ///< what is under the cursor; empty when it left

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void contentChanged();
    void showEmptyText();
    void rebuild();
    void moveMarkerTo(double x, bool finished);
    bool nearMarker(QPointF position) const;
    void hover(QPointF position);
    void leave();
    PlotExport exported(const QString& caption) const;

    QCustomPlot* plot_;
    PlotFrame* frame_;
    CurveContent content_;
    CurveHandles handles_;
    bool stale_ = true;
    bool queued_ = false;
    bool marker_draggable_ = true;
    bool dragging_ = false;
    QString empty_text_ = "Nothing to show yet";
    QString export_title_;
};

} // namespace nictate
