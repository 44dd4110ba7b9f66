#include "app/window/about_dialog.h"

#include "widgets/cut_text.h"
#include "widgets/widget_libraries.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFile>
#include <QHeaderView>
#include <QIcon>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

static void haveTexts() { Q_INIT_RESOURCE(about); }

namespace nictate {

namespace {

QString shippedText(const char* name) {
    haveTexts();
    QFile file(QString(":/about/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

std::vector<LibraryVersion> allLibraries() {
    std::vector<LibraryVersion> all = coreLibraries();
    for (const LibraryVersion& each : widgetLibraries())
        all.push_back(each);
    std::sort(all.begin(), all.end(), [](const LibraryVersion& a, const LibraryVersion& b) {
        return QString::compare(QString::fromStdString(a.name), QString::fromStdString(b.name), Qt::CaseInsensitive) < 0;
    });
    return all;
}

QWidget* librariesTable() {
    const std::vector<LibraryVersion> all = allLibraries();
    auto* table = new QTableWidget(static_cast<int>(all.size()), 3);
    table->setObjectName("about_libraries");
    table->setHorizontalHeaderLabels({AboutDialog::tr("Library"), AboutDialog::tr("Version"), AboutDialog::tr("Licence")});
    table->verticalHeader()->hide();
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    for (int row = 0; row < table->rowCount(); ++row) {
        const LibraryVersion& each = all[static_cast<std::size_t>(row)];
        const std::string cells[] = {each.name, each.version, each.licence};
        for (int column = 0; column < 3; ++column)
            table->setItem(row, column, new QTableWidgetItem(QString::fromStdString(cells[column])));
    }
    table->setItemDelegate(new CutCells(table));
    table->resizeColumnsToContents();
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    return table;
}

QPlainTextEdit* readOnly(const char* name, const QString& text) {
    auto* edit = new QPlainTextEdit(text);
    edit->setObjectName(name);
    edit->setReadOnly(true);
    edit->setTabChangesFocus(true);
    return edit;
}

QWidget* citationPage() {
    auto* page = new QWidget;
    auto* text = readOnly("about_citation", shippedText("CITATION.cff"));
    auto* copy = new QPushButton(AboutDialog::tr("&Copy"));
    auto* column = new QVBoxLayout(page);
    column->addWidget(text);
    column->addWidget(copy, 0, Qt::AlignRight);
    QObject::connect(copy, &QPushButton::clicked, text, [text] { QApplication::clipboard()->setText(text->toPlainText()); });
    return page;
}

} // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent) {
    setObjectName("about");
    setWindowTitle(tr("About Nictate"));
    auto* picture = new QLabel;
    picture->setPixmap(QIcon(":/icons/nictate.svg").pixmap(64, 64));
    auto* words = new QLabel(
        tr("<h3>Nictate %1</h3><p>A workbench for publishing eye-tracking data with a privacy guarantee.</p><p>To nictate is to "
           "wink: the nictitating membrane shields an eye and still lets it see.</p><p>The screen shows simulations, which are "
           "repeatable and not protected; only <i>Release…</i> draws data that may be published.</p><p>Free software under the "
           "GNU General Public License, version 3 or later, without any warranty.</p>")
            .arg(NICTATE_VERSION));
    words->setObjectName("about_words");
    words->setWordWrap(true);
    auto* head = new QHBoxLayout;
    head->addWidget(picture, 0, Qt::AlignTop);
    head->addWidget(words, 1);
    auto* tabs = new QTabWidget;
    tabs->setObjectName("about_tabs");
    tabs->addTab(librariesTable(), tr("&Libraries"));
    tabs->addTab(citationPage(), tr("C&itation"));
    tabs->addTab(readOnly("about_licence", shippedText("LICENSE")), tr("Li&cence"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(tabs, 1);
    column->addWidget(buttons);
    resize(700, 560);
}

} // namespace nictate
