#include "app/release/reading_question.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace nictate {

ReadingQuestion::ReadingQuestion(const QStringList& guesses, QWidget* parent) : QWidget(parent) {
    setObjectName("release_reading");
    auto* text = new QLabel(tr("How this study is read was guessed from what people's files hold. A guarantee needs it said by "
                               "you:\n• %1\nIs that right?")
                                .arg(guesses.join("\n• ")));
    text->setWordWrap(true);
    text->setTextFormat(Qt::PlainText);
    auto* yes = new QPushButton(tr("&Yes, read it so"));
    yes->setObjectName("release_reading_yes");
    yes->setToolTip(tr("Keeps it in nictate-reading.json beside the study, so that it opens the same from now on."));
    auto* no = new QPushButton(tr("&No, change it…"));
    no->setObjectName("release_reading_no");
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(yes);
    buttons->addWidget(no);
    buttons->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(text);
    column->addLayout(buttons);
    connect(yes, &QPushButton::clicked, this, &ReadingQuestion::agreed);
    connect(no, &QPushButton::clicked, this, &ReadingQuestion::refused);
    setVisible(!guesses.isEmpty());
}

} // namespace nictate
