#include "app/study/stimulus_picture.h"

#include <QImageReader>

namespace nictate {

QImage stimulusPicture(const Stimulus& stimulus) {
    if (stimulus.picture.empty())
        return {};
    QImageReader reader(QString::fromStdString(stimulus.picture));
    reader.setAutoTransform(true);
    return reader.read();
}

} // namespace nictate
