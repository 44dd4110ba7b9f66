#include "core/io/eyelink_study.h"

#include "core/files/folder.h"
#include "core/io/eyelink_asc.h"
#include "core/io/pictures.h"

namespace nictate {

namespace {

const std::vector<std::string> extensions = {".asc"};

bool recognises(StudySource& source, const OpenOptions&) {
    if (source.isFolder())
        return !source.files(extensions).empty();
    return hasExtension(source.path(), extensions) || source.file().look().pending().starts_with("** CONVERTED FROM");
}

void read(StudySource& source, const OpenOptions& options, StudyBuilder& builder) {
    EyelinkScreen screen;
    const std::vector<std::filesystem::path> files = source.files(extensions);
    for (std::size_t i = 0; i < files.size(); ++i) {
        const Progress progress = source.part(i, files.size());
        TextSource text = source.isFolder() ? TextSource::fromFile(files[i], progress) : source.file().take(progress);
        readEyelinkAsc(text, stemOf(files[i]), source.name(), builder, screen);
    }
    if (options.screen_size)
        screen.size = options.screen_size;
    attachPictures(builder.study, PictureFolders(pictureFoldersBeside(source.folder())), options);
    settleEyelinkScreens(builder.study, screen);
    settleSizes(builder.study, options, PositionUnit::pixels);
    warnOfGazeOffStimulus(builder.study);
}

} // namespace

Importer eyelinkStudies() { return {.name = "EyeLink ASC", .extensions = extensions, .recognises = recognises, .read = read}; }

} // namespace nictate
