#include "widgets/handbook_window.h"

#include "core/mechanisms/parameter_reference.h"

#include <QAction>
#include <QBoxLayout>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>

static void haveResources() { Q_INIT_RESOURCE(handbook); } // a static library's are not there by themselves

namespace nictate {

namespace {

constexpr const char* generated = "parameters";

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

QString inHtml(const QString& page) {
    QTextDocument document;
    document.setMarkdown(handbookPage(page));
    const QString html = document.toHtml();
    const auto from = html.indexOf('>', html.indexOf("<body")) + 1;
    return html.mid(from, html.indexOf("</body>") - from);
}

} // namespace

QStringList handbookPages() {
    return {"start",   "heatmaps", "signals", "areas",   "evaluation", "data",     "samples",    "release",
            "privacy", "files",    "batch",   generated, "questions",  "glossary", "mathematics"};
}

QString handbookPage(const QString& name) {
    if (name == generated)
        return QString::fromStdString(parameterReference());
    haveResources();
    QFile file(":/handbook/" + name + ".md");
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString handbookHtml() {
    QString html = "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Nictate "
                   "handbook</title><style>body{max-width:46em;"
                   "margin:2em auto;font-family:sans-serif;line-height:1.5}td,th{padding:.2em .6em}</style></head><body>";
    for (const QString& page : handbookPages())
        html += "<section id=\"" + page + "\">" + inHtml(page) + "</section>";
    for (const QString& page : handbookPages())
        html.replace("href=\"" + page + ".md", "href=\"#" + page);
    const QDir pictures(":/handbook", "*.svg");
    for (const QString& name : pictures.entryList()) {
        QFile file(pictures.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            html.replace("src=\"" + name + "\"", "src=\"data:image/svg+xml;base64," + file.readAll().toBase64() + "\"");
    }
    return html + "</body></html>";
}

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
    connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) { open(link.path().remove(".md")); });
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
