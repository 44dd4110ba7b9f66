#include "core/domains/heatmap/map_files.h"

#include "core/errors.h"
#include "core/files/table_text.h"
#include "core/release/privacy_card.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <tiffio.h>

namespace nictate {

namespace {

template <class Table> std::string csvText(const Table& values) {
    TableText text;
    text.rows(values);
    return text.take();
}

/// libtiff's view of a growing piece of memory.
struct TiffMemory {
    std::string bytes;
    std::size_t at = 0;

    static tmsize_t read(thandle_t handle, void* out, tmsize_t size) {
        auto& self = *static_cast<TiffMemory*>(handle);
        const std::size_t count =
            std::min(static_cast<std::size_t>(size), self.bytes.size() - std::min(self.at, self.bytes.size()));
        std::memcpy(out, self.bytes.data() + self.at, count);
        self.at += count;
        return static_cast<tmsize_t>(count);
    }
    static tmsize_t write(thandle_t handle, void* in, tmsize_t size) {
        auto& self = *static_cast<TiffMemory*>(handle);
        const auto count = static_cast<std::size_t>(size);
        if (self.bytes.size() < self.at + count)
            self.bytes.resize(self.at + count);
        std::memcpy(self.bytes.data() + self.at, in, count);
        self.at += count;
        return size;
    }
    static toff_t seek(thandle_t handle, toff_t offset, int whence) {
        auto& self = *static_cast<TiffMemory*>(handle);
        self.at = static_cast<std::size_t>(offset) + (whence == SEEK_CUR ? self.at : whence == SEEK_END ? self.bytes.size() : 0);
        return self.at;
    }
    static int close(thandle_t) { return 0; }
    static toff_t size(thandle_t handle) { return static_cast<TiffMemory*>(handle)->bytes.size(); }
};

} // namespace

std::vector<std::string> groupSuffixes(const ReleasePlan<Maps>& plan) {
    std::vector<std::string> names;
    for (const ReleasedGroup& group : plan.groups)
        names.push_back(group.name);
    names = folderNames(names);
    for (std::string& name : names)
        name.insert(0, "-");
    return names;
}

std::vector<ReleasedMap> mapsOf(const Release<Maps>& release) {
    const ReleasePlan<Maps>& plan = release.plan();
    if (plan.groups.empty())
        return {{"", "", plan.facts.observers, &release.drawn()}};
    const std::vector<std::string> suffixes = groupSuffixes(plan);
    std::vector<ReleasedMap> maps;
    for (std::size_t g = 0; g < suffixes.size(); ++g)
        maps.push_back(
            {suffixes[g], plan.groups[g].name, static_cast<int>(plan.groups[g].observers.size()), &release.drawn().groups[g]});
    return maps;
}

std::string privateGridNpy(const Release<Maps>& release, std::size_t of) {
    const GazeMap& map = mapsOf(release).at(of).drawn->private_map;
    const int windows = release.plan().facts.windows();
    std::string header = "{'descr': '<f8', 'fortran_order': False, 'shape': (" +
                         (windows > 1 ? std::to_string(windows) + ", " : "") + std::to_string(map.rows() / windows) + ", " +
                         std::to_string(map.cols()) + "), }";
    constexpr std::size_t before = 10; // magic, version and the header's length
    header.resize((before + header.size() + 1 + 63) / 64 * 64 - before, ' ');
    header.back() = '\n';
    std::string bytes = std::string("\x93NUMPY\x01\x00", 8);
    bytes += static_cast<char>(header.size() & 0xff);
    bytes += static_cast<char>(header.size() >> 8);
    bytes += header;
    static_assert(std::endian::native == std::endian::little);
    bytes.append(reinterpret_cast<const char*>(map.data()), static_cast<std::size_t>(map.size()) * sizeof(double));
    return bytes;
}

namespace {

bool writePage(TIFF* tiff, const GazeMap& map, const std::string& description) {
    TIFFSetField(tiff, TIFFTAG_IMAGEWIDTH, static_cast<std::uint32_t>(map.cols()));
    TIFFSetField(tiff, TIFFTAG_IMAGELENGTH, static_cast<std::uint32_t>(map.rows()));
    TIFFSetField(tiff, TIFFTAG_BITSPERSAMPLE, 32);
    TIFFSetField(tiff, TIFFTAG_SAMPLESPERPIXEL, 1);
    TIFFSetField(tiff, TIFFTAG_SAMPLEFORMAT, SAMPLEFORMAT_IEEEFP);
    TIFFSetField(tiff, TIFFTAG_PHOTOMETRIC, PHOTOMETRIC_MINISBLACK);
    TIFFSetField(tiff, TIFFTAG_COMPRESSION, COMPRESSION_ADOBE_DEFLATE);
    TIFFSetField(tiff, TIFFTAG_ROWSPERSTRIP, static_cast<std::uint32_t>(map.rows()));
    TIFFSetField(tiff, TIFFTAG_IMAGEDESCRIPTION, description.c_str());
    bool written = true;
    Eigen::ArrayXf row(map.cols());
    for (Eigen::Index y = 0; y < map.rows(); ++y) {
        row = map.row(y).transpose().cast<float>();
        written = TIFFWriteScanline(tiff, row.data(), static_cast<std::uint32_t>(y), 0) == 1 && written;
    }
    return written;
}

} // namespace

std::string heatmapTiff(const Release<Maps>& release, std::size_t of) {
    const GazeMap& map = mapsOf(release).at(of).drawn->heatmap;
    TiffMemory memory;
    TIFF* tiff = TIFFClientOpen("heatmap.tif", "w", &memory, TiffMemory::read, TiffMemory::write, TiffMemory::seek,
                                TiffMemory::close, TiffMemory::size, nullptr, nullptr);
    if (!tiff)
        throw OutputError(Text("heatmap.tif could not be made"));
    const std::string card = privacyCardJson(release);
    const int windows = release.plan().facts.windows();
    bool written = true;
    for (int t = 0; t < windows; ++t) {
        written = writePage(tiff, windowMap(map, t, windows), card) && written;
        if (t + 1 < windows)
            written = TIFFWriteDirectory(tiff) == 1 && written;
    }
    TIFFClose(tiff);
    if (!written)
        throw OutputError(Text("heatmap.tif could not be made"));
    return std::move(memory.bytes);
}

namespace {

/// A table a window, the windows' numbers in the names.
void addTables(std::vector<PublicWriter<Maps>>& writers, const std::string& name, std::size_t of, GazeMap DrawnMap::*map,
               int windows) {
    for (int t = 0; t < windows; ++t)
        writers.push_back(
            {windows > 1 ? name + "-" + std::to_string(t + 1) + ".csv" : name + ".csv",
             [=](const Release<Maps>& release) { return csvText(windowMap(mapsOf(release).at(of).drawn->*map, t, windows)); }});
}

} // namespace

std::vector<PublicWriter<Maps>> publicWriters(const Release<Maps>& release) {
    std::vector<PublicWriter<Maps>> writers = {
        {"privacy_card.json", [](const Release<Maps>& made) { return privacyCardJson(made); }}};
    const std::vector<ReleasedMap> maps = mapsOf(release);
    const int windows = release.plan().facts.windows();
    for (std::size_t i = 0; i < maps.size(); ++i) {
        const std::string& suffix = maps[i].suffix;
        writers.push_back({"private_grid" + suffix + ".npy", [i](const Release<Maps>& made) { return privateGridNpy(made, i); }});
        writers.push_back({"heatmap" + suffix + ".tif", [i](const Release<Maps>& made) { return heatmapTiff(made, i); }});
        addTables(writers, "private_grid" + suffix, i, &DrawnMap::private_map, windows);
        addTables(writers, "heatmap" + suffix, i, &DrawnMap::heatmap, windows);
        if (maps[i].drawn->unbiased.size() > 0)
            addTables(writers, "unbiased" + suffix, i, &DrawnMap::unbiased, windows);
    }
    if (!release.plan().groups.empty())
        writers.push_back(
            {"difference.csv", [](const Release<Maps>& made) { return mapDifferencesCsv(made.drawn().differences); }});
    return writers;
}

} // namespace nictate
