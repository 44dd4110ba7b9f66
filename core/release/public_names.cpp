#include "core/release/public_names.h"

#include "core/files/words.h"

#include <algorithm>
#include <set>

namespace nictate {

namespace {

bool isExtension(std::string_view ending) {
    static constexpr std::string_view known[] = {
        "asc", "avi", "bmp", "csv", "edf", "gif", "gz",  "htm", "html", "idf", "jpeg", "jpg",  "json", "m4v", "mkv", "mov", "mp4",
        "mpg", "npy", "pdf", "png", "psd", "svg", "tab", "tif", "tiff", "tsv", "txt",  "webm", "webp", "wmv", "xls", "xlsx"};
    return std::find(std::begin(known), std::end(known), ending) != std::end(known);
}

} // namespace

bool looksLikeFile(std::string_view id) {
    if (id.find_first_of("/\\") != std::string_view::npos || id.starts_with("~") || (id.size() > 1 && id[1] == ':'))
        return true;
    const std::size_t dot = id.rfind('.');
    return dot != std::string_view::npos && isExtension(lowerCase(std::string(id.substr(dot + 1))));
}

std::vector<std::string> publicNames(const Dataset& study) {
    std::set<std::string> ids;
    for (const Stimulus& stimulus : study.stimuli)
        ids.insert(stimulus.id);
    std::vector<std::string> names;
    for (const Stimulus& stimulus : study.stimuli) {
        const auto place = std::distance(ids.begin(), ids.find(stimulus.id)) + 1;
        std::string name = looksLikeFile(stimulus.id) ? "stimulus-" + std::to_string(place) : stimulus.id;
        while (name != stimulus.id && ids.count(name))
            name += "-file";
        names.push_back(std::move(name));
    }
    return names;
}

} // namespace nictate
