#include "widgets/panel_row.h"

#include "widgets/heatmap_view.h"

#include <QHBoxLayout>

namespace nictate {

PanelRow::PanelRow(QWidget* parent) : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
}

void PanelRow::add(HeatmapView* panel) {
    static_cast<QHBoxLayout*>(layout())->addWidget(panel, 1);
    places_.push_back({panel, true});
    connect(panel, &HeatmapView::enlargeAsked, this, [this, panel](bool larger) { enlarge(larger ? panel : nullptr); });
}

void PanelRow::setShown(HeatmapView* panel, bool shown) {
    for (Place& place : places_)
        if (place.panel == panel)
            place.shown = shown;
    if (!shown && enlarged_ == panel)
        enlarged_ = nullptr;
    arrange();
}

void PanelRow::enlarge(HeatmapView* panel) {
    enlarged_ = panel;
    arrange();
}

void PanelRow::arrange() {
    for (const Place& place : places_) {
        place.panel->setEnlarged(place.panel == enlarged_);
        place.panel->setVisible(place.shown && (!enlarged_ || place.panel == enlarged_));
    }
}

} // namespace nictate
