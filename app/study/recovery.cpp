#include "app/study/recovery.h"

#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/session/session_file.h"

#include <QDir>
#include <QFile>

namespace nictate {

Recovery::Recovery(const QString& folder)
    : file_(folder + "/recovery.nictate"), name_(folder + "/recovery.file"),
      lock_((QDir().mkpath(folder), folder + "/recovery.lock")) {
    lock_.setStaleLockTime(0); // stale only when the process that held it is gone
    held_ = lock_.tryLock(0);
}

std::optional<Recovery::Left> Recovery::leftBehind() const {
    if (!held_ || !QFile::exists(file_))
        return {};
    try {
        QFile name(name_);
        return Left{readSession(file_.toStdString()),
                    name.open(QIODevice::ReadOnly) ? QString::fromUtf8(name.readAll()) : QString()};
    } catch (const Error&) {
        return {};
    }
}

void Recovery::keep(const Session& session, const QString& file) {
    if (!held_ || session.data.path.empty())
        return;
    try {
        writeFileAtomically(name_.toStdString(), file.toStdString());
        writeSession(session, file_.toStdString());
    } catch (const Error&) {
    }
}

void Recovery::discard() {
    if (!held_)
        return;
    QFile::remove(file_);
    QFile::remove(name_);
}

} // namespace nictate
