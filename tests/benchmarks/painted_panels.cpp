#include "tests/benchmarks/painted_panels.h"

#include <utility>

namespace nictate::bench {

PaintedPanels::PaintedPanels(QSize size) {
    QImage picture(size, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            picture.setPixel(x, y, qRgb(x * 255 / size.width(), y * 255 / size.height(), (x ^ y) & 255));
    for (HeatmapView* view : {&shown_, &difference_}) {
        view->resize(size);
        view->setStimulus(picture, size);
        view->resize(2 * size - view->pictureRect().size());
        target_[view == &difference_] = QImage(view->size(), QImage::Format_RGB32);
    }
    MapLayer layer;
    layer.colours = ColourMap::diverging;
    difference_.setLayer(layer);
}

void PaintedPanels::paint(PreviewFrame frame, std::shared_ptr<const GazeMap> original) {
    paint(std::make_shared<const GazeMap>(std::move(frame.private_map)), std::move(original),
          limitsOf(frame.values, ColourMap::viridis), limitsOf(frame.differences, ColourMap::diverging));
}

void PaintedPanels::paintAlone(std::shared_ptr<const GazeMap> map, std::shared_ptr<const GazeMap> original) {
    paint(std::move(map), std::move(original), {}, {});
}

void PaintedPanels::paint(std::shared_ptr<const GazeMap> map, std::shared_ptr<const GazeMap> original,
                          std::optional<ColourLimits> limits, std::optional<ColourLimits> of_difference) {
    shown_.setLimits(limits);
    difference_.setLimits(of_difference);
    shown_.setMap(map);
    difference_.setMap(map, std::move(original));
    shown_.render(&target_[0]);
    difference_.render(&target_[1]);
}

} // namespace nictate::bench
