#include "app/study/study_opener.h"

#include "core/domains/areas/area_files.h"
#include "core/domains/gaze/gaze_view.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/errors.h"
#include "core/files/archive_folder.h"
#include "core/io/name_pattern.h"
#include "core/io/native_folder.h"
#include "core/io/open_study.h"
#include "core/io/study_choices.h"
#include "core/io/table_layout.h"
#include "core/session/session_file.h"
#include "core/simulate/reading.h"
#include "core/simulate/viewing.h"
#include "widgets/picture_file.h"
#include "widgets/translated.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>

namespace nictate {

std::optional<PixelSize> pictureSize(const std::filesystem::path& picture) {
    return pictureFileSize(QString::fromStdString(picture.string()));
}

Session firstSession(const DataSource& data) {
    Session session;
    session.data = data;
    return session;
}

Session sampleSession(const std::string& folder) {
    Session session;
    session.data.path = folder;
    session.given["clipped-gaussian"].set("epsilon", 1.0);
    session.given["gaussian"].set("calibration", std::string("theorem-3.4"));
    session.at(HeatmapLook::bench).compared = {"gaussian"};
    session.view<HeatmapLook>().third = ThirdPanel::compared;
    return session;
}

namespace {

DataSource madeSample(const char* name) {
    DataSource data;
    data.path = (QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + "/samples/" + name).toStdString();
    return data;
}

} // namespace

Session readingSession() { return firstSession(madeSample("readers")); }

Session viewingSession() {
    Session session = firstSession(madeSample("viewers"));
    session.bench = GazeView::bench;
    return session;
}

namespace {

/// Drops a stimulus and a filter that this study has not.
void leaveOutWhatIsGone(Session& session, const Dataset& study) {
    const bool there = std::any_of(study.stimuli.begin(), study.stimuli.end(),
                                   [&](const Stimulus& stimulus) { return stimulus.id == session.stimulus; });
    if (!there)
        session.stimulus.clear();
    try {
        includedParticipants(session, study);
    } catch (const InvalidParameter&) {
        session.filter.clear();
    }
}

/// Nothing of the simulated people is shipped: whoever asks for them gets them made.
void makeSampleWhereWanted(const std::string& path, const Progress& progress) {
    const bool reading = path == readingSession().data.path;
    if ((!reading && path != viewingSession().data.path) || isStudyFolder(path))
        return;
    std::error_code error;
    std::filesystem::create_directories(std::filesystem::path(path).parent_path(), error);
    if (error)
        throw OutputError(QObject::tr("%1 could not be made: %2")
                              .arg(QString::fromStdString(path), QString::fromStdString(error.message()))
                              .toStdString());
    const Progress making = progress.within(0, 0.3);
    writeStudyFolder(reading ? simulateReading(20, 1, making) : simulateViewing(20, 1, 60, making), path,
                     progress.within(0.3, 0.6));
}

} // namespace

QString shippedData(const QString& name) {
    const QString here =
        QCoreApplication::applicationDirPath(); // bin, build/release, build/release/tests, or all of it on Windows
    for (const char* above : {"/../share/nictate", "/../..", "/../../..", ""})
        if (const QFileInfo file(here + above + "/datasets/" + name); file.exists())
            return file.canonicalFilePath();
    return {};
}

void checkUsable(const Dataset& study) {
    const bool pictures = !study.stimuli.empty() && !study.participants.empty();
    const bool signals = std::any_of(study.features.tables.begin(), study.features.tables.end(),
                                     [](const FeatureTable& table) { return table.values.rows() >= 2; });
    if (!pictures && !signals)
        throw MissingData((study.features.empty()
                               ? QObject::tr("%1 holds nobody's gaze and no feature tables: there is nothing to show")
                               : QObject::tr("%1 has one row for each person and condition; a signal needs at least two. "
                                             "Is it a table of answers or of people?"))
                              .arg(QString::fromStdString(study.name))
                              .toStdString());
}

QString sampleFolder() { return shippedData("gallery"); }

StudyOpener::StudyOpener(QObject* parent) : QObject(parent), work_(tr("Opening")) {
    connect(&work_, &Background::failed, this, &StudyOpener::fail);
}

void StudyOpener::open(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (absolute.endsWith(".nictate", Qt::CaseInsensitive)) {
        try {
            openSession(readSession(absolute.toStdString()), absolute);
        } catch (const std::exception& error) {
            Q_EMIT failed(translated(error));
        }
        return;
    }
    DataSource data;
    data.path = absolute.toStdString();
    openSession(absolute == sampleFolder() ? sampleSession(data.path) : firstSession(data));
}

void StudyOpener::openSession(const Session& session, const QString& file) { start(session, file, WhenGone::refuse); }

void StudyOpener::openAgain(const Session& session, const QString& file) { start(session, file, WhenGone::leave_out); }

void StudyOpener::look(const std::string& path, const std::function<void(const StudySource&)>& ready) {
    if (isArchiveName(path)) {
        work_.start([path](const Progress& progress) { return StudySource(path, progress); },
                    [this, ready](const StudySource& unpacked) {
                        QTimer::singleShot(0, this, [=] { ready(unpacked); }); // once unpacking has ended
                    });
        return;
    }
    try {
        ready(StudySource(path));
    } catch (const Error& error) {
        Q_EMIT failed(translated(error));
    }
}

void StudyOpener::start(const Session& session, const QString& file, WhenGone gone) {
    struct Opened {
        std::shared_ptr<const Dataset> study;
        Session session;
    };
    tried_ = session;
    work_.start(
        [session, gone](const Progress& progress) {
            makeSampleWhereWanted(session.data.path, progress);
            OpenOptions options = session.data.options();
            options.picture_size = pictureSize;
            Opened opened{std::make_shared<const Dataset>(openStudy(session.data.path, options, progress)), session};
            checkUsable(*opened.study);
            if (gone == WhenGone::leave_out)
                leaveOutWhatIsGone(opened.session, *opened.study);
            takeKeptAreas(opened.session, *opened.study);
            if (!opened.session.stimulus.empty())
                chosenStimulus(opened.session, *opened.study); // refused before it replaces anything
            return opened;
        },
        [this, file](Opened opened) { Q_EMIT this->opened(std::move(opened.study), opened.session, file); });
}

namespace {

/// Whether a person can help by saying more about the source.
bool canBeHelped(const DataSource& source, const std::exception_ptr& error) {
    const bool folder = QFileInfo(QString::fromStdString(source.path)).isDir() || isArchiveName(source.path);
    try {
        std::rethrow_exception(error);
    } catch (const ColumnsNotRecognised&) {
        return true;
    } catch (const NamesNotRecognised&) {
        return folder;
    } catch (const SeveralStudies&) {
        return true;
    } catch (const InvalidParameter& parameter) {
        return folder && parameter.name == "pattern";
    } catch (...) {
        return false;
    }
}

} // namespace

void StudyOpener::fail(const QString& message, std::exception_ptr error) {
    if (canBeHelped(tried_.data, error))
        Q_EMIT importNeeded(tried_.data, message);
    else
        Q_EMIT failed(message);
}

} // namespace nictate
