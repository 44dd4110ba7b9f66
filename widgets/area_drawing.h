#pragma once
// How areas of interest are drawn: on screen and in pictures that leave.

#include "core/domains/areas/area.h"

#include <QColor>
#include <QPainterPath>
#include <QTransform>

class QPainter;

namespace nictate {

/// How one area looks. Without a fill only its outline is drawn.
struct AreaLook {
    QColor fill;
    QString text; ///< in its middle: its name and value
};

/// In stimulus pixels.
QPainterPath pathOf(const Area& area);

/// The colour of an area's outline: its own, or by its place in the list.
QColor outlineColour(const Area& area, std::size_t place);

// Fills of all areas lie below all outlines, and those below all labels. `to_page` takes stimulus pixels to the painter's.
void paintFill(QPainter& painter, const Area& area, const AreaLook& look, const QTransform& to_page);
void paintOutline(QPainter& painter, const Area& area, std::size_t place, bool chosen, const QTransform& to_page);
void paintLabel(QPainter& painter, const Area& area, const AreaLook& look, const QTransform& to_page);

/// Black or white, whichever is read more easily on it.
QColor readableOn(const QColor& fill);

} // namespace nictate
