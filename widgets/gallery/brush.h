#pragma once
// What the gallery's painters share: where a scene's thing lies, and text that fits its place.

#include "core/simulate/gallery_scenes.h"

#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>
#include <QString>

namespace nictate::gallery {

/// The box a thing is drawn in: two sd of gaze to each side.
QRectF placeOf(const Scene& scene, const std::string& name);

/// Inter, or DejaVu Sans where that is missing.
QFont sans(double pixels, QFont::Weight weight = QFont::Normal, double letter_spacing_px = 0);
/// DejaVu Serif, or whatever serif there is.
QFont serif(double pixels, bool bold = false, bool italic = false);

/// One line of text in `box`, made smaller where it would stick out, never larger.
void write(QPainter& painter, const QRectF& box, int alignment, QFont font, const QColor& colour, const QString& text);

/// A linear gradient from top to bottom of the box.
QBrush fade(const QRectF& box, const QColor& top, const QColor& bottom);

/// A closed smooth curve through the points.
QPainterPath blob(const QPolygonF& points);

/// An open smooth curve through the points.
QPainterPath curve(const QPolygonF& points);

/// A repeatable number in [0, 1), for stars and windows; not noise in any serious sense.
double speckle(unsigned index);

// One painter a scene; each fills the whole picture.
void paintPoster(QPainter& painter, const Scene& scene);
void paintWebPage(QPainter& painter, const Scene& scene);
void paintPortrait(QPainter& painter, const Scene& scene);
void paintShelf(QPainter& painter, const Scene& scene);
void paintMap(QPainter& painter, const Scene& scene);
void paintTextPage(QPainter& painter, const Scene& scene);

} // namespace nictate::gallery
