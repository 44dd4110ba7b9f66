#include "widgets/gallery_writer.h"

#include "core/errors.h"
#include "core/io/native_folder.h"
#include "core/simulate/gallery.h"

#include <QFile>
#include <QTemporaryDir>

static void havePictures() { Q_INIT_RESOURCE(gallery); } // a static library's are not there by themselves

namespace nictate {

void writeGallery(const std::filesystem::path& dir, int participants, std::uint64_t seed) {
    havePictures();
    Dataset study = simulateGallery(participants, seed);
    QTemporaryDir pictures; // the folder writer copies pictures from files
    for (Stimulus& stimulus : study.stimuli) {
        const QString name = QString::fromStdString(stimulus.id) + ".png", file = pictures.filePath(name);
        if (!pictures.isValid() || !QFile::copy(":/gallery/" + name, file))
            throw OutputError(Text("no temporary folder for the pictures: %1", pictures.errorString().toStdString()));
        stimulus.picture = file.toStdString();
        stimulus.size_source = SizeSource::picture;
    }
    writeStudyFolder(study, dir);
}

} // namespace nictate
