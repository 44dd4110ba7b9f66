#include "app/lessons/practice.h"

#include "app/release/ledger_place.h"
#include "app/study/study_opener.h"
#include "core/errors.h"
#include "core/files/folder.h"
#include "core/files/platform/platform.h"
#include "core/io/native_folder.h"
#include "core/io/open_study.h"
#include "core/privacy/ledger.h"
#include "core/simulate/gallery.h"
#include "core/simulate/reading.h"
#include "core/simulate/viewing.h"

#include <QFile>

namespace nictate {

namespace fs = std::filesystem;

namespace {

constexpr double viewing_seconds = 20; ///< enough for events, quick to look at

/// The pictures that come with the program; without them maps are drawn on a blank canvas.
Dataset galleryWithPictures(int people, std::uint64_t seed) {
    Dataset study = simulateGallery(people, seed);
    for (Stimulus& stimulus : study.stimuli) {
        const QString picture = shippedData("gallery/stimuli/" + QString::fromStdString(stimulus.id) + ".png");
        if (picture.isEmpty())
            continue;
        stimulus.picture = picture.toStdString();
        stimulus.size_source = SizeSource::picture;
    }
    return study;
}

/// A lesson comes from somebody else: what its study links to elsewhere is not shown as a study.
void requireNoWayOut(const fs::path& folder, const fs::path& study) {
    std::error_code error;
    for (fs::recursive_directory_iterator entry(study, error), end; !error && entry != end; entry.increment(error))
        if (platform::isLink(entry->path()) && !insideFolder(folder, entry->path()))
            throw ParseError(entry->path().string(), 0, 0, QObject::tr("leads out of the lesson's folder").toStdString(),
                             QObject::tr("put a copy in its place").toStdString());
}

Dataset practiceStudy(const LessonStudy& study, std::uint64_t seed, const fs::path& beside, const Progress& progress) {
    switch (study.kind) {
    case LessonStudy::Kind::gallery: return galleryWithPictures(study.people, seed);
    case LessonStudy::Kind::reading: return simulateReading(study.people, seed, progress);
    case LessonStudy::Kind::viewing: return simulateViewing(study.people, seed, viewing_seconds, progress);
    case LessonStudy::Kind::folder: break;
    }
    OpenOptions options;
    options.picture_size = pictureSize;
    const auto place = insideFolder(beside, study.folder);
    if (!place)
        throw InvalidParameter("study", "folder " + study.folder,
                               QObject::tr("a study that is in the lesson's own folder").toStdString());
    requireNoWayOut(beside, *place);
    Dataset opened = openStudy(*place, options, progress);
    checkUsable(opened);
    return opened;
}

} // namespace

void writePracticeStudy(const LessonStudy& study, std::uint64_t seed, const fs::path& beside, const fs::path& folder,
                        const Progress& progress) {
    writeStudyFolder(practiceStudy(study, seed, beside, progress.within(0, 0.4)), folder, progress.within(0.4, 0.5));
    const QString bounds = shippedData("window_feature_bounds.csv"); // sessions of lessons name it "bounds.csv"
    if (!bounds.isEmpty())
        QFile::copy(bounds, QString::fromStdString((folder.parent_path() / "bounds.csv").string()));
}

Practice::Practice(QObject* parent) : QObject(parent), work_(tr("Making the lesson's people")) {}

fs::path Practice::placeOf(const Lesson& lesson, std::uint64_t seed, const fs::path& beside) const {
    const LessonStudy& study = lesson.study; // lessons of one name, in another folder or written anew, may be about others
    const std::string people = std::to_string(static_cast<int>(study.kind)) + "-" + std::to_string(study.people) + "-" +
                               std::to_string(fs::hash_value(beside / study.folder));
    return folder_->path() / (lesson.name + "-" + people + "-" + std::to_string(seed));
}

void Practice::prepare(const Lesson& lesson, std::uint64_t seed, const fs::path& beside,
                       const std::function<void(const DataSource&)>& ready) {
    work_.cancel(); // another lesson's
    try {
        if (!folder_)
            folder_.emplace();
    } catch (const OutputError& problem) {
        return work_.start([problem](const Progress&) -> bool { throw problem; }, [](bool) {});
    }
    const fs::path folder = placeOf(lesson, seed, beside);
    DataSource data;
    data.path = (folder / "study").generic_string(); // as Qt writes paths
    if (lesson.study.kind == LessonStudy::Kind::folder)
        copies_.insert(data.path);
    if (isStudyFolder(data.path))
        return ready(data);
    work_.start(
        [study = lesson.study, seed, beside, folder](const Progress& progress) {
            fs::create_directories(folder);
            keepLedgersBeside(folder);
            if (!isStudyFolder(folder / "study")) // begun twice
                writePracticeStudy(study, seed, beside, folder / "study", progress);
            return true;
        },
        [ready, data](bool) { ready(data); });
}

bool Practice::holds(const std::string& path) const {
    return folder_ && fs::path(path).generic_string().starts_with(folder().toStdString() + "/");
}

Facts Practice::ledgerFacts(const std::string& study) const {
    Facts facts{{"releases", 0.0}};
    try {
        const Ledger ledger(defaultLedger(study));
        facts["releases"] = static_cast<double>(ledger.entries().size());
        if (ledger.exists() && ledger.totals().epsilon)
            facts["spent"] = *ledger.totals().epsilon;
    } catch (const Error&) { // one that cannot be read proves nothing
    }
    return facts;
}

} // namespace nictate
