#include "widgets/study_tree.h"

#include "core/errors.h"
#include "widgets/cut_text.h"
#include "widgets/study_model.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

namespace nictate {

namespace {
constexpr std::size_t few_stimuli = 3; ///< are seen at a glance
constexpr qsizetype longest_named = 8; ///< characters of an attribute with room beside "Filter"
} // namespace

StudyTree::StudyTree(QWidget* parent)
    : QWidget(parent), model_(std::make_unique<StudyModel>()), title_(new ElidedLabel), counts_(new ElidedLabel),
      search_(new QLineEdit), view_(new QTreeView), filter_(new QLineEdit), message_(new QLabel), pause_(new QTimer(this)) {
    title_->setObjectName("study_title");
    title_->setFont(scaledFont(interfaceFont(), 1.05, QFont::DemiBold));
    title_->setMostLines(2);
    counts_->setObjectName("study_counts");
    counts_->setProperty("muted", true);
    counts_->setMostLines(2);
    search_->setObjectName("search");
    search_->setAccessibleName(tr("Search stimuli"));
    search_->setPlaceholderText(tr("Search stimuli"));
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    view_->setObjectName("study_view");
    view_->setAccessibleName(tr("Stimuli and observers"));
    view_->setModel(model_.get());
    view_->setItemDelegate(new CutCells(this));
    view_->setHeaderHidden(true);
    view_->setUniformRowHeights(true); // fifty thousand observers are not measured one by one
    view_->setIconSize(StudyModel::picture_size);
    view_->setIndentation(14);
    view_->setMinimumHeight(40); // a low window has it all the same
    view_->setExpandsOnDoubleClick(true);
    view_->setTextElideMode(Qt::ElideRight);
    view_->setSelectionMode(QAbstractItemView::SingleSelection);
    filter_->setObjectName("filter");
    filter_->setAccessibleName(tr("Filter observers"));
    filter_->setPlaceholderText(tr("Filter: %1").arg("age < 50 and sex = f"));
    filter_->setClearButtonEnabled(true);
    message_->setObjectName("filter_message");
    message_->setWordWrap(true);
    message_->setFont(scaledFont(interfaceFont(), 0.9));
    message_->hide();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(title_);
    column->addWidget(counts_);
    column->addWidget(search_);
    column->addWidget(view_, 1);
    column->addWidget(filter_);
    column->addWidget(message_);

    // A half-typed condition is no mistake yet: wait for a pause, Enter, or leaving the line.
    pause_->setSingleShot(true);
    pause_->setInterval(500);
    connect(pause_, &QTimer::timeout, this, &StudyTree::filterEdited);
    connect(filter_, &QLineEdit::textEdited, pause_, qOverload<>(&QTimer::start));
    connect(filter_, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty())
            filterEdited(); // the clear button
    });
    connect(filter_, &QLineEdit::editingFinished, this, &StudyTree::filterEdited);
    connect(view_, &QTreeView::clicked, this, &StudyTree::choose);
    connect(view_, &QTreeView::activated, this, &StudyTree::choose);
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) { choose(index); });
    connect(model_.get(), &StudyModel::excludedChanged, this, [this] {
        showCounts();
        Q_EMIT excludedChanged(excluded());
    });
    connect(search_, &QLineEdit::textChanged, this, &StudyTree::search);
    refreshColours();
    clear();
}

StudyTree::~StudyTree() {
    view_->selectionModel()->disconnect(this);
    view_->setModel(nullptr); // the model goes before the view does
}

void StudyTree::setStudy(const Dataset& dataset) {
    model_->setStudy(dataset);
    title_->setText(QString::fromStdString(dataset.name));
    applied_.clear();
    {
        QSignalBlocker quiet(filter_);
        filter_->clear();
    }
    filter_->setEnabled(!dataset.participants.empty());
    const auto& names = model_->attributes();
    const QString attribute = names.empty() ? QString() : QString::fromStdString(names.front());
    const QString condition = attribute.isEmpty() ? QStringLiteral("id != P03") : attribute + " = …";
    filter_->setPlaceholderText(tr("Filter: %1").arg(attribute.size() > longest_named ? QStringLiteral("…") : condition));
    filter_->setToolTip(attribute.size() > longest_named ? tr("Filter: %1").arg(condition) : QString());
    search_->clear();
    search_->setVisible(dataset.stimuli.size() > few_stimuli);
    view_->expand(model_->branch(StudyModel::stimuli_branch));
    view_->expand(model_->branch(StudyModel::observers_branch));
    showMessage({}, false);
    showCounts();
    showCurrent();
}

void StudyTree::clear() {
    setStudy({});
    title_->setText(tr("No study"));
    counts_->setText(tr("Open a study or drop one on the window."));
}

void StudyTree::setCurrentStimulus(std::size_t stimulus) {
    const bool moved = stimulus != model_->current();
    model_->setCurrent(stimulus);
    if (moved || !view_->currentIndex().isValid())
        showCurrent();
}

/// The list stands where the study does, whoever moved it: a click, undo, another session.
void StudyTree::showCurrent() {
    const QModelIndex row = stimulusRow(model_->current());
    if (!row.isValid())
        return;
    view_->setCurrentIndex(row);
    view_->scrollTo(row);
}

QModelIndex StudyTree::stimulusRow(std::size_t stimulus) const {
    return model_->index(static_cast<int>(stimulus), 0, model_->branch(StudyModel::stimuli_branch));
}

void StudyTree::search(const QString& text) {
    for (std::size_t i = 0; i < model_->stimuli(); ++i)
        view_->setRowHidden(static_cast<int>(i), model_->branch(StudyModel::stimuli_branch),
                            !model_->stimulusName(i).contains(text.trimmed(), Qt::CaseInsensitive));
}

/// Enter takes the first that was found, Down goes to the list.
bool StudyTree::eventFilter(QObject* watched, QEvent* event) {
    if (watched != search_ || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape && !search_->text().isEmpty()) {
        search_->clear();
        return true;
    }
    if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Down)
        return false;
    for (std::size_t i = 0; i < model_->stimuli(); ++i)
        if (!view_->isRowHidden(static_cast<int>(i), model_->branch(StudyModel::stimuli_branch))) {
            view_->setCurrentIndex(stimulusRow(i));
            break;
        }
    if (key == Qt::Key_Down)
        view_->setFocus(Qt::TabFocusReason);
    return true;
}
std::size_t StudyTree::currentStimulus() const { return model_->current(); }

void StudyTree::setExcluded(const std::vector<std::size_t>& participants) {
    model_->setExcluded(participants);
    showCounts();
}

std::vector<std::size_t> StudyTree::excluded() const { return model_->excluded(); }
std::vector<std::size_t> StudyTree::included() const { return model_->included(); }
QString StudyTree::filter() const { return applied_; }

void StudyTree::setFilter(const QString& text) {
    {
        QSignalBlocker quiet(filter_);
        filter_->setText(text);
    }
    if (!apply(text) && !applied_.isEmpty()) {
        applied_.clear();
        model_->setFilter({});
        showCounts();
    }
}

/// Puts a valid filter in force; says what is wrong with another and leaves the old one as it is.
bool StudyTree::apply(const QString& text) {
    try {
        model_->setFilter(AttributeFilter::parse(text.toStdString(), model_->attributes()));
    } catch (const InvalidParameter& invalid) {
        const QString why = tr("%1 (expected %2)").arg(translated(invalid.value), translated(invalid.allowed));
        showMessage(applied_.isEmpty() ? why + "." : tr("%1. Still in force: %2.").arg(why, applied_), true);
        return false;
    }
    applied_ = text.simplified();
    showMessage(applied_.isEmpty() ? QString() : tr("Filtering by a sensitive attribute makes n sensitive."), false);
    showCounts();
    return true;
}

void StudyTree::filterEdited() {
    pause_->stop();
    QString before = applied_;
    if (filter_->text().simplified() == before && message_->property("error").toBool() == false)
        return;
    if (apply(filter_->text()) && applied_ != before)
        Q_EMIT filterChanged(applied_);
}

void StudyTree::choose(const QModelIndex& index) {
    if (!index.isValid() || index.parent() != model_->branch(StudyModel::stimuli_branch))
        return;
    auto stimulus = static_cast<std::size_t>(index.row());
    if (stimulus == model_->current())
        return;
    model_->setCurrent(stimulus);
    Q_EMIT stimulusChosen(stimulus);
}

void StudyTree::showCounts() {
    std::size_t all = model_->participants().size(), pictures = model_->stimuli();
    counts_->setText((all == 1 ? tr("%1 of %2 observer") : tr("%1 of %2 observers")).arg(model_->includedCount()).arg(all) +
                     " · " + (pictures == 1 ? tr("%1 stimulus") : tr("%1 stimuli")).arg(pictures));
}

void StudyTree::showMessage(const QString& text, bool error) {
    message_->setText(text);
    message_->setVisible(!text.isEmpty());
    message_->setProperty("warning", !error);
    for (QWidget* widget : {static_cast<QWidget*>(message_), static_cast<QWidget*>(filter_)}) {
        widget->setProperty("error", error);
        widget->style()->unpolish(widget);
        widget->style()->polish(widget);
    }
}

void StudyTree::refreshColours() {
    const Theme& theme = themeOf(this);
    model_->setColours(theme.accent, theme.canvas);
    view_->viewport()->update();
}

void StudyTree::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        refreshColours();
    QWidget::changeEvent(event);
}

} // namespace nictate
