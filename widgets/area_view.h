#pragma once

#include "core/domains/areas/moving_area.h"
#include "widgets/area_drawing.h"

#include <QImage>
#include <QWidget>

#include <optional>

namespace nictate {

enum class AreaTool { choose, rectangle, ellipse, polygon };

/// The stimulus with areas of interest on it, to be drawn and changed.
///
/// Mouse: with a shape's tool, drag a rectangle or ellipse; click a polygon's corners, and the first one or twice to close
/// it. Else a click chooses, dragging moves, and the handles of the chosen one resize it.
/// Keys: R and E put a rectangle or an ellipse into the middle, P a triangle; Page Down and Page Up choose; arrows move by a
/// pixel (with Shift by ten), Ctrl and arrows resize; F2 renames; Delete removes; Escape gives up what is being drawn; K turns
/// keyframing on and off, H hides the chosen one from here on or shows it.
class AreaView : public QWidget {
    Q_OBJECT
  public:
    explicit AreaView(QWidget* parent = nullptr);

    void setStimulus(const QImage& picture, QSize stimulus_px);
    /// Another picture of the same stimulus, of one that moves.
    void setFrame(const QImage& picture);
    const QImage& picture() const { return picture_; }
    /// Without echo.
    void setAreas(std::vector<Area> areas);
    const std::vector<Area>& areas() const { return areas_; }
    /// One an area, in their order; `chosen` is the view's own.
    void setLooks(std::vector<AreaLook> looks);
    const std::vector<AreaLook>& looks() const { return looks_; }
    void setBadge(const QString& badge);
    void setEmptyText(const QString& text); ///< in place of everything; empty for none

    AreaTool tool() const { return tool_; }
    void setTool(AreaTool tool);
    std::optional<std::size_t> chosen() const { return chosen_; }
    void choose(std::optional<std::size_t> area);
    /// Puts an area of this shape into the middle of the picture, as its key does.
    void addInTheMiddle(AreaShape shape);
    void removeChosen();

    /// The moment since the stimulus appeared at which areas are shown and changed; ms ≥ 0.
    double timeMs() const { return time_ms_; }
    void setTime(double ms);
    /// On: a changed shape is a keyframe at this moment. Off: of an area that moves, every keyframe is changed as much.
    bool keyframing() const { return keyframing_; }
    void setKeyframing(bool on);
    /// The chosen one's keyframe at this moment; null where it has none.
    const AreaKeyframe* keyframe() const;
    bool chosenIsThere() const { return chosen_ && there_[*chosen_]; }
    void hideOrShowChosen();
    void removeKeyframe();

    /// Widget position of a place on the stimulus, and back.
    QPointF positionOf(QPointF stimulus_px) const;
    QPointF stimulusAt(QPointF position) const;

    QSize sizeHint() const override { return {560, 420}; }
    QSize minimumSizeHint() const override { return {180, 140}; }

  Q_SIGNALS:
    /// What a person made of them. Changes of one drag have the same `merge`; the last one is finished.
    void edited(const std::vector<nictate::Area>& areas, const QString& label, const QString& merge, bool finished);
    void chosenChanged();
    void toolChanged();
    void timeChanged(double ms);
    void keyframingChanged();
    void renameAsked(std::size_t area);
    void hovered(const QString& text); ///< where the cursor is and which areas are there; empty when it left

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QRectF pictureRect() const;
    const QImage& pictureOf(QSize size);
    const QImage& outlines();
    QTransform toPage() const;
    double handleReach() const; ///< stimulus pixels
    std::optional<std::size_t> areaAt(QPointF stimulus_px) const;
    std::optional<std::size_t> handleAt(QPointF stimulus_px) const;
    std::string freeName() const;
    void add(Area area);
    void closePolygon();
    void takeMoment();
    Area changed(const Area& whole, const Area& shape) const;
    void changeChosen(const Area& area, const QString& label, const QString& merge = {}, bool finished = true);
    void change(const Area& area, const QString& label, const QString& merge, bool finished);
    bool nudge(const QKeyEvent& event);
    void paintHandles(QPainter& painter) const;
    void paintDraft(QPainter& painter) const;

    std::vector<Area> areas_;
    std::vector<Area> now_;   ///< their shapes at this moment
    std::vector<bool> there_; ///< and whether there are such areas then
    double time_ms_ = 0;
    bool keyframing_ = false;
    std::vector<AreaLook> looks_;
    QImage picture_, shown_picture_; ///< the latter as large as it is on screen
    /// What the outlines of all but the chosen one were drawn of.
    struct Outlined {
        std::vector<Area> areas;
        std::optional<std::size_t> chosen;
        QTransform to_page;
        QSize size;
        double ratio = 1;
        bool operator==(const Outlined&) const = default;
    } outlined_;
    QImage outlines_;
    QSize stimulus_px_{800, 600};
    QString badge_, empty_text_;
    AreaTool tool_ = AreaTool::choose;
    std::optional<std::size_t> chosen_;
    std::vector<QPointF> draft_; ///< corners so far; of a rectangle or ellipse the two ends of the drag
    enum class Drag { none, draw, move, resize } drag_ = Drag::none;
    QPointF drag_from_;
    std::size_t handle_ = 0;
    Area before_, whole_before_; ///< the one that is dragged, as it was: its shape then, and with all keyframes
};

/// The handles of an area in stimulus pixels: a polygon's corners, else the corners of its box.
std::vector<QPointF> handlesOf(const Area& area);
/// The area with one handle moved there; as it was where nothing would be left of it.
Area withHandle(const Area& area, std::size_t handle, QPointF to);
/// The area moved by that much.
Area movedBy(const Area& area, QPointF by);

} // namespace nictate
