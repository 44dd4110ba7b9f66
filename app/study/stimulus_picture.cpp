#include "app/study/stimulus_picture.h"

#include "core/io/stimulus_frames.h"

#include <QImageReader>

#include <numeric>

namespace nictate {

namespace {

QImage readPicture(const std::string& file) {
    QImageReader reader(QString::fromStdString(file));
    reader.setAutoTransform(true);
    return reader.read();
}

} // namespace

QImage stimulusPicture(const Stimulus& stimulus) { return stimulus.picture.empty() ? QImage() : readPicture(stimulus.picture); }

QImage stimulusInWindow(const Stimulus& stimulus, const ReadingPlan& plan, const MapFacts& facts, GazeClock clock, int window) {
    const std::vector<std::filesystem::path> frames = framesOf(stimulus);
    if (frames.size() < 2)
        return stimulusPicture(stimulus);
    const std::vector<double> times = windowTimes(facts.display.cuts, facts.shown, clock);
    const auto here = times.begin() + window;
    const double middle = std::accumulate(times.begin(), here, *here / 2),
                 all = std::accumulate(here, times.end(), middle - *here / 2);
    return readPicture(frames[frameAt(frames.size(), middle, all, plan)].string());
}

std::optional<PicturePixels> picturePixels(const std::string& path) {
    QImageReader reader(QString::fromStdString(path));
    reader.setAutoTransform(true);
    const QImage picture = reader.read().convertToFormat(QImage::Format_RGB888);
    if (picture.isNull())
        return {};
    PicturePixels pixels{picture.width(), picture.height(), {}};
    for (int row = 0; row < picture.height(); ++row)
        pixels.rgb.insert(pixels.rgb.end(), picture.constScanLine(row), picture.constScanLine(row) + 3 * picture.width());
    return pixels;
}

std::shared_ptr<const PublicPicture> publicPicture(const Stimulus& stimulus) {
    return stimulus.picture.empty() ? nullptr : std::make_shared<const PublicPicture>(stimulus.picture, picturePixels);
}

} // namespace nictate
