#pragma once
// How the axes of every plot look, and its data as text.

#include <QPointF>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QCPAxis;
class QCustomPlot;

namespace nictate {

struct Theme;

/// What an axis is labelled and scaled by.
struct PlotAxis {
    QString label;
    QString unit; ///< empty for none
    bool logarithmic = false;
    std::optional<double> low, high; ///< nothing = from the data
    QString low_end, high_end;       ///< "more protected", "more faithful"
    QString brief = {};              ///< the label where there is little room
    bool operator==(const PlotAxis&) const = default;
    /// Of what and in what unit: a range on one says something on the other.
    bool sameScale(const PlotAxis& other) const {
        return label == other.label && unit == other.unit && logarithmic == other.logarithmic;
    }
};

/// From where to where an axis or interval goes.
struct PlotRange {
    double low = 0, high = 1;
    bool operator==(const PlotRange&) const = default;
};
/// The part of a plot that a person chose to see.
struct PlotZoom {
    PlotRange x, y;
    bool operator==(const PlotZoom&) const = default;
};

void stylePlot(QCustomPlot& plot, const Theme& theme);
void styleAxis(QCPAxis& axis, const Theme& theme);
/// Label, ends, scale; not the range.
void describeAxis(QCPAxis& axis, const PlotAxis& description);
/// Titles of an axis, from the longest to the shortest. Once it is laid out, fitTitles shows the longest that there is room for.
void setTitles(QCPAxis& axis, const QStringList& titles);
void fitTitles(QCustomPlot& plot);
/// The longest title of the axis whose title is there and shortened; else empty.
QString wholeTitleAt(QCustomPlot& plot, QPointF position);
/// The range of the values (positive ones on a log axis) with a little room; a declared end wins.
void fitAxis(QCPAxis& axis, const PlotAxis& description, const std::vector<double>& values);
void zoomAxes(QCustomPlot& plot, const std::optional<PlotZoom>& zoom);
/// `caption` as lines starting with #.
QString csvCaption(const QString& caption);

} // namespace nictate
