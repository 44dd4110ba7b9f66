#pragma once

#include <QImage>

#include <functional>
#include <string>
#include <vector>

namespace nictate {

/// One picture of an animation, and how long it is seen.
struct AnimatedFrame {
    QImage picture;
    double shown_ms = 500;
};

/// An animated WebP that begins again when it has ended: pixels and times, nothing else. All pictures of one size, at least one;
/// the same pictures are the same bytes. Throws OutputError.
std::string webpOf(const std::vector<AnimatedFrame>& frames);
/// The same, one in memory at a time.
std::string webpOf(std::size_t count, const std::function<AnimatedFrame(std::size_t)>& frame);

} // namespace nictate
