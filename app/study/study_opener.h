#pragma once

#include "app/background.h"
#include "core/choices/session.h"
#include "core/data/dataset.h"
#include "core/io/study_source.h"

#include <QObject>

#include <functional>
#include <memory>

namespace nictate {

/// The session the simulated readers are first shown under; its path is where they are kept (the user's cache).
Session readingSession();
/// Likewise for the simulated viewers.
Session viewingSession();

/// Opens studies and sessions in the background. Until it succeeds nothing of what is open changes.
class StudyOpener : public QObject {
    Q_OBJECT

  public:
    explicit StudyOpener(QObject* parent = nullptr);

    /// A study, or a session file (.nictate) with the study it names.
    void open(const QString& path);
    /// The study of a session; `file` is the session's own, or empty.
    void openSession(const Session& session, const QString& file = {});
    /// The study that is open, read in another way; `session` names how. Everything chosen that is still there stays.
    void openAgain(const Session& session, const QString& file = {});
    /// The simulated readers, made in the background where they do not lie there yet.
    void openReading() { openSession(readingSession()); }
    void openViewing() { openSession(viewingSession()); }
    /// Calls `ready` with what lies at the path, for a dialog to look at: an archive once it is unpacked, in the background;
    /// never where that is cancelled or fails, which failed() says.
    void look(const std::string& path, const std::function<void(const StudySource&)>& ready);
    Background* work() { return &work_; }

  Q_SIGNALS:
    void opened(std::shared_ptr<const nictate::Dataset> study, const nictate::Session& session, const QString& file);
    /// A person must say which column is which, or how a folder's files are named; `source` is what was tried.
    void importNeeded(const nictate::DataSource& source, const QString& message);
    void failed(const QString& message);

  private:
    enum class WhenGone { refuse, leave_out };
    void start(const Session& session, const QString& file, WhenGone gone);
    void fail(const QString& message, std::exception_ptr error);

    Background work_;
    Session tried_;
};

/// A picture's size from its header; nothing when Qt cannot read it.
std::optional<PixelSize> pictureSize(const std::filesystem::path& picture);

/// Throws MissingData for a study of which no bench could show anything: no stimulus somebody looked at, and no feature table
/// with two rows.
void checkUsable(const Dataset& study);

/// The session a study is first shown under.
Session firstSession(const DataSource& data);
/// As above, for the demo study: ε = 1, the published mechanism beside the clipped one.
Session sampleSession(const std::string& folder);
/// A file or folder of datasets/, which comes with the program; empty when it is not there.
QString shippedData(const QString& name);
/// Where the demo study lies; empty when it is not there.
QString sampleFolder();

} // namespace nictate
