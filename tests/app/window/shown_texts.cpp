#include "tests/app/window/shown_texts.h"

#include "app/benches/bench.h"
#include "app/window/language.h"
#include "widgets/custom_plot.h"
#include "widgets/gaze_plot.h"
#include "widgets/handbook_window.h"
#include "widgets/heatmap_view.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTabBar>
#include <QTextDocumentFragment>
#include <QTranslator>

namespace nictate::test {

namespace {

constexpr int some_rows = 60;

QString placeOf(const QObject& object) {
    QString names = object.objectName();
    for (const QObject* up = object.parent(); up && names.count('/') < 3; up = up->parent())
        names = (up->objectName().isEmpty() ? QString(up->metaObject()->className()) : up->objectName()) + "/" + names;
    return names + " (" + object.metaObject()->className() + ")";
}

void addItems(ShownTexts& texts, const QAbstractItemModel& model, const QModelIndex& above, const QString& place) {
    for (int row = 0; row < std::min(model.rowCount(above), some_rows); ++row)
        for (int column = 0; column < model.columnCount(above); ++column) {
            const QModelIndex at = model.index(row, column, above);
            for (int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                addText(texts, at.data(role).toString(), place + QString(" row %1").arg(row));
            if (column == 0)
                addItems(texts, model, at, place);
        }
}

void addModel(ShownTexts& texts, const QAbstractItemView& view, const QString& place) {
    const QAbstractItemModel* model = view.model();
    if (!model || qobject_cast<const QHeaderView*>(&view))
        return;
    for (int column = 0; column < model->columnCount(); ++column)
        for (int role : {Qt::DisplayRole, Qt::ToolTipRole})
            addText(texts, model->headerData(column, Qt::Horizontal, role).toString(), place + " header");
    addItems(texts, *model, {}, place);
}

void addPlot(ShownTexts& texts, QCustomPlot& plot, const QString& place) {
    for (const QCPAxisRect* rect : plot.axisRects())
        for (const QCPAxis* axis : rect->axes()) {
            const QStringList titles = axis->property("titles").toStringList(); // the one shown may be cut
            for (const QString& title : titles.isEmpty() ? QStringList{axis->label()} : titles)
                addText(texts, title, place + " axis");
            if (axis->visible() && axis->tickLabels())
                for (const QString& number : axis->tickVectorLabels())
                    addText(texts, number, place + " axis");
        }
    for (int i = 0; i < plot.plottableCount(); ++i)
        if (plot.legend->visible() && plot.legend->itemWithPlottable(plot.plottable(i)))
            addText(texts, plot.plottable(i)->name(), place + " curve");
    for (int i = 0; i < plot.itemCount(); ++i)
        if (const auto* item = qobject_cast<const QCPItemText*>(plot.item(i)); item && item->visible())
            addText(texts, item->text(), place + " label");
    for (int i = 0; i < plot.plotLayout()->elementCount(); ++i)
        if (const auto* element = qobject_cast<const QCPTextElement*>(plot.plotLayout()->elementAt(i)))
            addText(texts, element->text(), place + " title");
}

void addWidget(ShownTexts& texts, QWidget& widget) {
    const QString place = placeOf(widget);
    auto add = [&](const QString& text) { addText(texts, text, place); };
    for (const QString& text : {widget.toolTip(), widget.statusTip(), widget.accessibleName(), widget.accessibleDescription(),
                                widget.isWindow() ? widget.windowTitle() : QString()})
        add(text);
    const auto* label = qobject_cast<const QLabel*>(&widget);
    const bool cut = label && label->text().endsWith("…") && label->toolTip().startsWith(label->text().chopped(1));
    if (label && !cut) // its tool tip is the whole of it
        add(label->text());
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        add(button->text());
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
        add(line->placeholderText());
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
        add(group->title());
    if (const auto* menu = qobject_cast<const QMenu*>(&widget))
        add(menu->title());
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        for (int i = 0; i < box->count(); ++i)
            for (int role : {Qt::DisplayRole, Qt::ToolTipRole})
                add(box->itemData(i, role).toString());
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < tabs->count(); ++i) {
            add(tabs->tabText(i));
            add(tabs->tabToolTip(i));
        }
    if (const auto* box = qobject_cast<const QSpinBox*>(&widget))
        for (const QString& text : {box->prefix(), box->suffix(), box->specialValueText()})
            add(text);
    if (const auto* box = qobject_cast<const QDoubleSpinBox*>(&widget))
        for (const QString& text : {box->prefix(), box->suffix(), box->specialValueText()})
            add(text);
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget))
        addModel(texts, *view, place);
    if (auto* plot = qobject_cast<QCustomPlot*>(&widget))
        addPlot(texts, *plot, place);
    if (const auto* map = qobject_cast<const HeatmapView*>(&widget))
        for (const QString& text : {map->layer().title, map->layer().badge, map->layer().unit})
            add(text);
    if (const auto* gaze = qobject_cast<const GazePlot*>(&widget)) {
        add(gaze->note());
        add(gaze->emptyText());
    }
    if (const auto* bench = qobject_cast<const Bench*>(&widget)) {
        for (const QString& text : {bench->title(), bench->reason(), bench->hint(), bench->summary()})
            add(text);
        if (bench->content())
            add(bench->caption());
        for (const PlotPage& page : bench->pages())
            add(page.title);
    }
}

} // namespace

German::German() { speak(*qApp, "de"); }
German::~German() { qDeleteAll(qApp->findChildren<QTranslator*>(Qt::FindDirectChildrenOnly)); }

QString plainText(const QString& text) {
    const QString read = Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
    static const QRegularExpression mnemonic("&(?=\\S)");
    return read.section('\t', 0, 0).remove(mnemonic);
}

void addText(ShownTexts& texts, const QString& text, const QString& place) {
    static const QRegularExpression said("\\p{L}\\p{L}|\\d");
    const QString read = plainText(text);
    if (read.contains(said))
        texts.try_emplace(read, place);
}

/// The tip somebody wrote: Qt makes one of the text, without its mnemonic and, since 6.11, without its "…".
static QString ownTip(const QAction& action) {
    const QString made = action.text().remove('&').remove("…");
    return action.toolTip() == made ? QString() : action.toolTip();
}

void collectTexts(QWidget& root, ShownTexts& texts) {
    addWidget(texts, root);
    for (QWidget* widget : root.findChildren<QWidget*>())
        if (widget->window() == &root || !qobject_cast<const Handbook*>(widget->window())) // the handbook says that it is English
            addWidget(texts, *widget);
    for (const QAction* action : root.findChildren<QAction*>())
        for (const QString& text : {action->text(), ownTip(*action)})
            addText(texts, text, "action " + placeOf(*action));
}

} // namespace nictate::test
