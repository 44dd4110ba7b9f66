#include "app/benches/plot_tabs.h"

#include "widgets/cut_text.h"
#include "widgets/flow_layout.h"

#include <QButtonGroup>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace nictate {

PlotTabs::PlotTabs(QWidget* parent)
    : QFrame(parent), stack_(new QStackedWidget(this)), buttons_(new QButtonGroup(this)), bar_(new QWidget(this)) {
    setProperty("panel", true);
    bar_->hide();
    bar_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // large titles do not widen the window
    auto* row = new FlowLayout(bar_, 4, 2);
    row->setContentsMargins(0, 0, 0, 0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(2);
    column->addWidget(bar_);
    column->addWidget(stack_, 1);
    connect(buttons_, &QButtonGroup::idClicked, this, [this](int page) {
        stack_->setCurrentIndex(page);
        Q_EMIT chosen();
    });
}

void PlotTabs::add(QWidget* plot, const QString& title) {
    const int page = stack_->addWidget(plot);
    auto* button = new ElidedButton;
    button->setText(title);
    button->setObjectName(plot->objectName() + "_tab");
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setChecked(page == 0);
    buttons_->addButton(button, page);
    bar_->layout()->addWidget(button);
    bar_->setVisible(page > 0);
    buttons_->button(0)->setVisible(page > 0); // a lone plot needs no button
}

void PlotTabs::addControl(QWidget* control) {
    bar_->layout()->addWidget(control);
    bar_->show();
}

void PlotTabs::bringUp(QWidget* plot) {
    const int page = stack_->indexOf(plot);
    if (page >= 0)
        buttons_->button(page)->click();
}

QWidget* PlotTabs::front() const { return stack_->currentWidget(); }

} // namespace nictate
