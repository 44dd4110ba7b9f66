#include "app/lessons/lesson_pictures.h"

#include "core/files/folder.h"
#include "widgets/picture_file.h"

#include <QLabel>
#include <QUrl>

namespace nictate {

namespace fs = std::filesystem;

namespace {

constexpr QSize widest(1200, 4000);

/// What Qt is given where there is nothing: it would look for a file itself otherwise.
QImage emptyFrame() {
    QImage frame(32, 24, QImage::Format_RGB32);
    frame.fill(Qt::gray);
    return frame;
}

} // namespace

QImage lessonPicture(const QString& name, const fs::path& folder) {
    const fs::path relative = name.toStdString();
    if (folder.empty() || relative.empty() || relative.is_absolute())
        return {};
    const std::optional<fs::path> file = insideFolder(folder, relative);
    if (!file)
        return {};
    const QString path = QString::fromStdString(file->string());
    const auto size = pictureFileSize(path);
    const bool wide = size && (size->width_px > widest.width() || size->height_px > widest.height());
    return pictureFrom(path, wide ? widest : QSize());
}

void showPicturesFrom(QLabel& label, const fs::path& folder) {
    label.setResourceProvider([folder](const QUrl& url) -> QVariant {
        const QImage picture = url.isRelative() ? lessonPicture(url.path(QUrl::FullyDecoded), folder) : QImage();
        return picture.isNull() ? emptyFrame() : picture;
    });
}

} // namespace nictate
