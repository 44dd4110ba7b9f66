#include "widgets/gallery_writer.h"

#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/io/native_folder.h"
#include "core/simulate/gallery.h"
#include "widgets/gallery_pictures.h"
#include "widgets/picture.h"

#include <QObject>
#include <QTemporaryDir>

namespace nictate {

void writeGallery(const std::filesystem::path& dir, int participants, std::uint64_t seed) {
    Dataset study = simulateGallery(participants, seed);
    QTemporaryDir pictures; // the folder writer copies pictures from files
    if (!pictures.isValid())
        throw OutputError(QObject::tr("no temporary folder for the pictures: %1").arg(pictures.errorString()).toStdString());
    for (const GalleryPicture& picture : drawGallery()) {
        Stimulus& stimulus = study.stimuli[stimulusIndex(study, picture.id)];
        const QString file = pictures.filePath(QString::fromStdString(picture.id) + ".png");
        writeFileAtomically(file.toStdString(), pngBytes(picture.image, 10)); // the smallest file
        stimulus.picture = file.toStdString();
        stimulus.size_source = SizeSource::picture;
    }
    writeStudyFolder(study, dir);
}

} // namespace nictate
