#pragma once
// Words in a plot of curves, where they cover none.

#include "widgets/curve_drawing.h"

#include <QLineF>
#include <QPen>

namespace nictate {

/// Names in the right margin (which this makes), each at the height its curve ends at, pushed apart where they would
/// collide. Fixes the axes' geometry.
void drawNames(QCustomPlot& plot, const CurveContent& content, const std::vector<QPen>& pens, QSize size);
/// Points and their labels, each beside its point where no curve runs.
void drawPoints(QCustomPlot& plot, const CurveContent& content, const Theme& theme);

/// Moves wanted label centres (any order) apart so that none is nearer than `gap` to another, within
/// [low, high] as far as they fit; order is kept.
std::vector<double> spreadLabels(const std::vector<double>& wanted, double gap, double low, double high);

/// Every piece of every curve, in the plot's pixels.
std::vector<QLineF> piecesOf(const QCustomPlot& plot, const CurveContent& content);
bool crosses(const QRectF& place, const QLineF& piece);
/// The place of this size nearest to `at` and inside `area` that no piece crosses; above the area when there is none.
QRectF freePlace(const std::vector<QLineF>& pieces, QSizeF size, QPointF at, const QRectF& area);

} // namespace nictate
