#pragma once

#include "app/heatmaps/heatmap_engine.h"

#include <QImage>
#include <QWidget>

#include <memory>

class QSplitter;

namespace nictate {

class Document;
class HeatmapView;
class HeatmapPlots;
class HeatmapBar;
class ViewTransform;

/// The centre of the window: original, private and a third heatmap, and the curves below them.
class HeatmapsBench : public QWidget {
    Q_OBJECT

  public:
    explicit HeatmapsBench(Document& document, QWidget* parent = nullptr);

    HeatmapView* original() const { return original_; }
    HeatmapView* shown() const { return private_; }
    HeatmapView* third() const { return third_; }
    HeatmapPlots* plots() const { return plots_; }
    ViewTransform& viewTransform() { return *transform_; }
    /// What is on screen; nothing without a study or when it cannot be shown.
    const std::optional<HeatmapFrame>& frame() const { return frame_; }
    const QImage& stimulusPicture() const { return picture_; }

  Q_SIGNALS:
    void frameShown(const nictate::HeatmapFrame& frame);
    void nothingShown(const QString& reason);
    void hovered(const QString& text);

  private:
    void openStudy();
    void refresh();
    void showNothing(const QString& reason);
    void showFrame(const HeatmapFrame& frame);
    void showStimulus(std::size_t stimulus);
    void showThird(const HeatmapFrame& frame);
    void showPrivate(const HeatmapFrame& frame);
    void style();
    void takeLook();
    void showLook();

    Document& document_;
    HeatmapEngine engine_;
    std::shared_ptr<ViewTransform> transform_;
    HeatmapView* original_;
    HeatmapView* private_;
    HeatmapView* third_;
    HeatmapBar* bar_ = nullptr;
    HeatmapPlots* plots_;
    std::optional<HeatmapFrame> frame_;
    QString shown_picture_; ///< path of picture_
    QImage picture_;
};

/// "Gaussian, Theorem 3.4", "Clipped Gaussian".
QString mechanismTitle(const MechanismFrame& frame);

} // namespace nictate
