#include "app/benches/data/data_tables.h"

#include "app/benches/data/gaze_table_model.h"
#include "app/benches/plot_tabs.h"
#include "app/study/document.h"
#include "core/analysis/data_view.h"
#include "core/domains/areas/areas_view.h"
#include "core/errors.h"
#include "widgets/captioned.h"
#include "widgets/cut_text.h"
#include "widgets/empty_state.h"
#include "widgets/flow_layout.h"
#include "widgets/number_box.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace nictate {

QualityLimitsBar::QualityLimitsBar(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
    setLayout(new FlowLayout(this));
    layout()->setContentsMargins(8, 2, 8, 2);
    layout()->addWidget(new QLabel(tr("Mark rows above")));
    for (const QualityFigure& figure : qualityFigures())
        if (figure.limit)
            addLimit(figure);
    auto* sensitive = new QLabel(tr("sensitive – never released"));
    sensitive->setObjectName("quality_badge");
    sensitive->setProperty("muted", true);
    layout()->addWidget(sensitive);
}

void QualityLimitsBar::addLimit(const QualityFigure& figure) {
    const bool is_share = figure.unit == "%";
    auto* box = new NumberBox;
    box->setObjectName("limit_" + QString::fromUtf8(figure.id.data(), static_cast<int>(figure.id.size())));
    box->setRange(0, is_share ? 100 : 100000);
    box->setSpecialValueText(tr("no limit"));
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setKeyboardTracking(false);
    box->setToolTip(
        tr("Recordings above it are marked in the table; 0 removes the limit. It is your own choice and saved in the session"));
    layout()->addWidget(captioned(columnTitle(figure.name, {}), box));
    limits_.push_back({&figure, box, is_share ? 100.0 : 1.0});
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, limit = limits_.back()](double shown) {
        changeView<DataView>(document_, tr("Set a limit of quality"), [&](DataView& view) {
            auto& value = view.quality.*limit.figure->limit;
            value.reset();
            if (shown > 0)
                value = shown / limit.factor;
        });
    });
}

void QualityLimitsBar::show(const QualityLimits& limits, bool in_degrees) {
    for (const Limit& each : limits_) {
        const QSignalBlocker quiet(each.box);
        each.box->setDecimals(decimalsOf(*each.figure, in_degrees));
        each.box->setSuffix(" " + translated(unitOf(*each.figure, in_degrees)));
        each.box->setValue((limits.*each.figure->limit).value_or(0) * each.factor);
    }
}

namespace {

constexpr int typing_pause_ms = 800;

constexpr const char* table_names[] = {"participants", "fixations", "events", "samples", "area-hits", "quality"};

/// What a column is called in the session: its title without the unit.
std::string columnName(const QAbstractItemModel& model, int column) {
    return model.headerData(column, Qt::Horizontal).toString().section(", ", 0, 0).toStdString();
}

GazeRows rowsOf(DataTable table) {
    return table == DataTable::fixations   ? GazeRows::fixations
           : table == DataTable::events    ? GazeRows::events
           : table == DataTable::area_hits ? GazeRows::area_hits
           : table == DataTable::quality   ? GazeRows::quality
                                           : GazeRows::samples;
}

} // namespace

DataTables::DataTables(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), tabs_(new PlotTabs), text_(new QLineEdit),
      every_stimulus_(new QCheckBox(tr("All stimuli"))), count_(new QLabel), limits_(new QualityLimitsBar(document)) {
    participants_ = new SummaryModel(this);
    addPage(DataTable::participants, tr("Participants"), "table_participants", participants_, nullptr);
    for (const auto& [table, title, name] : {std::tuple(DataTable::fixations, tr("Fixations"), "table_fixations"),
                                             std::tuple(DataTable::events, tr("Events"), "table_events"),
                                             std::tuple(DataTable::samples, tr("Samples"), "table_samples"),
                                             std::tuple(DataTable::area_hits, tr("Area hits"), "table_area_hits"),
                                             std::tuple(DataTable::quality, tr("Quality"), "table_quality")}) {
        auto* rows = new GazeTableModel(this);
        addPage(table, title, name, rows, rows);
    }
    text_->setObjectName("data_text");
    text_->setPlaceholderText(tr("Rows that show …"));
    text_->setClearButtonEnabled(true);
    text_->setMinimumWidth(180);
    text_->setAccessibleName(tr("Show only rows with this text"));
    every_stimulus_->setObjectName("every_stimulus");
    every_stimulus_->setToolTip(tr("Rows of all stimuli, not of the chosen one alone"));
    count_->setObjectName("row_count");
    count_->setProperty("muted", true);
    tabs_->addControl(text_);
    tabs_->addControl(every_stimulus_);
    tabs_->addControl(count_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(tabs_);
    layout->addWidget(limits_);

    connect(tabs_, &PlotTabs::chosen, this, [this] {
        const DataTable table = front().table;
        changeView<DataView>(document_, tr("Look at another table"), [table](DataView& view) { view.table = table; });
    });
    connect(text_, &QLineEdit::textEdited, this, [this](const QString& text) {
        changeView<DataView>(
            document_, tr("Filter rows"), [&](DataView& view) { view.text = text.trimmed().toStdString(); }, "data text", false);
    });
    auto* pause = new QTimer(this); // typing ends; not with the focus, which a window loses while it is taken down
    pause->setSingleShot(true);
    pause->setInterval(typing_pause_ms);
    connect(text_, &QLineEdit::textEdited, pause, qOverload<>(&QTimer::start));
    connect(pause, &QTimer::timeout, this, [this] {
        changeView<DataView>(
            document_, tr("Filter rows"), [](DataView&) {}, "data text");
    });
    connect(every_stimulus_, &QCheckBox::clicked, this, [this](bool on) {
        changeView<DataView>(document_, tr("Choose rows of stimuli"), [on](DataView& view) { view.every_stimulus = on; });
    });
}

void DataTables::addPage(DataTable table, const QString& title, const char* name, QAbstractTableModel* model,
                         GazeTableModel* rows) {
    auto* view = new QTableView;
    model->setParent(view); // whose colours it takes
    view->setObjectName(name);
    view->setAccessibleName(title);
    view->setModel(model);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setTabKeyNavigation(false);
    view->setAlternatingRowColors(true);
    view->setShowGrid(false);
    view->setWordWrap(false);
    view->setItemDelegate(new CutCells(view));
    view->setHorizontalHeader(new CutTitles(view));
    view->setFrameShape(QFrame::NoFrame);
    view->verticalHeader()->hide();
    view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    view->horizontalHeader()->setHighlightSections(false);
    view->horizontalHeader()->setSectionsClickable(true);
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    view->installEventFilter(this);
    view->viewport()->installEventFilter(this);
    auto* stack = new QStackedWidget;
    auto* empty = new EmptyState;
    empty->setObjectName(QString(name) + "_empty");
    stack->addWidget(view);
    stack->addWidget(empty);
    tabs_->add(stack, title);
    const std::size_t place = pages_.size();
    pages_.push_back({table, view, stack, empty, rows});
    connect(view->horizontalHeader(), &QHeaderView::sectionClicked, this,
            [this, place](int column) { sortBy(pages_[place], column); });
    connect(view, &QTableView::activated, this,
            [this, place](const QModelIndex& index) { activate(pages_[place], index.row()); });
    connect(view, &QWidget::customContextMenuRequested, this, [this, place](QPoint at) { showMenu(pages_[place], at); });
    if (rows)
        connect(rows->work(), &Background::finished, this, [this, place] { rest(pages_[place]); });
    else
        connect(view, &QTableView::clicked, this,
                [this, place](const QModelIndex& index) { activate(pages_[place], index.row()); });
}

DataTables::Page& DataTables::front() {
    return *std::find_if(pages_.begin(), pages_.end(), [this](const Page& each) { return each.stack == tabs_->front(); });
}

std::vector<Background*> DataTables::work() const {
    std::vector<Background*> all;
    for (const Page& each : pages_)
        if (each.rows)
            all.push_back(each.rows->work());
    return all;
}

void DataTables::setStudy(std::shared_ptr<const Dataset> study, std::shared_ptr<const std::vector<DetectedBeside>> beside,
                          std::shared_ptr<const StudySummary> summary, std::shared_ptr<const StudyQuality> quality) {
    study_ = std::move(study);
    beside_ = std::move(beside);
    quality_ = std::move(quality);
    hits_.reset();
    participants_->setSummary(study_, std::move(summary));
    for (Page& each : pages_) {
        each.fitted = false;
        if (each.rows)
            each.rows->setTable(nullptr);
    }
}

void DataTables::show(const LookedAt& looked_at) {
    const DataView& view = document_.session().view<DataView>();
    Page& wanted = page(view.table);
    if (tabs_->front() != wanted.stack) {
        const QSignalBlocker quiet(tabs_);
        tabs_->bringUp(wanted.stack);
    }
    if (const QString text = QString::fromStdString(view.text); text != text_->text().trimmed())
        text_->setText(text);
    every_stimulus_->setChecked(view.every_stimulus);
    every_stimulus_->setVisible(wanted.rows != nullptr && study_ && study_->stimuli.size() > 1);
    limits_->setVisible(view.table == DataTable::quality);
    limits_->show(view.quality, quality_ && quality_->in_degrees);
    if (wanted.rows)
        showRows(wanted, looked_at);
    else
        showParticipants(wanted);
}

void DataTables::showRows(Page& page, const LookedAt& looked_at) {
    if (!beside_) // what is detected decides how many rows there are
        return rest(page);
    const AreasByStimulus& drawn = document_.session().view<AreasView>().areas;
    if (page.table == DataTable::area_hits && !(hits_ && hits_->drawn == drawn)) {
        hits_ = std::make_shared<const StudyHits>(studyHits(*study_, drawn));
        page.rows->setTable(nullptr);
    }
    if (!page.rows->table()) {
        page.rows->setTable(std::make_shared<GazeTable>(study_, rowsOf(page.table), beside_, hits_, quality_));
        page.fitted = false;
    }
    const auto [column, descending] = sorting(page);
    GazeOrder order{looked_at.in_tables, document_.session().view<DataView>().text, {}, descending};
    if (column >= 0)
        order.column = static_cast<std::size_t>(column);
    page.rows->want(order);
    page.rows->setLimits(document_.session().view<DataView>().quality);
    rest(page);
}

void DataTables::showParticipants(Page& page) {
    const auto [column, descending] = sorting(page);
    participants_->want(QString::fromStdString(document_.session().view<DataView>().text), column, descending);
    std::vector<std::size_t> included;
    if (study_)
        included = includedParticipants(document_.session(), *study_);
    participants_->setIncluded(included);
    rest(page);
}

/// Everything about a page that follows its rows.
void DataTables::rest(Page& page) {
    const bool any = page.view->model()->rowCount() > 0;
    page.stack->setCurrentIndex(any ? 0 : 1);
    if (!any)
        page.empty->setText(emptyText(page).section('\n', 0, 0), emptyText(page).section('\n', 1));
    const auto [column, descending] = sorting(page);
    QHeaderView& header = *page.view->horizontalHeader();
    const bool marked = column >= 0 && (!header.isSortIndicatorShown() || header.sortIndicatorSection() != column);
    header.setSortIndicatorShown(column >= 0);
    if (column >= 0)
        header.setSortIndicator(column, descending ? Qt::DescendingOrder : Qt::AscendingOrder);
    if (any && (!page.fitted || marked)) { // the mark takes room of its column's title
        page.fitted = true;
        fit(page);
    }
    showCount();
}

/// All columns share the width there is. Whether somebody is included is also ticked in the study's column; numbers of gaps and
/// stimuli give way before the reason why to look twice does.
void DataTables::fit(Page& page) {
    const auto columnOf = [](SummaryFigure figure) { return SummaryModel::first_figure + static_cast<int>(figure); };
    if (page.view->model()->rowCount() == 0 || fitting_)
        return;
    fitting_ = true;
    const QWidget& viewport = *page.view->viewport();
    for (int round = 0, width = -1; round < 3 && width != viewport.width(); ++round) { // a scroll bar may have come or gone
        width = viewport.width();
        if (page.rows)
            fitColumns(*page.view);
        else
            fitColumns(*page.view,
                       {SummaryModel::included, columnOf(SummaryFigure::gaps), columnOf(SummaryFigure::longest_gap),
                        columnOf(SummaryFigure::stimuli), columnOf(SummaryFigure::recordings)},
                       SummaryModel::remarks);
    }
    fitting_ = false;
}

void DataTables::showCount() {
    const Page& shown = front();
    const auto rows = static_cast<std::size_t>(shown.view->model()->rowCount());
    const bool sorting_now = shown.rows && shown.rows->work()->running();
    const std::size_t all =
        shown.rows ? (shown.rows->table() ? shown.rows->table()->size() : 0) : (study_ ? study_->participants.size() : 0);
    count_->setText(sorting_now ? tr("sorting…") : tr("%1 of %2").arg(countNumber(rows), countNumber(all)));
}

QString DataTables::emptyText(const Page& page) const {
    if (!beside_)
        return tr("Looking through the study…");
    if (page.rows && page.rows->work()->running())
        return tr("Sorting…");
    if (page.rows && page.rows->table() && page.rows->table()->size() == 0) {
        switch (page.table) {
        case DataTable::samples: return tr("No samples\nThis study came with fixations only.");
        case DataTable::fixations:
            return tr("No fixations\nNone were recorded, and none were detected in samples. How they are detected is chosen in "
                      "Study › What is public… › How it is read…");
        case DataTable::area_hits:
            return hits_->drawn.empty() ? tr("No areas of interest\nDraw or read them in the Areas workspace; every fixation in "
                                             "one is a row here.")
                                        : tr("No fixation lies in an area\nAreas are moved and resized in the Areas workspace.");
        default: return tr("No events\nThis study has neither fixations nor samples.");
        }
    }
    if (!text_->text().trimmed().isEmpty())
        return tr("No row shows “%1”\nClear the text above, or look at all stimuli.").arg(text_->text().trimmed());
    return page.rows ? tr("Nothing of this choice\nNo recording of these participants on this stimulus; look at all stimuli.")
                     : tr("No participants");
}

std::pair<int, bool> DataTables::sorting(const Page& page) const {
    const auto& all = document_.session().view<DataView>().sorted_by;
    const auto found = all.find(table_names[static_cast<std::size_t>(page.table)]);
    if (found == all.end())
        return {-1, false};
    const bool descending = found->second.starts_with('-');
    const std::string name = found->second.substr(descending ? 1 : 0);
    for (int column = 0; column < page.view->model()->columnCount(); ++column)
        if (columnName(*page.view->model(), column) == name)
            return {column, descending};
    return {-1, false};
}

/// Ascending, descending, and as in the study.
void DataTables::sortBy(const Page& page, int column) {
    const auto [now, descending] = sorting(page);
    if (now == column && descending)
        changeView<DataView>(document_, tr("Do not sort"),
                             [&](DataView& view) { view.sorted_by.erase(table_names[static_cast<std::size_t>(page.table)]); });
    else
        sortBy(page, column, now == column);
}

void DataTables::sortBy(const Page& page, int column, bool descending) {
    const std::string name = columnName(*page.view->model(), column);
    changeView<DataView>(document_, tr("Sort by %1").arg(QString::fromStdString(name)), [&](DataView& view) {
        view.sorted_by[table_names[static_cast<std::size_t>(page.table)]] = (descending ? "-" : "") + name;
    });
}

void DataTables::activate(const Page& page, int row) {
    if (!page.rows) {
        const std::size_t participant = participants_->participantOf(row);
        Q_EMIT participantChosen(QString::fromStdString(study_->participants[participant].id));
        return;
    }
    const GazePlace place = page.rows->table()->place(page.rows->tableRow(row));
    Q_EMIT rowChosen(static_cast<std::size_t>(place.recording - study_->recordings.data()), page.rows->table()->startOf(place));
}

void DataTables::copy(const Page& page) {
    const QAbstractItemModel& model = *page.view->model();
    std::vector<std::pair<int, int>> ranges; // a selection may hold a million indexes
    int count = 0;
    for (const QItemSelectionRange& range : page.view->selectionModel()->selection()) {
        ranges.emplace_back(range.top(), range.bottom());
        count += range.height();
    }
    if (count == 0)
        return Q_EMIT noted(tr("Nothing is selected: click a row, or press Ctrl+A for all."));
    if (count > most_copied_rows)
        return Q_EMIT noted(
            tr("%1 rows are selected, %2 at most are copied at once: narrow them by a text, a participant or a stimulus.")
                .arg(countNumber(static_cast<std::size_t>(count)), countNumber(most_copied_rows)));
    std::sort(ranges.begin(), ranges.end());
    QString text;
    const auto line = [&](const auto& cell) {
        for (int column = 0; column < model.columnCount(); ++column)
            text += (column > 0 ? "\t" : "") + cell(column).replace(QChar('\t'), QChar(' ')).replace(QChar('\n'), QChar(' '));
        text += '\n';
    };
    line([&](int column) { return model.headerData(column, Qt::Horizontal).toString(); });
    for (const auto& [from, to] : ranges)
        for (int row = from; row <= to; ++row) {
            if (!page.rows) {
                line([&](int column) { return participants_->copied(row, column); });
                continue;
            }
            const GazeTable& table = *page.rows->table();
            const GazePlace place = table.place(page.rows->tableRow(row));
            line([&](int column) {
                return QString::fromStdString(cellCopied(table.columns()[static_cast<std::size_t>(column)], place));
            });
        }
    QApplication::clipboard()->setText(text);
    Q_EMIT noted(tr("%1 rows of original data are on the clipboard: they are sensitive, not a release.")
                     .arg(countNumber(static_cast<std::size_t>(count))));
}

void DataTables::showMenu(const Page& page, const QPoint& at) {
    auto* menu = new QMenu(page.view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Copy rows\tCtrl+C"), this, [this, &page] { copy(page); });
    const int column = page.view->columnAt(at.x());
    if (column >= 0) {
        menu->addAction(tr("Sort &ascending\tCtrl+Up"), this, [this, &page, column] { sortBy(page, column, false); });
        menu->addAction(tr("Sort &descending\tCtrl+Down"), this, [this, &page, column] { sortBy(page, column, true); });
    }
    menu->popup(page.view->viewport()->mapToGlobal(at));
}

bool DataTables::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        for (Page& page : pages_)
            if (page.view->viewport() == watched && page.fitted) // the view's own comes before there is room
                fit(page);
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const Page& shown = front();
    const bool copies = key->matches(QKeySequence::Copy), leaves = key->key() == Qt::Key_Escape;
    const bool sorts = key->modifiers() == Qt::ControlModifier && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down);
    if (watched != shown.view || !(copies || leaves || sorts))
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (copies)
        copy(shown);
    else if (leaves)
        Q_EMIT participantChosen({});
    else if (const QModelIndex current = shown.view->currentIndex(); current.isValid())
        sortBy(shown, current.column(), key->key() == Qt::Key_Down);
    return true;
}

} // namespace nictate
