#pragma once

#include <QImage>

#include <filesystem>
#include <string>

class QLabel;

namespace nictate {

/// A picture that a lesson's text names, from the lesson's own folder: a regular file in it of bounded size. Null for everything
/// else, what a link in the folder leads out to among it.
QImage lessonPicture(const QString& name, const std::filesystem::path& folder);

/// The label shows this Markdown, with pictures as lessonPicture() gives them and others as an empty frame. Nothing else is
/// loaded, and HTML is shown as it is written.
void showLessonText(QLabel& label, const std::string& markdown, const std::filesystem::path& folder);

} // namespace nictate
