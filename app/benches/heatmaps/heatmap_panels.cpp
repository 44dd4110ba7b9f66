#include "app/benches/heatmaps/heatmaps_bench.h"

#include "app/study/document.h"
#include "app/study/moving_stimulus.h"
#include "core/domains/heatmap/bright_spots.h"
#include "core/domains/heatmap/expected_cc.h"
#include "core/domains/heatmap/film.h"
#include "widgets/film_sheet.h"
#include "widgets/heatmap_view.h"
#include "widgets/panel_row.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"

#include <QStackedWidget>

#include <algorithm>

// What the panels of the Heatmaps workspace show of a frame.
namespace nictate {

namespace {

constexpr std::size_t most_marks = 9; ///< of what an attacker recovers

MapLayer layer(std::shared_ptr<const GazeMap> map, const QString& title, const QString& badge, ColourMap colours) {
    MapLayer layer;
    layer.values = std::move(map);
    layer.title = title;
    layer.badge = badge;
    layer.colours = colours;
    return layer;
}

QString shareText(double share) {
    return QObject::tr("SIMULATION  %1 % data").arg(shortNumber(100 * share)) +
           (share < mostly_expectation_share ? QObject::tr(", mostly expectation") : QString());
}

/// While a slider moves only the map and its badge change: what does not change is not drawn again.
void put(HeatmapView& view, MapLayer layer) {
    const MapLayer& shown = view.layer();
    if (shown.title != layer.title || shown.colours != layer.colours || shown.unit != layer.unit ||
        shown.upsampling != layer.upsampling || shown.alarming != layer.alarming) {
        view.setLayer(std::move(layer));
        return;
    }
    if (shown.badge != layer.badge)
        view.setBadge(layer.badge);
    if (shown.marks != layer.marks)
        view.setMarks(layer.marks);
    if (shown.limits != layer.limits)
        view.setLimits(layer.limits);
    if (shown.values != layer.values || shown.minus != layer.minus)
        view.setMap(std::move(layer.values), std::move(layer.minus));
}

/// In words where a map is no nearer to the original than what public facts show without any gaze.
QString withoutGaze(const HeatmapFrame& frame, double cc) {
    if (frame.shown.guarantee.noise_name.empty() || frame.points->points.empty() ||
        cc >= frame.cc_without_gaze + adds_something_cc)
        return {};
    return (cc < frame.cc_without_gaze - adds_something_cc ? QObject::tr("SIMULATION  worse than no gaze, CC %1")
                                                           : QObject::tr("SIMULATION  adds nothing to no gaze, CC %1"))
        .arg(shortNumber(cc));
}

void warn(MapLayer& layer, const QString& warning) {
    layer.alarming = !warning.isEmpty();
    if (layer.alarming)
        layer.badge = warning;
}

/// One scale of colours for maps that are compared; nothing where one of them would show no colour on it, and the card says why.
std::optional<ColourLimits> sharedLimits(const HeatmapFrame& frame, ColourMap colours) {
    constexpr double most_times = 4;
    std::vector<double> highs = {frame.original_values.high, frame.shown.values.high};
    Extremes all = frame.original_values;
    all.take(frame.shown.values);
    if (frame.compared) {
        highs.push_back(frame.compared->values.high);
        all.take(frame.compared->values);
    }
    const auto [least, most] = std::minmax_element(highs.begin(), highs.end());
    return *most <= most_times * *least ? std::optional(limitsOf(all, colours)) : std::nullopt;
}

/// One scale of colours for all windows of a film; a still map has its own.
std::optional<ColourLimits> filmLimits(const HeatmapFrame& frame, const std::shared_ptr<const GazeMap>& maps,
                                       ColourMap colours = ColourMap::viridis) {
    if (frame.facts.windows() == 1)
        return {};
    MapLayer all;
    all.values = maps;
    all.colours = colours;
    return limitsOf(all);
}

ColourMap coloursOf(const Session& session) {
    return colourMapNamed(session.view<HeatmapLook>().colour_map).value_or(ColourMap::viridis);
}

} // namespace

void HeatmapsBench::showMaps(const HeatmapFrame& frame) {
    const HeatmapLook& look = document_.session().view<HeatmapLook>();
    window_ = std::clamp(look.window, 0, frame.facts.windows() - 1);
    showStimulus(frame);
    const bool sheet = look.sheet && frame.facts.windows() > 1;
    maps_->setCurrentWidget(sheet ? static_cast<QWidget*>(sheet_) : panels_);
    if (sheet)
        return showSheet(frame);
    showPrivate(frame);
    showThird(frame);
}

void HeatmapsBench::showSheet(const HeatmapFrame& frame) {
    if (video_->moves())
        readWindows(frame);
    HeatmapPicture film = nictate::exportPicture(frame, document_.session(), picture_, QSize(4, 3), false);
    const Stimulus& stimulus = document_.study().stimuli[frame.stimulus];
    film.stimulus_px = QSizeF(stimulus.width_px, stimulus.height_px);
    if (document_.session().view<HeatmapLook>().show_stimulus)
        for (std::size_t t = 0; t < moving_.size(); ++t)
            film.panels[t].stimulus = moving_[t];
    film.mark = tr("Protected, window by window   SIMULATION   CC %1").arg(shortNumber(frame.shown.cc));
    sheet_->setFilm(std::move(film));
    sheet_->setChosen(window_);
}

std::shared_ptr<const GazeMap> FilmSlices::at(const std::shared_ptr<const GazeMap>& maps, int window, int windows) {
    if (windows == 1 || !maps)
        return maps;
    if (maps != of_ || std::ssize(slices_) != windows) {
        of_ = maps;
        slices_.clear();
        for (GazeMap& map : windowMaps(*maps, windows))
            slices_.push_back(std::make_shared<const GazeMap>(std::move(map)));
    }
    return slices_[static_cast<std::size_t>(window)];
}

void HeatmapsBench::showPrivate(const HeatmapFrame& frame) {
    const Session& session = document_.session();
    const auto epsilon = frame.shown.resolved.numberIf("epsilon");
    const QString badge = (epsilon ? tr("SIMULATION  ε = %1  CC %2").arg(shortNumber(*epsilon)) : tr("SIMULATION  CC %2"))
                              .arg(shortNumber(frame.shown.cc));
    const int windows = frame.facts.windows();
    MapLayer original =
        layer(slices_[original_].at(frame.original, window_, windows), tr("Original"),
              frame.points->points.empty() ? tr("empty: no fixation here") : tr("never exported"), coloursOf(session));
    const std::optional<ColourLimits> shared = own_scales_ ? std::nullopt : sharedLimits(frame, original.colours);
    original.limits = shared ? shared : filmLimits(frame, frame.original);
    MapLayer shown =
        layer(slices_[private_].at(frame.shown.heatmap, window_, windows), tr("Protected"), badge, coloursOf(session));
    shown.limits = shared ? shared : limitsOf(frame.shown.values, shown.colours);
    warn(shown, withoutGaze(frame, frame.shown.cc));
    const bool swipe = session.view<HeatmapLook>().layout == PanelLayout::swipe;
    put(*original_, std::move(original));
    if (swipe || original_->swiping())
        original_->setSwipe(swipe ? std::optional(shown) : std::nullopt);
    put(*private_, std::move(shown));
    panels_->setShown(private_, !swipe);
}

void HeatmapsBench::showThird(const HeatmapFrame& frame) {
    const Session& session = document_.session();
    const ThirdPanel third = thirdPanel(session);
    const auto seen = [&](const std::shared_ptr<const GazeMap>& maps) {
        return slices_[third_].at(maps, window_, frame.facts.windows());
    };
    panels_->setShown(third_, third != ThirdPanel::none);
    if (frame.compared) {
        MapLayer compared = layer(seen(frame.compared->heatmap), translated(frame.compared->title),
                                  tr("SIMULATION  CC %1").arg(shortNumber(frame.compared->cc)), coloursOf(session));
        const auto shared = own_scales_ ? std::nullopt : sharedLimits(frame, compared.colours);
        compared.limits = shared ? shared : limitsOf(frame.compared->values, compared.colours);
        warn(compared, withoutGaze(frame, frame.compared->cc));
        put(*third_, std::move(compared));
    } else if (frame.attack) {
        MapLayer attack =
            layer(seen(frame.attack->recovered),
                  tr("What an attacker recovers of %1").arg(QString::fromStdString(frame.attack->observer)),
                  frame.attack->noise_scale > 0 ? tr("SIMULATION  noise %1").arg(shortNumber(frame.attack->noise_scale))
                                                : tr("SIMULATION  exact"),
                  ColourMap::diverging);
        attack.limits = filmLimits(frame, frame.attack->recovered, ColourMap::diverging);
        attack.unit = tr("fixations");
        for (const BrightSpot& spot : brightSpots(*attack.values, most_marks))
            attack.marks.emplace_back(spot.x, spot.y);
        attack.upsampling = Upsampling::nearest;
        put(*third_, std::move(attack));
    } else if (third == ThirdPanel::difference) {
        MapLayer difference = layer(slices_[private_].at(frame.shown.heatmap, window_, frame.facts.windows()),
                                    tr("Protected − original"), tr("SIMULATION  never exported"), ColourMap::diverging);
        difference.minus = slices_[original_].at(frame.original, window_, frame.facts.windows());
        difference.limits = limitsOf(frame.shown.differences, difference.colours);
        put(*third_, std::move(difference));
    } else if (third == ThirdPanel::data_share) {
        const bool prior = frame.shown.decided != nullptr;
        MapLayer share = layer(prior ? seen(frame.shown.decided) : std::make_shared<const GazeMap>(GazeMap::Ones(1, 1)),
                               tr("Where the map is decided by data"),
                               prior ? shareText(*frame.shown.share) : tr("by data alone: no prior"), ColourMap::cividis);
        share.unit = tr("share of data");
        share.limits = ColourLimits{0, 1};
        share.upsampling = Upsampling::nearest;
        put(*third_, std::move(share));
    }
}

void HeatmapsBench::style() {
    const HeatmapLook& look = document_.session().view<HeatmapLook>();
    for (HeatmapView* view : {original_, private_, third_})
        if (view->opacity() != look.opacity)
            view->setOpacity(look.opacity);
}

} // namespace nictate
