#pragma once
// How every plot looks and leaves the window.

#include <QImage>
#include <QSize>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

class QCPAxis;
class QCustomPlot;

namespace nictate {

struct Theme;

struct PlotAxis {
    QString label;
    QString unit; ///< empty for none
    bool logarithmic = false;
    std::optional<double> low, high; ///< nothing = from the data
    QString low_end, high_end;       ///< "more private", "more faithful"
};

void stylePlot(QCustomPlot& plot, const Theme& theme);
void styleAxis(QCPAxis& axis, const Theme& theme);
/// Label, ends, scale; not the range.
void describeAxis(QCPAxis& axis, const PlotAxis& description);
/// The range of the values (positive ones on a log axis) with a little room; a declared end wins.
void fitAxis(QCPAxis& axis, const PlotAxis& description, const std::vector<double>& values);
/// Title over the plot, bold; an empty one takes no room.
void setPlotTitle(QCustomPlot& plot, const QString& title, const Theme& theme);

/// Builds a plot of this size, in the light theme, to be painted away from the window.
using PlotBuilder = std::function<void(QCustomPlot&, QSize, const Theme&)>;
QImage plotImage(const PlotBuilder& build, QSize size, double dpi, const QString& caption);
bool savePlotSvg(const PlotBuilder& build, const QString& path, QSize size, const QString& caption);
bool savePlotPdf(const PlotBuilder& build, const QString& path, QSize size, const QString& caption);

/// A CSV cell: quoted when it has to be.
QString csvCell(const QString& text);
/// `caption` as lines starting with #.
QString csvCaption(const QString& caption);

} // namespace nictate
