#include "widgets/view_transform.h"

#include <algorithm>

namespace nictate {

void ViewTransform::set(double zoom, QPointF centre) {
    zoom = std::clamp(zoom, 1.0, 64.0);
    double margin = 0.5 / zoom; // the stimulus never leaves the panel
    centre = {std::clamp(centre.x(), margin, 1 - margin), std::clamp(centre.y(), margin, 1 - margin)};
    if (zoom == zoom_ && centre == centre_)
        return;
    zoom_ = zoom;
    centre_ = centre;
    Q_EMIT changed();
}

void ViewTransform::zoomAbout(QPointF fixed, double factor) {
    double zoom = std::clamp(zoom_ * factor, 1.0, 64.0);
    set(zoom, fixed + (centre_ - fixed) * (zoom_ / zoom));
}

void ViewTransform::panBy(QPointF fraction) { set(zoom_, centre_ + fraction); }

} // namespace nictate
