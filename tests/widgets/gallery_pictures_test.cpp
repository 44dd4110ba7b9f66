#include "core/simulate/gallery.h"
#include "tests/catch.h"

#include <QImage>

#include <algorithm>

using namespace nictate;

namespace {

/// Difference between the brightest and the darkest pixel of a rectangle.
int contrast(const QImage& image, double x0, double y0, double x1, double y1) {
    int low = 255, high = 0;
    for (int y = static_cast<int>(y0); y < static_cast<int>(y1); ++y)
        for (int x = static_cast<int>(x0); x < static_cast<int>(x1); ++x) {
            const int grey = qGray(image.pixel(x, y));
            low = std::min(low, grey);
            high = std::max(high, grey);
        }
    return high - low;
}

} // namespace

TEST_CASE("the pictures have their scenes' sizes, and there is something to see wherever simulated gaze is drawn") {
    for (const Scene& scene : galleryScenes()) {
        const QImage image(QString(NICTATE_SOURCE_DIR "/datasets/gallery/stimuli/%1.png").arg(QString::fromStdString(scene.id)));
        CHECK(image.size() == QSize(scene.width_px, scene.height_px));
        for (const Attractor& a : scene.attractors) {
            INFO(scene.id << ": " << a.name);
            CHECK(contrast(image, a.x - 2 * a.sx, a.y - 2 * a.sy, a.x + 2 * a.sx, a.y + 2 * a.sy) > 40);
        }
        for (const ReadingLine& line : scene.lines) {
            INFO(line.text);
            CHECK(contrast(image, line.x0, line.y - 7, line.x0 + 30, line.y + 7) > 100);
            CHECK(contrast(image, line.x1 - 30, line.y - 7, line.x1, line.y + 7) > 100);
            CHECK(contrast(image, line.x1 + 2, line.y - 7, line.x1 + 20, line.y + 7) < 30);
        }
    }
}
