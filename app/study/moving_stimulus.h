#pragma once

#include "app/background.h"
#include "core/data/stimulus.h"
#include "core/io/video_frames.h"

#include <QImage>
#include <QObject>

namespace nictate {

/// The picture of a video at a time, decoded in the background: the latest time wins, and what may be asked for next is decoded
/// ahead. Those of one video share what is decoded.
class MovingStimulus : public QObject {
    Q_OBJECT

  public:
    explicit MovingStimulus(QObject* parent = nullptr);
    ~MovingStimulus() override;

    /// Forgets the one before; of another than a video there is nothing to seek.
    void setStimulus(const Stimulus& stimulus);
    /// The same for a file; an empty name means no video.
    void setVideo(const std::string& file);
    bool moves() const { return !file_.empty(); }
    /// Whether the video cannot be opened, or no picture of it was decoded yet where one was asked for; known after a seek().
    bool unreadable() const { return unreadable_; }
    /// Why there is a blank canvas where this stimulus should move; empty where it is not known to, or a picture is there.
    QString problem(const Stimulus& stimulus) const;
    /// At once where the frame is known; else the last one stays and changed() follows. Not before 0.
    void seek(double ms);
    /// What was last found, as colours of 32 bits; null before.
    const QImage& picture() const { return picture_; }
    /// As the file says, ms; 0 where it does not, and before the first frame was decoded.
    double lengthMs() const { return frames_ ? frames_->claimedLength() : 0; }
    /// Whether the frame of the last seek() is still to come.
    bool pending() const { return pending_; }

  Q_SIGNALS:
    void changed(); ///< another picture, or the video turned out to be unreadable

  private:
    void show(const VideoFrame& frame);
    void decode();
    void readAhead();

    std::string file_;
    std::shared_ptr<VideoFrames> frames_; ///< once it is open
    double wanted_ms_ = -1, shown_ms_ = -1;
    bool pending_ = false, unreadable_ = false;
    QImage picture_;
    Background work_;
};

} // namespace nictate
