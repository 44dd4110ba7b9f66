#include "app/benches/areas/area_settings.h"

#include "app/study/document.h"
#include "core/domains/areas/areas_view.h"
#include "core/files/figures.h"
#include "widgets/number_box.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace nictate {

AreaSettings::AreaSettings(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), target_(new NumberBox), epsilon_(new QLabel), apply_(new QPushButton(tr("Use"))) {
    target_->setObjectName("area_target");
    target_->setAccessibleName(tr("Error wanted"));
    target_->setPrefix("± ");
    target_->setDecimals(3);
    target_->setRange(0.001, 1e6);
    target_->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    target_->setKeyboardTracking(false);
    target_->setToolTip(tr("One standard deviation of the noise of the metric on screen"));
    epsilon_->setObjectName("area_target_epsilon");
    apply_->setObjectName("apply_area_target");
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 4, 0, 4);
    auto* label = new QLabel(tr("For an error of"));
    label->setBuddy(target_);
    layout->addWidget(label, 0, 0);
    layout->addWidget(target_, 0, 1);
    layout->addWidget(epsilon_, 1, 0);
    layout->addWidget(apply_, 1, 1);
    layout->setColumnStretch(0, 1);
    connect(target_, &QDoubleSpinBox::valueChanged, this, [this](double error) {
        changeView<AreasView>(document_, tr("Ask for another error"), [error](AreasView& view) { view.target = error; });
    });
    connect(apply_, &QPushButton::clicked, this, [this] {
        if (!offered_)
            return;
        Session session = document_.session();
        session.given[mechanism_].set("epsilon", roundedUp(*offered_, 3));
        document_.change(tr("Change ε"), session);
    });
}

void AreaSettings::clear() {
    offered_.reset();
    target_->setEnabled(false);
    apply_->setEnabled(false);
    epsilon_->clear();
}

void AreaSettings::setFrame(const AreasFrame& frame) {
    target_->setEnabled(true);
    const QSignalBlocker quiet(target_);
    target_->setValue(document_.session().view<AreasView>().target);
    mechanism_ = frame.mechanism;
    offered_ = frame.target_epsilon;
    apply_->setEnabled(offered_.has_value());
    epsilon_->setText(offered_ ? tr("choose ε = %1").arg(lossNumber(*offered_)) : tr("no ε up to 100"));
}

} // namespace nictate
