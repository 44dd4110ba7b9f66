#pragma once

#include <QString>
#include <QStringList>

namespace nictate {

/// Studies and sessions opened lately, newest first, at most ten; those that are gone are left out. Kept in QSettings.
QStringList recentFiles();
void rememberFile(const QString& path);
void forgetRecentFiles();

} // namespace nictate
