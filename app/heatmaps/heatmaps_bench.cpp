#include "app/heatmaps/heatmaps_bench.h"

#include "app/heatmaps/heatmap_bar.h"
#include "app/heatmaps/heatmap_plots.h"
#include "app/study/document.h"
#include "core/errors.h"
#include "widgets/heatmap_view.h"

#include <QFrame>
#include <QImageReader>
#include <QSplitter>
#include <QVBoxLayout>

#include <cmath>

namespace nictate {

namespace {

QString ccText(double cc) { return QString::number(cc, 'f', 2); }

MapLayer layer(std::shared_ptr<const GazeMap> map, const QString& title, const QString& badge, ColourMap colours) {
    MapLayer layer;
    layer.values = std::move(map);
    layer.title = title;
    layer.badge = badge;
    layer.colours = colours;
    return layer;
}

/// While a slider moves only the map and its badge change: what does not change is not drawn again.
void put(HeatmapView& view, MapLayer layer) {
    const MapLayer& shown = view.layer();
    if (shown.title != layer.title || shown.colours != layer.colours || shown.unit != layer.unit ||
        shown.upsampling != layer.upsampling) {
        view.setLayer(std::move(layer));
        return;
    }
    if (shown.badge != layer.badge)
        view.setBadge(layer.badge);
    if (shown.values != layer.values || shown.minus != layer.minus)
        view.setMap(std::move(layer.values), std::move(layer.minus));
}

ColourMap coloursOf(const Session& session) { return colourMapNamed(session.view.colour_map).value_or(ColourMap::viridis); }

} // namespace

QString mechanismTitle(const MechanismFrame& frame) {
    QString title = QString::fromStdString(frame.name);
    if (frame.resolved.has("calibration") && frame.resolved.text("calibration") == "theorem-3.4")
        title += QObject::tr(", Theorem 3.4");
    return title;
}

HeatmapsBench::HeatmapsBench(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), transform_(std::make_shared<ViewTransform>()), original_(new HeatmapView),
      private_(new HeatmapView), third_(new HeatmapView), plots_(new HeatmapPlots(document)) {
    bar_ = new HeatmapBar(document, *transform_);
    auto* panels = new QWidget;
    auto* row = new QHBoxLayout(panels);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    const char* names[] = {"view_original", "view_private", "view_third"};
    int i = 0;
    for (HeatmapView* view : {original_, private_, third_}) {
        view->setObjectName(names[i++]);
        view->setViewTransform(transform_);
        row->addWidget(view, 1);
        connect(view, &HeatmapView::cursorMoved, this, [this](QPointF, double, const QString& text) { Q_EMIT hovered(text); });
        connect(view, &HeatmapView::cursorLeft, this, [this] { Q_EMIT hovered({}); });
    }
    auto* upper = new QWidget;
    auto* column = new QVBoxLayout(upper);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(panels, 1);
    column->addWidget(bar_);
    auto* split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    split->addWidget(upper);
    split->addWidget(plots_);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setSizes({430, 290});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(split);

    connect(transform_.get(), &ViewTransform::changed, this, &HeatmapsBench::takeLook);
    connect(original_, &HeatmapView::dividerMoved, this, &HeatmapsBench::takeLook);
    connect(plots_, &HeatmapPlots::hovered, this, &HeatmapsBench::hovered);
    connect(&document_, &Document::studyChanged, this, &HeatmapsBench::openStudy);
    connect(&document_, &Document::sessionChanged, this, &HeatmapsBench::refresh);
    connect(&document_, &Document::lookChanged, this, &HeatmapsBench::showLook);
    showNothing(tr("Open a study to begin"));
}

void HeatmapsBench::openStudy() {
    engine_.setStudy(document_.sharedStudy());
    shown_picture_ = "?";
    if (document_.session().bench != Bench::heatmaps)
        showNothing(tr("Nothing is shown yet"));
    refresh();
    showLook();
}

void HeatmapsBench::refresh() {
    if (!engine_.hasStudy() || document_.session().bench != Bench::heatmaps)
        return;
    try {
        showFrame(engine_.frame(document_.session()));
    } catch (const Error& error) {
        showNothing(QString::fromUtf8(error.what()));
    } catch (const std::bad_alloc&) {
        showNothing(tr("There is not enough memory for this"));
    }
}

void HeatmapsBench::showNothing(const QString& reason) {
    frame_.reset();
    for (HeatmapView* view : {original_, private_, third_})
        view->setEmptyText(reason);
    plots_->clear(reason);
    Q_EMIT nothingShown(reason);
}

void HeatmapsBench::showFrame(const HeatmapFrame& frame) {
    if (!frame_)
        for (HeatmapView* view : {original_, private_, third_})
            view->setEmptyText({});
    frame_ = frame;
    showStimulus(frame.stimulus);
    showPrivate(frame);
    showThird(frame);
    style();
    plots_->setFrame(frame);
    Q_EMIT frameShown(frame);
}

void HeatmapsBench::showStimulus(std::size_t index) {
    const Stimulus& stimulus = document_.study().stimuli[index];
    const QString path = QString::fromStdString(stimulus.picture);
    const bool visible = document_.session().view.show_stimulus;
    const QString key = QString::number(index) + (visible ? "+" : "-") + path;
    if (key == shown_picture_)
        return;
    shown_picture_ = key;
    QImageReader reader(path);
    reader.setAutoTransform(true);
    picture_ = path.isEmpty() ? QImage() : reader.read();
    for (HeatmapView* view : {original_, private_, third_})
        view->setStimulus(visible ? picture_ : QImage(), {stimulus.width_px, stimulus.height_px});
}

void HeatmapsBench::showPrivate(const HeatmapFrame& frame) {
    const Session& session = document_.session();
    const auto epsilon = frame.shown.resolved.numberIf("epsilon");
    const QString badge = (epsilon ? tr("SIMULATION  ε = %1  CC %2").arg(shortNumber(*epsilon)) : tr("SIMULATION  CC %2"))
                              .arg(ccText(frame.shown.cc));
    MapLayer original = layer(frame.original, tr("Original"), tr("never exported"), coloursOf(session));
    MapLayer shown = layer(frame.shown.heatmap, tr("Private"), badge, coloursOf(session));
    const bool swipe = session.view.layout == PanelLayout::swipe;
    put(*original_, std::move(original));
    if (swipe || original_->swiping())
        original_->setSwipe(swipe ? std::optional(shown) : std::nullopt);
    put(*private_, std::move(shown));
    private_->setVisible(!swipe);
}

void HeatmapsBench::showThird(const HeatmapFrame& frame) {
    const Session& session = document_.session();
    third_->setVisible(session.view.third != ThirdPanel::none && (frame.compared || session.view.third != ThirdPanel::compared));
    if (frame.compared) {
        put(*third_, layer(frame.compared->heatmap, mechanismTitle(*frame.compared),
                           tr("SIMULATION  CC %1").arg(ccText(frame.compared->cc)), coloursOf(session)));
    } else if (frame.attack) {
        MapLayer attack = layer(
            frame.attack->recovered, tr("What an attacker recovers of %1").arg(QString::fromStdString(frame.attack->observer)),
            frame.attack->noise_scale > 0 ? tr("SIMULATION  noise %1").arg(shortNumber(frame.attack->noise_scale))
                                          : tr("SIMULATION  exact"),
            ColourMap::diverging);
        attack.unit = tr("fixations");
        attack.upsampling = Upsampling::nearest;
        put(*third_, std::move(attack));
    } else if (session.view.third == ThirdPanel::difference) {
        MapLayer difference =
            layer(frame.shown.heatmap, tr("Private − original"), tr("SIMULATION  never exported"), ColourMap::diverging);
        difference.minus = frame.original;
        put(*third_, std::move(difference));
    }
}

void HeatmapsBench::style() {
    const HeatmapLook& look = document_.session().view;
    for (HeatmapView* view : {original_, private_, third_})
        if (view->opacity() != look.opacity)
            view->setOpacity(look.opacity);
}

void HeatmapsBench::takeLook() {
    if (!document_.hasStudy())
        return;
    HeatmapLook look = document_.session().view;
    look.zoom = transform_->zoom();
    look.centre_x = transform_->centre().x();
    look.centre_y = transform_->centre().y();
    look.swipe = original_->divider();
    document_.look(look);
}

void HeatmapsBench::showLook() {
    const HeatmapLook& look = document_.session().view;
    if (std::abs(original_->divider() - look.swipe) > 1e-9)
        original_->setDivider(look.swipe);
    transform_->set(look.zoom, {look.centre_x, look.centre_y});
}

} // namespace nictate
