#include "core/library_versions.h"

#include <Eigen/Core>
#include <archive.h>
#include <fftw3.h>
#include <nlohmann/json.hpp>
#include <opencv2/core.hpp>
#include <sodium.h>
#include <tiffio.h>
#include <zlib.h>

namespace nictate {

namespace {

std::string dotted(int major, int minor, int patch) {
    return std::to_string(major) + "." + std::to_string(minor) + "." + std::to_string(patch);
}

/// "fftw-3.3.10-sse2", "LIBTIFF, Version 4.5.0\nCopyright …": what follows the first of these letters, to the end of the line.
std::string after(const std::string& text, const std::string& mark) {
    const std::size_t from = text.find(mark);
    const std::string rest = from == std::string::npos ? text : text.substr(from + mark.size());
    return rest.substr(0, rest.find('\n'));
}

} // namespace

std::vector<LibraryVersion> coreLibraries() {
    return {
        {"Eigen", dotted(EIGEN_WORLD_VERSION, EIGEN_MAJOR_VERSION, EIGEN_MINOR_VERSION), "MPL-2.0"},
        {"FFTW", after(fftw_version, "fftw-"), "GPL-2.0-or-later"},
        {"libarchive",
         dotted(archive_version_number() / 1000000, archive_version_number() / 1000 % 1000, archive_version_number() % 1000),
         "BSD-2-Clause"},
        {"libsodium", sodium_version_string(), "ISC"},
        {"libtiff", after(TIFFGetVersion(), "Version "), "libtiff"},
        {"nlohmann/json", dotted(NLOHMANN_JSON_VERSION_MAJOR, NLOHMANN_JSON_VERSION_MINOR, NLOHMANN_JSON_VERSION_PATCH), "MIT"},
        {"OpenCV", cv::getVersionString(), "Apache-2.0; its face cascade: Intel's BSD-like licence"},
        {"Random123", "", "BSD-3-Clause"},
        {"zlib", zlibVersion(), "Zlib"}};
}

} // namespace nictate
