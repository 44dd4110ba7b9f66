#pragma once

#include <QObject>
#include <QPointF>

namespace nictate {

/// Which part of the stimulus is seen, shared by views that move together. Places are fractions of the
/// stimulus, (0,0) top left, (1,1) bottom right, so that panels of different sizes agree. zoom 1 shows it
/// whole; 1 … 64.
class ViewTransform : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;

    double zoom() const { return zoom_; }
    QPointF centre() const { return centre_; }

  public Q_SLOTS:
    void set(double zoom, QPointF centre);
    /// Zoom by a factor; `fixed` stays where it is.
    void zoomAbout(QPointF fixed, double factor);
    void panBy(QPointF fraction);
    void reset() { set(1, {0.5, 0.5}); }

  Q_SIGNALS:
    void changed();

  private:
    double zoom_ = 1;
    QPointF centre_{0.5, 0.5};
};

} // namespace nictate
