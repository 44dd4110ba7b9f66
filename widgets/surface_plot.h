#pragma once

#include "widgets/surface_drawing.h"

#include <QPointF>
#include <QWidget>

#include <optional>

namespace nictate {

class PlotFrame;

/// A noise surface on log axes in colour, with contour lines at powers of ten and the current point.
class SurfacePlot : public QWidget {
    Q_OBJECT
  public:
    explicit SurfacePlot(QWidget* parent = nullptr);
    ~SurfacePlot() override;

    void setTitle(const QString& title);
    /// Stands beside the title in the window; exports say it in their caption.
    void setBadge(const QString& text);
    void setSurface(NoiseSurface surface);
    void clear();
    void setMarker(double side, double observers);
    void setEmptyText(const QString& text);
    void setProgress(std::optional<double> fraction, const QString& text = {});

    QString csv(const QString& caption = {}) const; ///< side, observers, sigma
    QImage toImage(QSize size, double dpi, const QString& caption = {}) const;
    bool saveSvg(const QString& path, QSize size, const QString& caption = {}) const;
    bool savePdf(const QString& path, QSize size, const QString& caption = {}) const;
    QCustomPlot* plot() const { return plot_; }

    QSize sizeHint() const override { return {420, 260}; }
    QSize minimumSizeHint() const override { return {220, 150}; }

  Q_SIGNALS:
    void cancelRequested();
    void hovered(const QString& text);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void contentChanged();
    void showEmptyText();
    void rebuild();
    PlotExport exported(const QString& caption) const;

    QCustomPlot* plot_;
    PlotFrame* frame_;
    SurfaceContent content_;
    bool stale_ = true;
    bool queued_ = false;
    QString empty_text_ = "Nothing to show yet";
};

} // namespace nictate
