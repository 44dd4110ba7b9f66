#pragma once

#include "core/analysis/heatmap_preview.h"
#include "widgets/heatmap_view.h"

#include <QImage>

#include <memory>
#include <optional>

namespace nictate::bench {

/// A private map and its difference to the original as the workbench shows them, `size` pixels each, over a picture; painted
/// at once.
class PaintedPanels {
  public:
    explicit PaintedPanels(QSize size);

    /// As the window does: the frame says how far its colours reach.
    void paint(PreviewFrame frame, std::shared_ptr<const GazeMap> original);
    /// The panels look for that themselves.
    void paintAlone(std::shared_ptr<const GazeMap> map, std::shared_ptr<const GazeMap> original);

  private:
    void paint(std::shared_ptr<const GazeMap> map, std::shared_ptr<const GazeMap> original, std::optional<ColourLimits> limits,
               std::optional<ColourLimits> of_difference);

    HeatmapView shown_, difference_;
    QImage target_[2];
};

} // namespace nictate::bench
