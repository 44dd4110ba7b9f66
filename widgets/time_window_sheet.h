#pragma once

#include "widgets/heatmap_picture.h"

#include <QWidget>

namespace nictate {

/// Small multiples: the maps of all windows of time beside each other, on one scale of colours, as large as there is room.
///
/// A click chooses a window, a double click opens it. Keys: left, right, Home, End; Enter opens.
class TimeWindowSheet : public QWidget {
    Q_OBJECT

  public:
    explicit TimeWindowSheet(QWidget* parent = nullptr);

    /// Panels, stimulus, colours and opacity are shown; the mark stands above.
    void setWindows(HeatmapPicture picture);
    void setChosen(int window);
    int chosen() const { return chosen_; }
    int windows() const { return static_cast<int>(shown_.panels.size()); }
    /// The picture of its own that a window shows; null where it shows that of all.
    const QImage& stimulus(int window) const { return shown_.panels[static_cast<std::size_t>(window)].stimulus; }
    /// Where a window's map is, in widget coordinates.
    QRect mapRect(int window) const;

    QSize minimumSizeHint() const override { return {200, 140}; }

  Q_SIGNALS:
    void windowChosen(int window);
    void windowOpened(int window);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    struct Layout {
        int columns = 1, width = 1, height = 1; ///< of a map
        int across = 1;                         ///< room for it and for its name, where there is as much
        QPoint first;                           ///< its top left corner
    };
    Layout layoutNow() const;
    int windowAt(QPoint position) const; ///< -1 where there is none

    HeatmapPicture shown_;
    QImage stimulus_; ///< as large as it was given
    int chosen_ = 0;
};

} // namespace nictate
