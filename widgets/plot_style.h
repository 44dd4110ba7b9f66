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
    bool operator==(const PlotAxis&) const = default;
};

void stylePlot(QCustomPlot& plot, const Theme& theme);
void styleAxis(QCPAxis& axis, const Theme& theme);
/// Label, ends, scale; not the range.
void describeAxis(QCPAxis& axis, const PlotAxis& description);
/// The range of the values (positive ones on a log axis) with a little room; a declared end wins.
void fitAxis(QCPAxis& axis, const PlotAxis& description, const std::vector<double>& values);
/// A plot to be painted away from the window, in the light theme: what to draw at a given size, and the words
/// above and below it.
struct PlotExport {
    std::function<void(QCustomPlot&, QSize, const Theme&)> draw;
    QString title;
    QString caption;
};
/// `size` in logical pixels of 1/96 inch.
QImage plotImage(const PlotExport& plot, QSize size, double dpi);
bool savePlotSvg(const PlotExport& plot, const QString& path, QSize size);
bool savePlotPdf(const PlotExport& plot, const QString& path, QSize size);

/// A CSV cell: quoted when it has to be.
QString csvCell(const QString& text);
/// `caption` as lines starting with #.
QString csvCaption(const QString& caption);

} // namespace nictate
