#include "app/release/acknowledge_break.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace nictate {

AcknowledgeBreak::AcknowledgeBreak(const QString& name, QWidget* parent)
    : QWidget(parent), button_(new QPushButton), at_most_(new QLineEdit) {
    button_->setObjectName(name);
    button_->setProperty("small", true);
    button_->setAutoDefault(false);
    at_most_->setObjectName(name + "_at_most");
    at_most_->setPlaceholderText(tr("lost at most: ε, or ε,δ"));
    at_most_->setToolTip(tr("What the missing or changed entries cost at most. Left empty, the study's total is unbounded from "
                            "here on, until somebody says it (nictate-cli ledger --acknowledge … --at-most …)."));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(button_);
    row->addWidget(at_most_, 1);
    connect(button_, &QPushButton::clicked, this, &AcknowledgeBreak::pressed);
    hide();
}

void AcknowledgeBreak::setEntry(std::optional<std::size_t> entry) {
    setVisible(entry.has_value());
    if (entry)
        button_->setText(tr("Acknowledge the break at entry %1").arg(*entry));
    else
        at_most_->clear();
}

std::optional<LossBound> AcknowledgeBreak::atMost() const {
    const QString text = at_most_->text().trimmed();
    return text.isEmpty() ? std::nullopt : std::optional(lossBoundOf(text.toStdString()));
}

} // namespace nictate
