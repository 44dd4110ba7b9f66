#pragma once

#include <Eigen/Core>

#include <QImage>
#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QCustomPlot;

namespace nictate {

class PlotOverlay;

/// The noise scale over (grid side √r, observers n): rows of `sigma` are sides, columns are observers; both
/// ascending and positive, evenly spaced in the logarithm.
struct NoiseSurface {
    std::vector<double> sides;
    std::vector<double> observers;
    Eigen::ArrayXXd sigma;
    QString name = "σ";
    QString unit = "fixations per cell and observer";
};

/// A noise surface on log axes in colour, with contour lines at powers of ten and the current point.
class SurfacePlot : public QWidget {
    Q_OBJECT
  public:
    explicit SurfacePlot(QWidget* parent = nullptr);
    ~SurfacePlot() override;

    void setTitle(const QString& title);
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
    void resizeEvent(QResizeEvent* event) override;

  private:
    void rebuild();

    QCustomPlot* plot_;
    PlotOverlay* overlay_;
    QString title_;
    std::optional<NoiseSurface> surface_;
    std::optional<QPointF> marker_;
    QString empty_text_;
};

} // namespace nictate
