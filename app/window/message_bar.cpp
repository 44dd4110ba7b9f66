#include "app/window/message_bar.h"

#include "widgets/theme.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QToolButton>

namespace nictate {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), text_(new QLabel(this)), more_(new QToolButton(this)), lead_(new QToolButton(this)) {
    setObjectName("message_bar");
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text_->setTextFormat(Qt::PlainText);
    more_->setText(tr("Details…"));
    more_->setAutoRaise(true);
    lead_->setObjectName("message_lead");
    auto* close = new QToolButton(this);
    close->setText("✕");
    close->setAutoRaise(true);
    close->setAccessibleName(tr("Dismiss"));
    close->setObjectName("message_close");
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 5, 6, 5);
    layout->addWidget(text_, 1);
    layout->addWidget(lead_);
    layout->addWidget(more_);
    layout->addWidget(close);
    connect(more_, &QToolButton::clicked, this, &MessageBar::showDetails);
    connect(lead_, &QToolButton::clicked, this, [this] {
        if (action_)
            action_->trigger();
    });
    connect(close, &QToolButton::clicked, this, &MessageBar::dismiss);
    hide();
}

void MessageBar::show(Kind kind, const QString& text, const QString& details, QAction* lead) {
    kind_ = kind;
    text_->setText(text);
    details_ = details;
    more_->setVisible(!details.isEmpty());
    action_ = lead;
    lead_->setVisible(lead != nullptr);
    lead_->setText(lead ? QString(lead->text()).remove('&') : QString());
    colour();
    setVisible(true);
}

void MessageBar::dismiss() { hide(); }

QString MessageBar::text() const { return isHidden() ? QString() : text_->text(); }

void MessageBar::showDetails() {
    QMessageBox box(QMessageBox::NoIcon, tr("Details"), text_->text(), QMessageBox::Close, window());
    box.setInformativeText(details_);
    box.exec();
}

void MessageBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        colour();
    QFrame::changeEvent(event);
}

void MessageBar::colour() {
    const Theme& theme = themeOf(this);
    const QColor edge = kind_ == Kind::error ? theme.danger : kind_ == Kind::warning ? theme.warning_text : theme.accent;
    const QString style = QString("#message_bar { background: %1; border: 1px solid %2; border-left: 4px solid %3;"
                                  " border-radius: 4px; }")
                              .arg(theme.panel.name(), theme.border.name(), edge.name());
    if (styleSheet() != style) // setting it changes the palette again
        setStyleSheet(style);
}

} // namespace nictate
