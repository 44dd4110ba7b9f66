#include "widgets/gallery_writer.h"

#include "core/errors.h"
#include "core/io/open_study.h"
#include "core/simulate/gallery.h"
#include "tests/catch.h"

#include <QImage>
#include <QTemporaryDir>

using namespace nictate;

TEST_CASE("a written gallery opens as the study that was simulated, with its pictures") {
    QTemporaryDir temporary;
    const std::filesystem::path dir = std::filesystem::path(temporary.path().toStdString()) / "gallery";
    writeGallery(dir, 3, 8);
    const Dataset written = openStudy(dir), simulated = simulateGallery(3, 8);
    CHECK(written.participants == simulated.participants);
    CHECK(written.warnings.empty());
    REQUIRE(written.recordings.size() == simulated.recordings.size());
    for (std::size_t i = 0; i < written.recordings.size(); ++i) {
        const Recording &a = written.recordings[i], &b = simulated.recordings[i];
        REQUIRE(a.fixations.size() == b.fixations.size());
        for (std::size_t f = 0; f < a.fixations.size(); ++f) {
            CHECK(a.fixations[f].x_px == b.fixations[f].x_px);
            CHECK(a.fixations[f].duration_ms == b.fixations[f].duration_ms);
        }
    }
    for (const Stimulus& stimulus : written.stimuli) {
        const QImage picture(QString::fromStdString(stimulus.picture));
        CHECK(picture.size() == QSize(stimulus.width_px, stimulus.height_px));
    }
    CHECK_THROWS_AS(writeGallery(dir, 3, 8), OutputError);
}
