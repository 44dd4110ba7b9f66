#include "widgets/fold.h"

#include "widgets/theme.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace nictate {

Fold::Fold(const QString& title, QWidget* content, QWidget* parent)
    : QWidget(parent), button_(new QToolButton), head_(new QWidget), content_(content) {
    button_->setObjectName("fold");
    button_->setCheckable(true);
    button_->setChecked(true);
    button_->setAutoRaise(true);
    button_->setProperty("fold", true);
    button_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button_->setFont(scaledFont(interfaceFont(), 0.95, QFont::DemiBold));
    button_->setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout(head_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(button_);
    row->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(head_);
    column->addWidget(content_, 1);
    setTitle(title);
    setFolded(false);
    connect(button_, &QToolButton::clicked, this, [this](bool open) {
        setFolded(!open);
        Q_EMIT foldedChanged(!open);
    });
}

void Fold::setTitle(const QString& title) {
    button_->setText(title);
    button_->setAccessibleName(title);
}

void Fold::setFolded(bool folded) {
    button_->setChecked(!folded);
    button_->setArrowType(folded ? Qt::RightArrow : Qt::DownArrow);
    button_->setAccessibleDescription(folded ? tr("folded") : tr("open"));
    content_->setVisible(!folded);
    setSizePolicy(QSizePolicy::Preferred, folded ? QSizePolicy::Maximum : content_->sizePolicy().verticalPolicy());
}

bool Fold::folded() const { return !button_->isChecked(); }

} // namespace nictate
