#pragma once
// A copy of the session that survives a crash.

#include "core/choices/session.h"

#include <QLockFile>
#include <QString>

#include <optional>

namespace nictate {

/// One workbench at a time holds the recovery file of a folder; a second one runs without.
class Recovery {
  public:
    /// `folder` is created when needed; usually QStandardPaths::AppDataLocation.
    explicit Recovery(const QString& folder);

    struct Left {
        Session session;
        QString file; ///< the session's own, or empty
    };
    /// What a crash left behind; asked once at the start, before keep(). Nothing when there is nothing readable.
    std::optional<Left> leftBehind() const;
    /// Writes the session and the name of its file. A disk that refuses is not worth a message every few seconds: it stays
    /// silent.
    void keep(const Session& session, const QString& file);
    /// At a clean end, or when the person does not want it.
    void discard();

  private:
    QString file_;
    QString name_; ///< of the file that holds the session's name
    QLockFile lock_;
    bool held_ = false;
};

} // namespace nictate
