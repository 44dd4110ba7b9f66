#pragma once

#include <QImage>

#include <filesystem>

class QLabel;

namespace nictate {

/// A picture that a lesson's text names, from the lesson's own folder: a regular file in it of bounded size. Null for everything
/// else, what a link in the folder leads out to among it.
QImage lessonPicture(const QString& name, const std::filesystem::path& folder);

/// Text of this label shows pictures as lessonPicture() gives them, others as an empty frame, and loads nothing else.
void showPicturesFrom(QLabel& label, const std::filesystem::path& folder);

} // namespace nictate
