#include "widgets/thumbnails.h"

#include "widgets/picture_file.h"

namespace nictate {

Thumbnails::Thumbnails(QSize size, QObject* parent) : QObject(parent), size_(size) { pool_.setMaxThreadCount(1); }

Thumbnails::~Thumbnails() {
    pool_.clear();
    pool_.waitForDone();
}

QPixmap Thumbnails::of(const QString& file) {
    const auto [found, fresh] = known_.try_emplace(file);
    if (fresh)
        pool_.start([this, file, size = size_, round = round_] {
            const QImage picture = pictureFrom(file, size);
            QMetaObject::invokeMethod(
                this, [=, this] { take(round, file, picture); }, Qt::QueuedConnection);
        });
    return found->second;
}

void Thumbnails::clear() {
    pool_.clear();
    known_.clear();
    ++round_;
}

void Thumbnails::take(int round, const QString& file, const QImage& picture) {
    if (round != round_ || picture.isNull())
        return;
    known_[file] = QPixmap::fromImage(picture);
    Q_EMIT ready(file);
}

} // namespace nictate
