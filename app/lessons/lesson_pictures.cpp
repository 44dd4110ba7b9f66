#include "app/lessons/lesson_pictures.h"

#include "core/files/folder.h"
#include "widgets/picture_file.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QUrl>

#include <vector>

namespace nictate {

namespace fs = std::filesystem;

namespace {

constexpr QSize widest(1200, 4000);
constexpr auto scheme = "lesson-picture";

/// What Qt is given where there is nothing: it would look for a file itself otherwise.
QImage emptyFrame() {
    QImage frame(32, 24, QImage::Format_RGB32);
    frame.fill(Qt::gray);
    return frame;
}

struct NamedPicture {
    int at, length;
    QTextImageFormat format;
};

std::vector<NamedPicture> picturesIn(const QTextDocument& text) {
    std::vector<NamedPicture> pictures;
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next())
        for (auto each = block.begin(); !each.atEnd(); ++each)
            if (each.fragment().charFormat().isImageFormat())
                pictures.push_back(
                    {each.fragment().position(), each.fragment().length(), each.fragment().charFormat().toImageFormat()});
    return pictures;
}

} // namespace

QImage lessonPicture(const QString& name, const fs::path& folder) {
    const fs::path relative = name.toStdString();
    if (folder.empty() || relative.empty() || relative.has_root_path())
        return {};
    const std::optional<fs::path> file = insideFolder(folder, relative);
    if (!file)
        return {};
    const QString path = QString::fromStdString(file->string());
    const auto size = pictureFileSize(path);
    const bool wide = size && (size->width_px > widest.width() || size->height_px > widest.height());
    return pictureFrom(path, wide ? widest : QSize());
}

void showLessonText(QLabel& label, const std::string& markdown, const fs::path& folder) {
    const QString plain = QString::fromStdString(markdown);
    QTextDocument text; // HTML in it stays the letters it is written with: styles and tables have pictures too
    text.setMarkdown(plain,
                     QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) | QTextDocument::MarkdownNoHTML);
    std::vector<QImage> images;
    for (NamedPicture& picture : picturesIn(text)) { // Qt opens a file of a picture's name without asking: no name is left
        const QUrl url(picture.format.name());
        const QImage own = url.isRelative() ? lessonPicture(url.path(QUrl::FullyDecoded), folder) : QImage();
        picture.format.setName(QString("%1:%2").arg(scheme).arg(images.size()));
        images.push_back(own.isNull() ? emptyFrame() : own);
        QTextCursor cursor(&text);
        cursor.setPosition(picture.at);
        cursor.setPosition(picture.at + picture.length, QTextCursor::KeepAnchor);
        cursor.setCharFormat(picture.format);
    }
    const bool rich = !images.empty() || plain.contains('<');
    label.clear();
    label.setResourceProvider([images = std::move(images)](const QUrl& url) -> QVariant {
        const auto place = static_cast<std::size_t>(url.path().toUInt());
        return url.scheme() == scheme && place < images.size() ? images[place] : emptyFrame();
    });
    label.setTextFormat(rich ? Qt::RichText : Qt::MarkdownText);
    static const QRegularExpression font("<body style=\"[^\"]*\""); // the label's own may become larger
    label.setText(rich ? text.toHtml().replace(font, "<body") : plain);
}

} // namespace nictate
