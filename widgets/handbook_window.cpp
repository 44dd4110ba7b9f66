#include "widgets/handbook_window.h"

#include <QAction>
#include <QBoxLayout>
#include <QDesktopServices>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>

namespace nictate {

namespace {

QString titleOf(const QString& page) {
    const QString text = handbookPage(page);
    return text.section('\n', 0, 0).remove(0, 2);
}

/// The first words of the paragraph that begins with them, below this heading if one is given.
QTextCursor paragraph(QTextDocument& document, const QString& words, const QString& heading) {
    QTextCursor cursor(&document);
    bool below = heading.isEmpty();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        below = below || (block.blockFormat().headingLevel() > 0 && block.text().contains(heading));
        if (!below || !block.text().startsWith(words + " "))
            continue;
        cursor.setPosition(block.position());
        cursor.setPosition(block.position() + static_cast<int>(words.size()), QTextCursor::KeepAnchor);
        break;
    }
    return cursor;
}

/// Of the first words on the page, or, where there are several, of those that stand out.
QTextCursor firstOf(QTextDocument& document, const QString& words) {
    QTextCursor found;
    for (QTextCursor at = document.find(words, 0, QTextDocument::FindWholeWords); !at.isNull();
         at = document.find(words, at, QTextDocument::FindWholeWords)) {
        const QTextCharFormat format = at.charFormat();
        if (format.fontWeight() > QFont::Normal || format.fontItalic())
            return at;
        if (found.isNull())
            found = at;
    }
    return found;
}

QTextCursor heading(QTextDocument& document, const QString& anchor) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0 && headingAnchor(block.text()) == anchor)
            return QTextCursor(block);
    return QTextCursor(&document);
}

} // namespace

Handbook::Handbook(QWidget* parent)
    : QWidget(parent, Qt::Window), search_(new QLineEdit), pages_(new QListWidget), text_(new QTextBrowser) {
    setObjectName("handbook");
    setWindowTitle(tr("Nictate handbook"));
    search_->setObjectName("handbook_search");
    search_->setPlaceholderText(tr("Search the handbook"));
    search_->setClearButtonEnabled(true);
    pages_->setObjectName("handbook_pages");
    pages_->setAccessibleName(tr("Pages"));
    text_->setObjectName("handbook_text");
    text_->setOpenLinks(false);
    text_->document()->setDocumentMargin(18);
    text_->setSearchPaths({":/handbook"});
    for (const QString& page : handbookPages()) {
        auto* item = new QListWidgetItem(titleOf(page), pages_);
        item->setData(Qt::UserRole, page);
    }
    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->addWidget(search_);
    column->addWidget(pages_);
    auto* note = new QLabel(tr("The handbook is in English."));
    note->setWordWrap(true);
    note->setProperty("muted", true);
    note->setVisible(note->text() != QLatin1String("The handbook is in English."));
    column->addWidget(note);
    auto* halves = new QSplitter;
    halves->addWidget(left);
    halves->addWidget(text_);
    halves->setStretchFactor(1, 1);
    halves->setSizes({260, 640});
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(halves);
    resize(900, 640);

    connect(pages_, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item)
            text_->setMarkdown(handbookPage(item->data(Qt::UserRole).toString()));
    });
    connect(text_, &QTextBrowser::anchorClicked, this, &Handbook::follow);
    connect(search_, &QLineEdit::textChanged, this, &Handbook::find);
    connect(search_, &QLineEdit::returnPressed, this, &Handbook::next);
    auto* close = new QAction(this);
    close->setShortcut(Qt::Key_Escape);
    connect(close, &QAction::triggered, this, &QWidget::close);
    addAction(close);
    pages_->setCurrentRow(0);
}

QString Handbook::page() const {
    return pages_->currentItem() ? pages_->currentItem()->data(Qt::UserRole).toString() : QString();
}

void Handbook::open(const HelpPlace& place) {
    const bool reference = !place.heading.isEmpty();
    open(place.page, reference ? place.words : QString(), place.heading);
    if (reference || place.words.isEmpty())
        return;
    if (const QTextCursor at = firstOf(*text_->document(), place.words); !at.isNull()) {
        text_->moveCursor(QTextCursor::End); // so that it comes to stand at the top
        text_->setTextCursor(at);
    }
}

void Handbook::follow(const QUrl& link) {
    if (!link.isRelative()) {
        QDesktopServices::openUrl(link);
        return;
    }
    if (!link.path().isEmpty())
        open(link.path().remove(".md"));
    if (link.hasFragment()) {
        text_->moveCursor(QTextCursor::End); // so that the heading comes to stand at the top
        text_->setTextCursor(heading(*text_->document(), link.fragment()));
    }
}

void Handbook::open(const QString& page, const QString& text, const QString& heading) {
    for (int row = 0; row < pages_->count(); ++row)
        if (pages_->item(row)->data(Qt::UserRole).toString() == page) {
            pages_->item(row)->setHidden(false);
            pages_->setCurrentRow(row);
            text_->moveCursor(QTextCursor::Start);
            if (!text.isEmpty())
                text_->setTextCursor(paragraph(*text_->document(), text, heading));
        }
    show();
    raise();
    activateWindow();
}

void Handbook::find(const QString& words) {
    QListWidgetItem* first = nullptr;
    for (int row = 0; row < pages_->count(); ++row) {
        QListWidgetItem* item = pages_->item(row);
        const bool holds = handbookPage(item->data(Qt::UserRole).toString()).contains(words, Qt::CaseInsensitive);
        item->setHidden(!holds);
        if (holds && !first)
            first = item;
    }
    if (first && pages_->currentItem()->isHidden())
        pages_->setCurrentItem(first);
    text_->moveCursor(QTextCursor::Start);
    text_->find(words);
}

void Handbook::next() {
    if (!text_->find(search_->text())) {
        text_->moveCursor(QTextCursor::Start);
        text_->find(search_->text());
    }
}

} // namespace nictate
