#include "app/study/recovery.h"

#include "core/errors.h"
#include "core/session/session_file.h"

#include <QDir>
#include <QFile>

namespace nictate {

Recovery::Recovery(const QString& folder)
    : file_(folder + "/recovery.nictate"), lock_((QDir().mkpath(folder), folder + "/recovery.lock")) {
    lock_.setStaleLockTime(0); // stale only when the process that held it is gone
    held_ = lock_.tryLock(0);
}

std::optional<Session> Recovery::leftBehind() const {
    if (!held_ || !QFile::exists(file_))
        return {};
    try {
        return readSession(file_.toStdString());
    } catch (const Error&) {
        return {};
    }
}

void Recovery::keep(const Session& session) {
    if (!held_ || session.data.path.empty())
        return;
    try {
        writeSession(session, file_.toStdString());
    } catch (const Error&) {
    }
}

void Recovery::discard() {
    if (held_)
        QFile::remove(file_);
}

} // namespace nictate
