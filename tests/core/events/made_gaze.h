#pragma once
// Hand-made gaze: where it rests, for how long, and what lies between.

#include "core/data/recording.h"
#include "core/data/stimulus.h"

#include <cmath>
#include <numbers>

namespace nictate::test {

/// A screen 57.3 cm away whose pixels measure 1 mm: near its middle 10 pixels are one degree.
inline Stimulus oneDegreeIsTenPixels() {
    Stimulus stimulus{"screen", 800, 600, SizeSource::given, "", {}};
    stimulus.geometry = ViewingGeometry{10 * 180 / std::numbers::pi, 1, 1};
    return stimulus;
}

/// Samples at a constant rate, appended piece by piece. Degrees count from the middle of the screen, right and up.
class MadeGaze {
  public:
    explicit MadeGaze(double rate_hz) : rate_hz_(rate_hz) { recording.sampling_rate_hz = rate_hz; }

    void rest(double x_deg, double y_deg, int samples, double pupil = 3) {
        for (int i = 0; i < samples; ++i)
            add({400 + 10 * x_deg, 300 - 10 * y_deg, pupil});
    }
    void lose(int samples) {
        for (int i = 0; i < samples; ++i)
            add({missing, missing, missing});
    }
    void add(const EyeSample& gaze) { recording.samples.push_back({1000 * static_cast<double>(next_++) / rate_hz_, gaze, {}}); }

    Recording recording;

  private:
    double rate_hz_;
    int next_ = 0;
};

} // namespace nictate::test
