#include "app/study/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace nictate {

namespace {
constexpr auto key = "recent_files";
constexpr int most = 10;
} // namespace

QStringList recentFiles() {
    QStringList present;
    for (const QString& path : QSettings().value(key).toStringList())
        if (QFileInfo::exists(path))
            present << path;
    return present;
}

void rememberFile(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(absolute);
    files.prepend(absolute);
    QSettings().setValue(key, QStringList(files.mid(0, most)));
}

void forgetRecentFiles() { QSettings().remove(key); }

} // namespace nictate
