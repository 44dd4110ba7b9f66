#include "core/data/presentation.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <string_view>

namespace nictate {

std::optional<double> presentationOf(const PublicFrame& frame, const std::string& stimulus,
                                     const std::optional<double>& said_ms) {
    const std::vector<double>& lengths = frame.lengths_s.value;
    if (said_ms)
        return said_ms;
    if (!isSettled(frame.lengths_s.origin) || lengths.empty() || lengths.size() != frame.tasks.value.size())
        return {};
    const bool alike = std::all_of(lengths.begin(), lengths.end(), [&](double length) { return length == lengths.front(); });
    double longest = alike ? lengths.front() : 0;
    if (!alike && isSettled(frame.tasks.origin)) // else recordings tell which stimulus has which length
        for (std::size_t i = 0; i < lengths.size(); ++i)
            if (frame.tasks.value[i].stimulus == stimulus)
                longest = std::max(longest, lengths[i]);
    return longest > 0 ? std::optional(1000 * longest) : std::nullopt;
}

double expectedFixations(const std::optional<double>& by_hand, const std::optional<double>& presentation_ms) {
    constexpr double usual = 10, in_ms = 3000;
    if (by_hand || !presentation_ms)
        return by_hand.value_or(usual);
    return std::clamp(std::ceil(usual * *presentation_ms / in_ms), 1.0, 1000.0);
}

bool isPicture(const Stimulus& stimulus) {
    static constexpr std::string_view stills[] = {".png", ".jpg", ".jpeg", ".bmp", ".gif", ".tif", ".tiff", ".webp"};
    std::string name = stimulus.id;
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char letter) { return std::tolower(letter); });
    return !stimulus.picture.empty() ||
           std::any_of(std::begin(stills), std::end(stills), [&](std::string_view end) { return name.ends_with(end); });
}

} // namespace nictate
