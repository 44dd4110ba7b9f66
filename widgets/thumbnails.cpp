#include "widgets/thumbnails.h"

#include <QImageReader>

namespace nictate {

namespace {

QImage readSmall(const QString& file, QSize size) {
    QImageReader reader(file);
    reader.setAutoTransform(true);
    const QSize whole = reader.size();
    if (whole.isValid()) // some formats need not be read in full
        reader.setScaledSize(whole.scaled(size, Qt::KeepAspectRatio).expandedTo({1, 1}));
    return reader.read();
}

} // namespace

Thumbnails::Thumbnails(QSize size, QObject* parent) : QObject(parent), size_(size) { pool_.setMaxThreadCount(1); }

Thumbnails::~Thumbnails() {
    pool_.clear();
    pool_.waitForDone();
}

QPixmap Thumbnails::of(const QString& file) {
    const auto [found, fresh] = known_.try_emplace(file);
    if (fresh)
        pool_.start([this, file, size = size_, round = round_] {
            const QImage picture = readSmall(file, size);
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
