#include "app/study/plan_editor.h"

#include "core/io/plan_options.h"
#include "widgets/translated.h"

#include <QComboBox>
#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTimer>

#include <algorithm>

namespace nictate {

namespace {

enum Column { meaning, value, origin };
constexpr int key_role = Qt::UserRole, choices_role = Qt::UserRole + 1;

QString wordsOf(const std::string& text) { return QString::fromStdString(text); }

/// What an entry is for, for people.
QString meaningOf(const std::string& key) {
    if (key.starts_with("columns."))
        return QObject::tr("column: %1").arg(wordsOf(key.substr(8)));
    const std::vector<PlanKey>& keys = planKeys();
    const auto found = std::find_if(keys.begin(), keys.end(), [&](const PlanKey& known) { return known.name == key; });
    return found == keys.end() ? wordsOf(key) : translated(found->meaning);
}

QString originOf(Origin from) {
    if (from == Origin::guessed)
        return QObject::tr("guessed");
    return from == Origin::format ? QObject::tr("the format's own") : QObject::tr("given");
}

/// A list to choose from, in which anything may be typed too.
class ValueDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QStringList choices = index.data(choices_role).toStringList();
        if (choices.isEmpty())
            return QStyledItemDelegate::createEditor(parent, option, index);
        auto* combo = new QComboBox(parent);
        combo->setEditable(true);
        combo->addItems(choices);
        auto* self = const_cast<ValueDelegate*>(this);
        auto commit = [self, combo] {
            if (!combo->isVisible())
                return;
            Q_EMIT self->commitData(combo);
            Q_EMIT self->closeEditor(combo);
        };
        // Chosen from the list. Where Return was pressed the editor is closed by then.
        connect(combo, &QComboBox::activated, combo,
                [combo, commit] { QTimer::singleShot(0, combo, [combo, commit] { QTimer::singleShot(0, combo, commit); }); });
        return combo;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        if (auto* combo = qobject_cast<QComboBox*>(editor))
            combo->setCurrentText(index.data(Qt::EditRole).toString());
        else
            QStyledItemDelegate::setEditorData(editor, index);
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
        if (auto* combo = qobject_cast<QComboBox*>(editor))
            model->setData(index, combo->currentText());
        else
            QStyledItemDelegate::setModelData(editor, model, index);
    }
};

} // namespace

PlanEditor::PlanEditor(QWidget* parent) : QTableWidget(0, 3, parent) {
    setObjectName("plan_entries");
    setAccessibleName(tr("How the study is read"));
    setHorizontalHeaderLabels({tr("entry"), tr("value"), tr("from")});
    horizontalHeader()->setSectionResizeMode(meaning, QHeaderView::Stretch);
    horizontalHeader()->resizeSection(value, 150);
    horizontalHeader()->setSectionResizeMode(origin, QHeaderView::ResizeToContents);
    verticalHeader()->hide();
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed |
                    QAbstractItemView::SelectedClicked);
    setItemDelegateForColumn(value, new ValueDelegate(this));
    connect(this, &QTableWidget::itemChanged, this, [this](QTableWidgetItem* item) {
        const QString key = item->data(key_role).toString(), words = item->text().trimmed();
        if (!showing_ && item->column() == value) // once the editor is closed: all rows are made anew
            QTimer::singleShot(0, this, [=, this] { Q_EMIT said(key, words); });
    });
}

void PlanEditor::show(const ReadingPlan& plan, const std::vector<std::string>& headers) {
    const QString at = currentRow() < 0 ? QString() : item(currentRow(), value)->data(key_role).toString();
    showing_ = true;
    setRowCount(0);
    const std::vector<std::string> guesses = plan.guesses();
    for (const std::string& key : guesses)
        addRow(key, *plan.find(key));
    for (const auto& [key, entry] : plan.entries())
        if (std::find(guesses.begin(), guesses.end(), key) == guesses.end())
            addRow(key, entry);
    QStringList columns;
    for (const std::string& header : headers)
        columns << wordsOf(header);
    for (int row = 0; row < rowCount(); ++row) {
        QTableWidgetItem* cell = item(row, value);
        const std::string key = cell->data(key_role).toString().toStdString();
        QStringList choices = key.starts_with("columns.") ? columns : QStringList();
        for (const std::string& word : wordsFor(key))
            choices << wordsOf(word);
        cell->setData(choices_role, choices);
        if (cell->data(key_role).toString() == at)
            setCurrentCell(row, value);
    }
    resizeRowsToContents();
    showing_ = false;
}

void PlanEditor::begin(const QString& key) {
    for (int row = 0; row < rowCount(); ++row)
        if (item(row, value)->data(key_role).toString() == key) {
            setCurrentCell(row, value);
            editItem(item(row, value));
        }
}

void PlanEditor::addRow(const std::string& key, const PlanEntry& entry) {
    const int row = rowCount();
    insertRow(row);
    const QString cells[] = {meaningOf(key), wordsOf(entry.value), originOf(entry.origin)};
    for (int column = 0; column < columnCount(); ++column) {
        auto* cell = new QTableWidgetItem(cells[column]);
        cell->setData(key_role, wordsOf(key));
        cell->setToolTip(translated(inWords(key, entry)).toHtmlEscaped());
        if (column != value)
            cell->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        QFont font = cell->font();
        font.setBold(entry.origin == Origin::guessed);
        cell->setFont(font);
        setItem(row, column, cell);
    }
}

} // namespace nictate
