#include "app/study/stimulus_picture.h"

#include "core/io/stimulus_frames.h"
#include "core/release/map_release_plan.h"
#include "widgets/picture_file.h"

#include <numeric>

namespace nictate {

QImage stimulusPicture(const Stimulus& stimulus) {
    return stimulus.picture.empty() ? QImage() : pictureFrom(QString::fromStdString(stimulus.picture));
}

QImage stimulusInWindow(const Stimulus& stimulus, const ReadingPlan& plan, const MapFacts& facts, GazeClock clock, int window) {
    const std::vector<std::filesystem::path> frames = framesOf(stimulus);
    if (frames.size() < 2)
        return stimulusPicture(stimulus);
    const std::vector<double> times = windowTimes(facts.display.cuts, facts.shown, clock);
    const auto here = times.begin() + window;
    const double middle = std::accumulate(times.begin(), here, *here / 2),
                 all = std::accumulate(here, times.end(), middle - *here / 2);
    return pictureFrom(QString::fromStdString(frames[frameAt(frames.size(), middle, all, plan)].string()));
}

std::optional<PicturePixels> picturePixels(const std::string& path) {
    const QImage picture = pictureFrom(QString::fromStdString(path)).convertToFormat(QImage::Format_RGB888);
    if (picture.isNull())
        return {};
    PicturePixels pixels{picture.width(), picture.height(), {}};
    for (int row = 0; row < picture.height(); ++row)
        pixels.rgb.insert(pixels.rgb.end(), picture.constScanLine(row), picture.constScanLine(row) + 3 * picture.width());
    return pixels;
}

std::shared_ptr<const PublicPicture> publicPicture(const Stimulus& stimulus) { return publicPicture(stimulus, picturePixels); }

} // namespace nictate
