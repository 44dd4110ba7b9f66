#include "app/study/moving_stimulus.h"

#include "widgets/picture_file.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

namespace nictate {

namespace {

/// Each workspace has its own time, and all of them one store of frames. Null where it is no video.
std::shared_ptr<VideoFrames> openFrames(const std::string& file) {
    static std::mutex opening;
    static std::map<std::string, std::weak_ptr<VideoFrames>> open;
    const std::lock_guard lock(opening);
    std::erase_if(open, [](const auto& each) { return each.second.expired(); });
    if (const auto known = open.find(file); known != open.end())
        if (auto frames = known->second.lock())
            return frames;
    auto video = Video::open(file);
    if (!video)
        return nullptr;
    auto frames = std::make_shared<VideoFrames>(std::move(video));
    open[file] = frames;
    return frames;
}

} // namespace

MovingStimulus::MovingStimulus(QObject* parent) : QObject(parent), work_(tr("Reading the video")) {
    connect(&work_, &Background::failed, this, [this] { pending_ = false; });
}

MovingStimulus::~MovingStimulus() = default;

void MovingStimulus::setStimulus(const Stimulus& stimulus) {
    setVideo(namesVideo(stimulus.picture) ? stimulus.picture : std::string());
}

void MovingStimulus::setVideo(const std::string& file) {
    if (file == file_)
        return;
    work_.cancel();
    file_ = file;
    frames_.reset();
    picture_ = {};
    wanted_ms_ = shown_ms_ = -1;
    pending_ = unreadable_ = false;
}

QString MovingStimulus::problem(const Stimulus& stimulus) const {
    return unreadable_                         ? tr("the video cannot be read: a blank canvas")
           : stimulus.scene_camera && !moves() ? tr("no video of the scene camera: a blank canvas")
                                               : QString();
}

void MovingStimulus::seek(double ms) {
    if (!moves() || ms == wanted_ms_)
        return;
    wanted_ms_ = std::max(0.0, ms);
    const auto known = frames_ ? frames_->known(wanted_ms_) : std::nullopt;
    pending_ = !known;
    if (!known)
        return decode();
    show(*known);
    readAhead();
}

void MovingStimulus::show(const VideoFrame& frame) {
    if (frame.from_ms == shown_ms_)
        return;
    shown_ms_ = frame.from_ms;
    unreadable_ = false;
    picture_ = imageOf(frame.pixels).convertToFormat(QImage::Format_RGB32);
    Q_EMIT changed();
}

void MovingStimulus::decode() {
    struct Found {
        std::shared_ptr<VideoFrames> frames;
        std::optional<VideoFrame> frame;
    };
    work_.start(
        [file = file_, frames = frames_, ms = wanted_ms_](const Progress& progress) {
            Found found{frames, {}};
            if (!found.frames)
                found.frames = openFrames(file);
            if (found.frames)
                found.frame = found.frames->at(ms, progress);
            return found;
        },
        [this](const Found& found) {
            frames_ = found.frames;
            pending_ = false;
            if ((!frames_ || (!found.frame && picture_.isNull())) && !std::exchange(unreadable_, true))
                Q_EMIT changed();
            if (found.frame)
                show(*found.frame);
            if (frames_)
                readAhead();
        });
}

void MovingStimulus::readAhead() {
    work_.start(
        [frames = frames_, ms = wanted_ms_](const Progress& progress) {
            frames->readAhead(ms, progress);
            return true;
        },
        [](bool) {});
}

} // namespace nictate
