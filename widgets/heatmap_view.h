#pragma once

#include "core/data/gaze_map.h"
#include "core/domains/heatmap/extremes.h"
#include "widgets/colour_maps.h"
#include "widgets/heatmap_renderer.h"
#include "widgets/view_transform.h"

#include <QImage>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QMenu;

namespace nictate {

/// One map and how it is to look.
struct MapLayer {
    std::shared_ptr<const GazeMap> values; ///< any grid over the whole stimulus; nothing = only the stimulus
    std::shared_ptr<const GazeMap> minus;  ///< subtracted while drawing (difference panels); equal shape
    QString title;                         ///< "Protected"
    QString badge;                         ///< "SIMULATION ε = 1"
    bool alarming = false;                 ///< the badge is a warning
    QString unit = QObject::tr("fixations per observer, blurred");
    QString brief_unit = QObject::tr("fix./observer"); ///< where there is no room for it
    ColourMap colours = ColourMap::viridis;
    std::optional<ColourLimits> limits; ///< nothing = the map's own (0 … max; symmetric when diverging)
    Upsampling upsampling = Upsampling::cubic;
    std::vector<QPointF> marks; ///< ringed and numbered, in parts of the stimulus' width and height
};

/// The limits a layer is drawn with: its own, or 0 … largest value (± largest magnitude when diverging).
ColourLimits limitsOf(const MapLayer& layer);
ColourLimits limitsOf(const Extremes& values, ColourMap colours);

/// A panel that shows one map over its stimulus, or two of them left and right of a divider (swipe).
///
/// Mouse: wheel zooms about the cursor, dragging pans, double click asks for more room; the divider can be dragged.
/// Keys: + − zoom, 0 resets, arrows pan, Enter asks for more room. While swiping, left and right move the divider (with
/// Shift they pan).
class HeatmapView : public QWidget {
    Q_OBJECT
  public:
    explicit HeatmapView(QWidget* parent = nullptr);
    ~HeatmapView() override;

    /// The picture (may be null: a blank canvas is drawn) and the stimulus' size in pixels.
    void setStimulus(const QImage& picture, QSize stimulus_px);
    void setLayer(MapLayer layer);
    /// A new map for the layer that is there: the fast way while a slider moves.
    void setMap(std::shared_ptr<const GazeMap> values, std::shared_ptr<const GazeMap> minus = {});
    void setBadge(const QString& badge);
    void setMarks(std::vector<QPointF> marks);
    void setTitle(const QString& title);
    /// What is looked at, beside the title where there is room: the stimulus' name.
    void setSubject(const QString& subject);
    /// Whether this panel has the room of all; whoever lays panels out says so when it was asked for.
    void setEnlarged(bool enlarged) { enlarged_ = enlarged; }
    bool enlarged() const { return enlarged_; }
    /// The context menu: enlarge or go back, show the whole picture.
    QMenu* menu();
    void setColours(ColourMap map);
    void setLimits(std::optional<ColourLimits> limits);
    void setOpacity(double opacity); ///< 0 … 1
    /// A second layer turns swipe on: the first is left of the divider. Nothing turns it off.
    void setSwipe(std::optional<MapLayer> right);
    bool swiping() const { return right_.has_value(); }
    double divider() const { return divider_; } ///< fraction of the panel's width
    void setDivider(double fraction);
    /// Shared with the other panels; a view starts with its own.
    void setViewTransform(std::shared_ptr<ViewTransform> transform);
    const std::shared_ptr<ViewTransform>& viewTransform() const { return transform_; }
    /// Shown instead of everything else when not empty: "Choose a stimulus".
    void setEmptyText(const QString& text);

    const MapLayer& layer() const { return left_; }
    const std::optional<MapLayer>& rightLayer() const { return right_; }
    double opacity() const { return opacity_; }
    ColourLimits limits() const { return limitsOf(left_); }
    /// Badges that are shortened for want of room. A shortened title is the panel's tool tip.
    QStringList cutBadges() const;
    /// Where the picture area is, in widget coordinates.
    QRect pictureRect() const;
    /// Widget position to stimulus pixels; nothing outside the stimulus.
    std::optional<QPointF> stimulusAt(QPointF position) const;
    /// The value drawn there; nothing outside the stimulus or without a map.
    std::optional<double> valueAtPosition(QPointF position) const;

    QSize sizeHint() const override { return {420, 360}; }
    QSize minimumSizeHint() const override { return {140, 140}; }

  Q_SIGNALS:
    /// Under the cursor; also shown in the panel's lower corner.
    void cursorMoved(QPointF stimulus_px, double value, const QString& text);
    void cursorLeft();
    void dividerMoved(double fraction);
    void enlargeAsked(bool larger); ///< all the room for this panel, or as before

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    /// Where the stimulus lies on the picture area, in device pixels.
    struct Placement {
        QRectF stimulus; ///< the whole stimulus
        QRect visible;   ///< the part inside the picture area
    };
    Placement placement() const;
    QRect headerRect() const;
    QRect footerRect() const;
    int lineHeight() const;
    QFont smallFont() const;

    void nameIt();
    void mapChanged();
    void viewChanged();
    void refreshUnder(const Placement& place);
    void refreshImage(const Placement& place);
    QImage scaledStimulus(QRectF stimulus, QRect visible, const QColor& canvas) const;
    void draw(const MapLayer& layer, ColourLimits limits, const Placement& place, int from, int to, const QImage& under,
              QImage& image, bool dark) const;

    void paintHeader(QPainter& painter) const;
    void paintTitle(QPainter& painter, QRect place, const MapLayer& layer, bool at_right) const;
    void paintFooter(QPainter& painter) const;
    void paintDivider(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintReadOut(QPainter& painter) const;
    void paintBadges(QPainter& painter) const;
    void paintPill(QPainter& painter, const QString& text, QRect within, Qt::Alignment where, bool alarming = false) const;
    bool badgeFits(const MapLayer& layer, int width) const;
    QRect badgeRoom(bool right) const;
    QString pillText(const QString& text, QRect within) const;
    QRect titleRect(bool right) const;

    double dividerX() const; ///< widget coordinates
    bool nearDivider(QPointF position) const;
    bool onRight(QPointF position) const;
    void report(QPointF position);

    MapLayer left_;
    std::optional<MapLayer> right_;
    ColourLimits left_limits_;
    ColourLimits right_limits_;
    QImage stimulus_;
    QSize stimulus_px_{800, 600};
    QString empty_text_;
    double opacity_ = 0.8;
    double divider_ = 0.5;
    QString subject_;
    bool enlarged_ = false;
    QMenu* menu_ = nullptr;
    std::shared_ptr<ViewTransform> transform_;

    QImage under_; ///< the stimulus scaled for the present view
    QImage image_; ///< under_ with the map over it
    bool under_stale_ = true;
    bool image_stale_ = true;
    enum class Drag { none, pan, divider } drag_ = Drag::none;
    QPointF drag_from_;
    QString read_out_;
};

} // namespace nictate
