#pragma once

#include "app/heatmap_engine.h"

#include <QImage>
#include <QWidget>

#include <memory>

class QSplitter;

namespace nictate {

class Document;
class HeatmapView;
class PlotsPanel;
class ViewBar;
class ViewTransform;

/// The centre of the window: original, private and a third heatmap, and the curves below them.
class HeatmapsBench : public QWidget {
    Q_OBJECT

  public:
    explicit HeatmapsBench(Document& document, QWidget* parent = nullptr);

    HeatmapView* original() const { return original_; }
    HeatmapView* shown() const { return private_; }
    HeatmapView* third() const { return third_; }
    PlotsPanel* plots() const { return plots_; }
    ViewTransform& viewTransform() { return *transform_; }
    /// What is on screen; nothing without a study or when it cannot be shown.
    const std::optional<BenchFrame>& frame() const { return frame_; }
    const QImage& stimulusPicture() const { return picture_; }

  Q_SIGNALS:
    void frameShown(const nictate::BenchFrame& frame);
    void nothingShown(const QString& reason);
    void hovered(const QString& text);

  private:
    void openStudy();
    void refresh();
    void showNothing(const QString& reason);
    void showFrame(const BenchFrame& frame);
    void showStimulus(std::size_t stimulus);
    void showThird(const BenchFrame& frame);
    void showPrivate(const BenchFrame& frame);
    void style();
    void takeLook();
    void showLook();

    Document& document_;
    HeatmapEngine engine_;
    std::shared_ptr<ViewTransform> transform_;
    HeatmapView* original_;
    HeatmapView* private_;
    HeatmapView* third_;
    ViewBar* bar_ = nullptr;
    PlotsPanel* plots_;
    std::optional<BenchFrame> frame_;
    QString shown_picture_; ///< path of picture_
    QImage picture_;
};

/// "Gaussian, Theorem 3.4", "Clipped Gaussian".
QString mechanismTitle(const MechanismFrame& frame);

} // namespace nictate
