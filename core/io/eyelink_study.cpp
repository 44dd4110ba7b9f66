#include "core/files/folder.h"
#include "core/io/agreed_plan.h"
#include "core/io/eyelink_asc.h"
#include "core/io/file_owners.h"
#include "core/io/importer.h"
#include "core/io/pictures.h"
#include "core/io/plan_options.h"

namespace nictate {

namespace {

const std::vector<std::string> asc_extensions = {".asc"};

bool recognisesEyelink(StudySource& source, const OpenOptions&) {
    if (source.isFolder())
        return !source.files(asc_extensions).empty();
    return hasExtension(source.path(), asc_extensions) || source.file().look().pending().starts_with("** CONVERTED FROM");
}

ReadingPlan planEyelink(StudySource& source, const OpenOptions& options) {
    const std::vector<std::filesystem::path> files = source.files(asc_extensions);
    ReadingPlan plan = planOwners(files, options);
    plan.say("positions", "px", Origin::format);
    plan.say("time-unit", "ms", Origin::format);
    std::vector<OwnPlan> own;
    for (std::size_t i = 0; i < files.size() && !options.screen_size; ++i) {
        SourceFile file(files[i]);
        own.push_back({files[i], {}, {}});
        if (const auto size = eyelinkScreen(source.isFolder() ? file.look() : source.file().look()))
            own.back().plan.say("screen", wordOf(*size), Origin::guessed);
    }
    plan.take(agreedPlan(own));
    return plan;
}

void readEyelink(StudySource& source, const OpenOptions& options, StudyBuilder& builder) {
    EyelinkScreen screen;
    screen.size = options.screen_size;
    const std::vector<std::filesystem::path> files = source.files(asc_extensions);
    const std::vector<FileOwner> owners = ownersOf(files, options, source.name());
    for (std::size_t i = 0; i < files.size(); ++i) {
        const Progress progress = source.part(i, files.size());
        TextSource text = source.isFolder() ? TextSource::fromFile(files[i], progress) : source.file().take(progress);
        readEyelinkAsc(text, owners[i].participant, owners[i].recording(), source.name(), builder, screen);
    }
    attachPictures(builder.study, PictureFolders(pictureFoldersBeside(source.folder())), options);
    settleEyelinkScreens(builder.study, screen);
    settleSizes(builder.study, options, PositionUnit::pixels);
    warnOfGazeOffStimulus(builder.study);
}

} // namespace

Importer eyelinkStudies() {
    return {.id = "eyelink-asc",
            .name = std::string("EyeLink ASC"),
            .extensions = asc_extensions,
            .recognises = recognisesEyelink,
            .plan = planEyelink,
            .read = readEyelink,
            .files = [](StudySource& source, const OpenOptions&) { return source.files(asc_extensions); }};
}

} // namespace nictate
