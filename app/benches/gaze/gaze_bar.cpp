#include "app/benches/gaze/gaze_bar.h"

#include "app/study/document.h"
#include "core/choices/session.h"
#include "core/domains/gaze/gaze_view.h"
#include "widgets/shown_number.h"

#include <QComboBox>
#include <QToolButton>

#include <cmath>
#include <tuple>

namespace nictate {

namespace {

constexpr double sample_trails_s[] = {0, 0.5, 1, 2, 5, 10, 30};

} // namespace

GazeBar::GazeBar(Document& document, QObject* parent) : QObject(parent), document_(document), trail_(new QComboBox) {
    for (const auto& [drawn, name, text, tip] :
         {std::tuple(&GazeView::original, "draw_original", tr("Original"), tr("The gaze that was recorded, in every plot")),
          std::tuple(&GazeView::released, "draw_protected", tr("Protected"), tr("What the mechanism makes of it, in every plot")),
          std::tuple(&GazeView::fixations, "draw_sample_fixations", tr("Fixations"),
                     tr("Fixations that are found in either, as circles")),
          std::tuple(&GazeView::prediction, "draw_prediction", tr("Ahead"),
                     tr("Where the original gaze will be in 100 ms: arrows to where networks say that learnt from everybody "
                        "else's original and protected gaze, and a ring where it went"))}) {
        auto* button = new QToolButton;
        button->setText(text);
        button->setObjectName(name);
        button->setToolTip(tip);
        button->setCheckable(true);
        toggles_.push_back({drawn, button});
        connect(button, &QToolButton::clicked, this, [this, drawn = drawn](bool on) {
            changeView<GazeView>(document_, tr("Change what is drawn"), [&](GazeView& view) { view.*drawn = on; });
        });
    }
    trail_->setObjectName("sample_trail");
    trail_->setAccessibleName(tr("Trail"));
    trail_->setToolTip(tr("Trail: how long gaze stays to be seen"));
    for (const double trail : sample_trails_s)
        trail_->addItem(trail == 0 ? tr("all") : tr("%1 s").arg(shortNumber(trail)), trail);
    connect(trail_, &QComboBox::activated, this, [this] {
        changeView<GazeView>(document_, tr("Change the trail"),
                             [this](GazeView& view) { view.trail_s = trail_->currentData().toDouble(); });
    });
}

std::vector<QWidget*> GazeBar::controls() const {
    std::vector<QWidget*> all;
    for (const Toggle& toggle : toggles_)
        all.push_back(toggle.button);
    all.push_back(trail_);
    return all;
}

void GazeBar::show(const GazeView& view) {
    for (const Toggle& toggle : toggles_)
        toggle.button->setChecked(view.*toggle.drawn);
    int nearest = 0;
    for (int i = 1; i < trail_->count(); ++i)
        if (std::abs(trail_->itemData(i).toDouble() - view.trail_s) <
            std::abs(trail_->itemData(nearest).toDouble() - view.trail_s))
            nearest = i;
    trail_->setCurrentIndex(nearest);
}

} // namespace nictate
