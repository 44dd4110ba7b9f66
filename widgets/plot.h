#pragma once

#include "widgets/plot_picture.h"
#include "widgets/plot_style.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QDialog;
class QKeyEvent;
class QLabel;
class QMenu;
class QMouseEvent;
class QProgressBar;
class QRubberBand;
class QStackedWidget;
class QToolButton;

namespace nictate {

class ElidedLabel;

/// What every plot in the window has around it: a title (of two lines at most), beside it a badge that says
/// what kind of numbers these are or, while work runs, how far it is with a cancel button; and words in place of the plot
/// while there is nothing to see.
class PlotFrame : public QWidget {
    Q_OBJECT
  public:
    explicit PlotFrame(QWidget* plot, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setBadge(const QString& text);     ///< beside the title while the plot is seen; empty for none
    void setEmptyText(const QString& text); ///< empty = the plot is seen
    void setActive(bool active);            ///< the plot has the focus
    void setProgress(std::optional<double> fraction, const QString& text);

  Q_SIGNALS:
    void cancelRequested();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    ElidedLabel* title_;
    ElidedLabel* badge_;
    ElidedLabel* empty_text_;
    QStackedWidget* beside_; ///< badge and progress: as large as the larger, so that the plot stays put when work begins
    QWidget* progress_;
    QLabel* what_;
    QProgressBar* bar_;
    QToolButton* cancel_;
    QWidget* plot_;
};

/// What every plot in the window can do, whatever it shows: values on hover, zoom, pan, a window of its own, and a menu
/// with what may leave.
///
/// Mouse: Ctrl and wheel or a dragged frame zoom, Shift (or the middle button) and dragging pan, double click resets. The
/// plain wheel is left to the page. Keys: + and − zoom, 0 resets, Shift and arrows pan, Enter enlarges.
class Plot : public QWidget {
    Q_OBJECT
  public:
    void setTitle(const QString& title);
    QString title() const { return title_; }
    /// Stands beside the title in the window; exports say it in their caption.
    void setBadge(const QString& text);
    /// Stands over exported pictures instead of the title, which may name a person.
    void setExportTitle(const QString& title) { export_title_ = title; }
    /// Shown while there is nothing to see.
    void setEmptyText(const QString& text);
    /// A fraction in [0, 1] shows a bar with a cancel button beside the title; nothing hides it.
    void setProgress(std::optional<double> fraction, const QString& text = {});

    virtual bool empty() const = 0;
    /// Something of it may be copied and exported.
    virtual bool mayLeave() const { return !empty(); }
    /// The data as text, of what may leave; lines starting with # hold `caption`.
    virtual QString csv(const QString& caption = {}) const = 0;
    /// What may leave, as it is zoomed; `size` in logical pixels of 1/96 inch.
    Picture picture(QSize size, const QString& caption = {}) const;

    const std::optional<PlotZoom>& zoom() const { return zoom_; }
    void setZoom(const std::optional<PlotZoom>& zoom);
    void resetZoom() { setZoom({}); }
    /// Into a window of its own, and back when that is closed.
    void enlarge();
    bool enlarged() const { return !window_.isNull(); }
    /// The context menu: copy and export picture and data (where somebody does it), reset zoom, enlarge.
    QMenu* menu();

    QCustomPlot* plot() const { return plot_; }
    QSize sizeHint() const override { return {420, 260}; }
    QSize minimumSizeHint() const override { return {220, 150}; }

  Q_SIGNALS:
    void cancelRequested();
    void hovered(const QString& text); ///< what is under the cursor; empty when it left
    // Asked for in the menu; whoever knows the caption and the file does it.
    void copyPicture();
    void copyData();
    void exportPicture();
    void exportData();

  protected:
    explicit Plot(QWidget* parent);

    /// Draws the content and its zoom into plot(), without replotting.
    virtual void draw() = 0;
    /// Draws what may leave, away from the window.
    virtual DrawPlot exported() const = 0;
    /// What is at this place of plot(), as "name: values"; empty for nothing.
    virtual QString textAt(QPointF position) const = 0;
    /// How much of the content a read-out there would cover.
    virtual std::size_t covered(const QRectF&) const { return 0; }
    /// False where there is nothing to see within a zoom.
    virtual bool anythingWithin(const PlotZoom&) const { return true; }
    /// Mouse and keys that mean something to this plot come here first; true = done.
    virtual bool takeMouse(const QMouseEvent&) { return false; }
    virtual bool takeKey(const QKeyEvent&) { return false; }

    /// Several in a row draw once.
    void contentChanged();
    /// The drawing is older than the content.
    bool stale() const { return stale_; }

    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void rebuild();
    void showEmptyText();
    bool handle(QEvent& event);
    bool handleMouse(const QMouseEvent& event);
    bool handleKey(const QKeyEvent& event);
    bool press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    bool release();
    void hover(QPointF position);
    void leave();
    /// The part of the axes in this rectangle of plot() becomes all of them.
    void showPart(const QRectF& part);
    void zoomAbout(QPointF position, double factor);
    void panBy(QPointF pixels);
    void bringBack();

    enum class Drag { none, frame, pan };
    QCustomPlot* plot_;
    PlotFrame* frame_;
    QLabel* read_out_;
    QLabel* elsewhere_; ///< stands here while the plot is in a window of its own
    QRubberBand* band_;
    QPointer<QDialog> window_;
    QMenu* menu_ = nullptr;
    QString title_, export_title_, read_;
    QString empty_text_ = tr("Nothing to show yet");
    std::optional<PlotZoom> zoom_;
    std::optional<PlotZoom> whole_; ///< what is seen without a zoom
    Drag drag_ = Drag::none;
    QPointF drag_from_;
    bool stale_ = true;
    bool queued_ = false;
};

} // namespace nictate
