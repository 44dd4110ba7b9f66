#include "widgets/gallery_pictures.h"

#include "core/errors.h"
#include "widgets/gallery/brush.h"

#include <QGuiApplication>
#include <QObject>
#include <QPainter>

namespace nictate {

std::vector<GalleryPicture> drawGallery() {
    if (!qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        throw Error(
            QObject::tr("drawing the gallery needs a QGuiApplication; start one with QT_QPA_PLATFORM=offscreen").toStdString());
    using Paint = void (*)(QPainter&, const Scene&);
    constexpr Paint paints[] = {gallery::paintPoster, gallery::paintWebPage, gallery::paintPortrait,
                                gallery::paintShelf,  gallery::paintMap,     gallery::paintTextPage};
    std::vector<GalleryPicture> pictures;
    for (const Scene& scene : galleryScenes()) {
        QImage image(scene.width_px, scene.height_px, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.setPen(Qt::NoPen);
        paints[pictures.size()](painter, scene);
        painter.end();
        pictures.push_back({scene.id, std::move(image), scene.attractors});
    }
    return pictures;
}

} // namespace nictate
