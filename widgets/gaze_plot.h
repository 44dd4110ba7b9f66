#pragma once

#include "core/domains/gaze/gaze_replay.h"
#include "widgets/view_transform.h"

#include <QImage>
#include <QTransform>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace nictate {

/// What of the gaze is drawn.
struct GazeLook {
    bool fixations = true, numbers = true, saccades = true, samples = true;
    std::optional<double> trail_ms; ///< how long it stays; nothing = for ever
    bool operator==(const GazeLook&) const = default;
};

/// Where the original gaze is, where it will be, and where that was said to be, in stimulus pixels.
struct GazeAhead {
    QPointF now, later, by_original;
    std::optional<QPointF> by_released;
    bool operator==(const GazeAhead&) const = default;
};

/// Original gaze on its stimulus at one moment of a replay, and beside it what a mechanism would make of it: fixations as circles
/// whose area is their duration so far, numbered along the path, lines from each to the next, samples as a trail. It cannot be
/// copied or exported, and says so.
///
/// Mouse: wheel zooms about the cursor, dragging pans; what is under the cursor is told. Keys: Space plays and pauses, left and
/// right go to the fixation before and after, Home and End to the ends, up and down change the speed, Page Up and Page Down
/// the participant, + − zoom, 0 shows the whole stimulus.
class GazePlot : public QWidget {
    Q_OBJECT
  public:
    explicit GazePlot(QWidget* parent = nullptr);

    /// The picture may be null: a blank canvas is drawn.
    void setStimulus(const QImage& picture, QSize stimulus_px, const QString& name);
    /// `names` of the participants by path.
    void setReplay(std::shared_ptr<const GazeReplay> replay, std::vector<QString> names);
    /// Which of the paths is a simulation of what leaves, in its own colour; the others are originals. Nothing: all of them are.
    void setReleased(std::optional<std::size_t> path);
    /// The stimulus is all directions up to so many degrees from its middle: they are drawn as a net, and places told in degrees.
    void setGraticule(std::optional<QSizeF> half_degrees);
    void setTime(double ms);
    /// Drawn as arrows from where gaze is, in the colours of the original and of what leaves, and a ring where it went.
    void setAhead(const std::optional<GazeAhead>& ahead);
    void setLook(const GazeLook& look);
    void setNote(const QString& note);      ///< below the picture
    void setEmptyText(const QString& text); ///< in place of everything else when not empty
    double time() const { return time_ms_; }
    const QString& note() const { return note_; }
    const QImage& picture() const { return picture_; } ///< below the gaze; null for a blank canvas
    const QString& emptyText() const { return empty_text_; }
    ViewTransform& viewTransform() { return transform_; }

    /// What was painted last.
    struct Drawn {
        std::size_t fixations = 0, numbers = 0, lines = 0, samples = 0, arrows = 0;
        bool operator==(const Drawn&) const = default;
    };
    const Drawn& drawn() const { return drawn_; }
    /// Stimulus pixels to widget coordinates.
    QTransform toWidget() const;
    /// What lies there, in words; empty for nothing.
    QString textAt(QPointF position) const;

    QSize sizeHint() const override { return {520, 400}; }
    QSize minimumSizeHint() const override { return {200, 160}; }

    static constexpr std::size_t most_fixations = 3000; ///< drawn at once, the latest of each path
    static constexpr std::size_t most_samples = 40000;  ///< beyond that every second, third … is drawn

  Q_SIGNALS:
    void playAsked();
    void stepAsked(int direction);
    void endAsked(bool last);
    void speedAsked(int direction);
    void participantAsked(int direction);
    void hovered(const QString& text);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QFont smallFont() const;
    int lineHeight() const;
    QRectF area() const; ///< between header, axes and note
    QRectF seen() const; ///< the part of area() where the stimulus is
    QColor colourOf(std::size_t path) const;
    double radiusOf(const PathFixation& fixation) const; ///< in stimulus pixels
    bool few() const;                                    ///< paths: they have room for numbers
    std::size_t stride() const;

    void paintHeader(QPainter& painter) const;
    QString badge() const;
    void paintAxes(QPainter& painter) const;
    void paintGraticule(QPainter& painter) const;
    bool acrossSeam(double from_x, double to_x) const; ///< the short way leads around the back
    void paintStimulus(QPainter& painter);
    void paintPath(QPainter& painter, std::size_t path);
    void paintSamples(QPainter& painter, std::size_t path, const PathMoment& moment);
    void paintFixations(QPainter& painter, std::size_t path, const PathMoment& moment);
    void paintGaze(QPainter& painter, std::size_t path, const PathSample& gaze) const;
    void paintAhead(QPainter& painter);
    PathMoment momentOf(std::size_t path) const;

    QImage picture_;
    QImage scaled_; ///< as large as it is seen, made when first painted
    QSize stimulus_px_{800, 600};
    QString stimulus_, note_, empty_text_;
    std::shared_ptr<const GazeReplay> replay_;
    std::vector<QString> names_;
    GazeLook look_;
    std::optional<std::size_t> released_;
    std::optional<QSizeF> graticule_; ///< degrees from the middle
    double time_ms_ = 0;
    std::optional<GazeAhead> ahead_;
    ViewTransform transform_;
    Drawn drawn_;
    std::size_t every_ = 1; ///< sample is drawn
    QPointF drag_from_;
    QString told_;
};

} // namespace nictate
