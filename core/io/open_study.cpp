#include "core/io/open_study.h"

#include "core/errors.h"
#include "core/events/map_fixations.h"
#include "core/io/name_pattern.h"

#include <new>

namespace nictate {

namespace {

void checkOptions(const OpenOptions& options) {
    if (options.screen_size) {
        auto [width, height] = *options.screen_size;
        if (width < 1 || height < 1 || width > 20000 || height > 20000)
            throw InvalidParameter("size", std::to_string(width) + "x" + std::to_string(height), "1x1 to 20000x20000 pixels");
    }
    if (!options.name_pattern.empty())
        NamePattern{options.name_pattern};
}

Dataset read(const std::filesystem::path& path, const OpenOptions& options, const Progress& progress,
             const std::vector<Importer>& among) {
    StudySource source(path, progress.within(0, 0.9));
    const Importer& importer = importerOf(source, options, among);
    StudyBuilder builder;
    builder.study.name = source.name();
    importer.read(source, options, builder);
    source.keepPictures(builder.study);
    detectFixations(builder.study, EventParameters{}, progress.within(0.9, 1));
    warnOfEmptyMaps(builder.study);
    return std::move(builder.study);
}

} // namespace

Dataset openStudy(const std::filesystem::path& path, const OpenOptions& options, const Progress& progress,
                  const std::vector<Importer>& among) {
    checkOptions(options); // before anything is read
    try {
        return read(path, options, progress, among);
    } catch (const Error&) {
        throw;
    } catch (const std::bad_alloc&) {
        throw ParseError(path.string(), 0, 0, "does not fit into this machine's memory", "open a part of it");
    } catch (const std::exception& problem) {
        throw ParseError(path.string(), 0, 0, std::string("cannot be read: ") + problem.what(), "");
    }
}

} // namespace nictate
