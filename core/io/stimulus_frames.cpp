#include "core/io/stimulus_frames.h"

#include "core/files/number.h"
#include "core/files/words.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace fs = std::filesystem;

namespace {

bool isNumbered(const fs::path& file) {
    static constexpr std::string_view extensions[] = {".png", ".jpg", ".jpeg", ".bmp", ".webp"};
    const std::string stem = file.stem().string(), extension = lowerCase(file.extension().string());
    return !stem.empty() && std::all_of(stem.begin(), stem.end(), [](char c) { return c >= '0' && c <= '9'; }) &&
           std::find(std::begin(extensions), std::end(extensions), extension) != std::end(extensions);
}

/// By number, whatever the zeros before it.
bool isBefore(const fs::path& a, const fs::path& b) {
    auto digits = [](const fs::path& file) {
        const std::string stem = file.stem().string();
        return stem.substr(std::min(stem.find_first_not_of('0'), stem.size()));
    };
    const std::string first = digits(a), second = digits(b);
    return first.size() != second.size() ? first.size() < second.size() : first < second;
}

std::vector<fs::path> numberedIn(const fs::path& folder) {
    std::vector<fs::path> frames;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (isNumbered(entry->path()))
            frames.push_back(entry->path());
    std::sort(frames.begin(), frames.end(), isBefore);
    return frames;
}

} // namespace

fs::path firstFrameIn(const fs::path& folder) {
    const std::vector<fs::path> frames = numberedIn(folder);
    return frames.empty() ? fs::path() : frames.front();
}

std::vector<fs::path> framesOf(const Stimulus& stimulus) {
    if (stimulus.picture.empty())
        return {};
    const fs::path picture(stimulus.picture);
    const bool moves = isNumbered(picture) && picture.parent_path().filename() == fs::path(stimulus.id).filename();
    return moves ? numberedIn(picture.parent_path()) : std::vector<fs::path>{picture};
}

std::size_t frameAt(std::size_t frames, double since_ms, double shown_ms, const ReadingPlan& plan) {
    DecimalSign sign = DecimalSign::point;
    const ParsedNumber said = parseNumber(plan.value("frame-rate"), sign);
    const double rate = said.kind == NumberKind::number && said.value > 0 ? said.value / 1000
                        : shown_ms > 0                                    ? static_cast<double>(frames) / shown_ms
                                                                          : 0;
    const double at = std::floor(std::max(0.0, since_ms) * rate);
    return static_cast<std::size_t>(std::min(at, static_cast<double>(frames - 1)));
}

} // namespace nictate
