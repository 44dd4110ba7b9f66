#include "app/study/table_preview.h"

#include "core/data/reading_plan.h"
#include "core/io/head_lines.h"
#include "widgets/translated.h"

namespace nictate {

namespace {

constexpr std::size_t most_lines = 20;

QString cellText(std::string_view words) { return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())); }

} // namespace

TablePreviewView::TablePreviewView(QWidget* parent) : QTableWidget(parent) {
    setObjectName("import_preview");
    setAccessibleName(tr("The first rows as they are read"));
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::NoSelection);
    setTabKeyNavigation(false);
}

void TablePreviewView::show(const TablePreview& preview) {
    const TableLayout& layout = preview.layout;
    setColumnCount(static_cast<int>(layout.header.size()));
    setRowCount(static_cast<int>(preview.rows.size()));
    QStringList headers;
    for (std::size_t i = 0; i < layout.header.size(); ++i) {
        QString header = cellText(layout.header[i]);
        for (const RoleInfo& info : columnRoles())
            if (layout.columns[info.role] == i)
                header += QString("\n→ %1").arg(translated(roleWord(std::string(info.name))));
        headers << header;
    }
    setHorizontalHeaderLabels(headers);
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column) {
            const auto& cells = preview.rows[static_cast<std::size_t>(row)];
            const auto at = static_cast<std::size_t>(column);
            setItem(row, column, new QTableWidgetItem(at < cells.size() ? cellText(cells[at]) : QString()));
        }
    resizeColumnsToContents();
}

void TablePreviewView::showLines(const std::filesystem::path& file) {
    setRowCount(0);
    setColumnCount(1);
    setHorizontalHeaderLabels({cellText(file.filename().string())});
    try {
        SourceFile source(file);
        for (std::string_view line : headLines(source.look())) {
            if (static_cast<std::size_t>(rowCount()) == most_lines)
                break;
            insertRow(rowCount());
            setItem(rowCount() - 1, 0, new QTableWidgetItem(cellText(line.substr(0, 500))));
        }
    } catch (const Error&) { // opening it says why
    }
    resizeColumnsToContents();
}

} // namespace nictate
