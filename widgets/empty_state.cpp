#include "widgets/empty_state.h"

#include "widgets/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace nictate {

EmptyState::EmptyState(QWidget* parent) : QWidget(parent), title_(new QLabel), text_(new QLabel), buttons_(new QVBoxLayout) {
    title_->setFont(scaledFont(interfaceFont(), 1.5, QFont::DemiBold));
    title_->setAlignment(Qt::AlignCenter);
    title_->setWordWrap(true);
    text_->setAlignment(Qt::AlignCenter);
    text_->setWordWrap(true);
    text_->setProperty("muted", true);
    text_->setMaximumWidth(460);
    auto* layout = new QVBoxLayout(this);
    layout->addStretch(2);
    layout->addWidget(title_);
    auto* middle = new QHBoxLayout;
    middle->addStretch();
    middle->addWidget(text_, 10);
    middle->addStretch();
    layout->addLayout(middle);
    layout->addSpacing(8);
    layout->addLayout(buttons_);
    layout->addStretch(3);
}

void EmptyState::setText(const QString& title, const QString& text) {
    title_->setText(title);
    text_->setText(text);
    setAccessibleName(title);
    setAccessibleDescription(text);
}

void EmptyState::addButton(const QString& id, const QString& text) {
    auto* button = new QPushButton(text);
    button->setObjectName(id);
    button->setProperty("primary", buttons_->count() == 0);
    button->setMinimumWidth(220);
    buttons_->addWidget(button, 0, Qt::AlignHCenter);
    connect(button, &QPushButton::clicked, this, [this, id] { Q_EMIT chosen(id); });
}

void EmptyState::setButton(const QString& id, const QString& text) {
    while (QLayoutItem* item = buttons_->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one that was pressed
        delete item;
    }
    if (!id.isEmpty())
        addButton(id, text);
}

} // namespace nictate
