#pragma once

#include <QColor>
#include <QImage>
#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QCustomPlot;
class QCPItemLine;
class QCPItemStraightLine;
class QCPItemText;
class QPainter;

namespace nictate {

/// A line with an optional band of one standard deviation. x, y (and sd, when given) are equally long; NaN and
/// infinity leave a gap.
struct Curve {
    QString name;
    std::vector<double> x;
    std::vector<double> y;
    std::vector<double> sd;
    bool reference = false; ///< muted and dashed: something to compare with
};

struct PlotAxis {
    QString label;
    QString unit; ///< empty for none
    bool logarithmic = false;
    std::optional<double> low, high; ///< nothing = from the data
    QString low_end, high_end;       ///< "more private", "more faithful"
};

/// A point worth a name: "best m = 4".
struct PlotPoint {
    double x = 0;
    double y = 0;
    QString label;
};

class PlotOverlay;

/// Curves with units, bands, direct labels and a marker one can drag.
class CurvePlot : public QWidget {
    Q_OBJECT
  public:
    explicit CurvePlot(QWidget* parent = nullptr);
    ~CurvePlot() override;

    void setTitle(const QString& title);
    void setAxes(const PlotAxis& x, const PlotAxis& y);
    void setCurves(std::vector<Curve> curves);
    void setPoints(std::vector<PlotPoint> points);
    /// The vertical line at the current value; draggable (mouse, or left and right when focused).
    void setMarker(std::optional<double> x, bool draggable = true);
    std::optional<double> marker() const { return marker_; }
    /// Shown when there are no curves.
    void setEmptyText(const QString& text);
    /// A fraction in [0, 1] shows a bar with a cancel button over the plot; nothing hides it.
    void setProgress(std::optional<double> fraction, const QString& text = {});

    const std::vector<Curve>& curves() const { return curves_; }
    /// The data as text: a row per x of a curve; columns curve, x, y, sd. Lines starting with # hold `caption`.
    QString csv(const QString& caption = {}) const;
    /// In the light theme whatever the window's is.
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
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void rebuild();
    void placeMarker();
    void moveMarkerTo(double x, bool finished);
    void hover(QPointF position);

    QCustomPlot* plot_;
    PlotOverlay* overlay_;
    QString title_;
    PlotAxis x_axis_, y_axis_;
    std::vector<Curve> curves_;
    std::vector<PlotPoint> points_;
    std::optional<double> marker_;
    bool marker_draggable_ = true;
    bool dragging_ = false;
    QString empty_text_;
    QCPItemStraightLine* marker_line_ = nullptr;
    QCPItemText* read_out_ = nullptr;
};

} // namespace nictate
