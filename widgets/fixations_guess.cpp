#include "widgets/fixations_guess.h"

#include "core/choices/number_field.h"
#include "core/domains/heatmap/maps.h"
#include "widgets/cut_text.h"
#include "widgets/number_box.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace nictate {

FixationsGuess::FixationsGuess(QWidget* parent) : QWidget(parent), box_(new NumberBox) {
    box_->setObjectName("expected_fixations");
    box_->setRange(fixations_field.low, fixations_field.high);
    box_->setDecimals(0);
    box_->setValue(MapFacts().expected_fixations);
    box_->setKeyboardTracking(false);
    box_->setFocusPolicy(Qt::StrongFocus);
    box_->setAccessibleName(tr("Expected fixations"));
    box_->setToolTip(tr("A public guess, never counted in the data: the expectation and what follows the noise rest on it."));
    connect(box_, &QDoubleSpinBox::valueChanged, this, &FixationsGuess::changed);
    auto* at = new QLabel(tr("at"));
    auto* unit = new ElidedLabel(tr("fixations per observer"));
    unit->setMostLines(2);
    at->setProperty("muted", true);
    unit->setProperty("muted", true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(at);
    row->addWidget(box_);
    row->addWidget(unit, 1);
}

double FixationsGuess::value() const { return box_->value(); }

void FixationsGuess::setValue(double fixations) {
    const QSignalBlocker quiet(box_);
    box_->setValue(fixations);
}

} // namespace nictate
