#include "app/benches/heatmaps/heatmap_export.h"

#include "app/benches/heatmaps/heatmaps_bench.h"
#include "app/study/stimulus_picture.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"

namespace nictate {

namespace {

QString versionText() { return QString("Nictate %1").arg(NICTATE_VERSION); }

} // namespace

HeatmapPicture exportPicture(const HeatmapFrame& frame, const Session& session, const QImage& stimulus, QSize stimulus_px,
                             bool with_compared) {
    const HeatmapLook& look = session.view<HeatmapLook>();
    HeatmapPicture picture;
    picture.stimulus = look.show_stimulus ? stimulus : QImage();
    picture.stimulus_px = stimulus_px;
    picture.colours = colourMapNamed(look.colour_map).value_or(ColourMap::viridis);
    picture.opacity = look.opacity;
    picture.mark = simulationMark();
    picture.metadata = {{"Nictate", simulationMark()}};
    auto add = [&](const MechanismFrame& shown, const QString& key) {
        const QString title = translated(shown.title), parameters = parametersText(shown.resolved);
        if (frame.facts.windows() == 1) {
            picture.panels.push_back({title, shown.heatmap});
        } else if (key.isEmpty()) {
            picture.panels = windowPanels(*shown.heatmap, frame.facts.display.cuts, frame.clock);
            picture.times_ms = windowTimes(frame.facts.display.cuts, frame.facts.shown, frame.clock);
        }
        picture.caption << QString("%1: %2. %3.").arg(title, parameters, guaranteeText(shown.guarantee));
        picture.metadata.push_back({"Mechanism" + key, QString::fromStdString(shown.mechanism)});
        picture.metadata.push_back({"Parameters" + key, parameters});
        picture.metadata.push_back({"Guarantee" + key, guaranteeText(shown.guarantee)});
    };
    add(frame.shown, {});
    if (with_compared && frame.compared && frame.facts.windows() == 1)
        add(*frame.compared, "2");
    picture.caption << QObject::tr("n = %1 observers, blur σ = %2 px. %3.")
                           .arg(frame.facts.observers)
                           .arg(shortNumber(frame.facts.blur_px), versionText());
    picture.metadata.push_back({"Observers", QString::number(frame.facts.observers)});
    picture.metadata.push_back({"Software", versionText()});
    return picture;
}

HeatmapPicture exportPicture(const std::shared_ptr<const Dataset>& study, Session session, const std::string& id,
                             bool with_compared) {
    session.stimulus = id;
    HeatmapLook& look = session.view<HeatmapLook>();
    look.third = with_compared ? ThirdPanel::compared : ThirdPanel::none;
    HeatmapEngine engine;
    engine.setStudy(study);
    const HeatmapFrame frame = engine.frame(session);
    const Stimulus& stimulus = study->stimuli[frame.stimulus];
    return exportPicture(frame, session, stimulusPicture(stimulus), {stimulus.width_px, stimulus.height_px}, with_compared);
}

QString plotCaption(const HeatmapFrame& frame, const Session& session) {
    const HeatmapPicture picture = exportPicture(frame, session, {}, {4, 3}, true);
    return picture.mark + "\n" + picture.caption.join("\n");
}

QImage previewPicture(const HeatmapPicture& picture, double width_mm, double pixels) {
    return imageOf(pictureOf(picture, width_mm), pixels / width_mm * 25.4);
}

} // namespace nictate
