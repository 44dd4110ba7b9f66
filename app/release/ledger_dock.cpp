#include "app/release/ledger_dock.h"

#include "app/release/acknowledge_break.h"
#include "app/release/ledger_model.h"
#include "app/release/ledger_place.h"
#include "app/release/ledger_words.h"
#include "app/release/release_offer.h"
#include "app/study/document.h"
#include "core/errors.h"
#include "widgets/empty_state.h"
#include "widgets/help_place.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace nictate {

namespace {

constexpr int totals_settle_ms = 200;
constexpr int summary_width = 370;

QLabel* wrapped(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

LedgerDock::LedgerDock(Document& document, std::function<std::optional<ReleaseOffer>()> offer, QWidget* parent)
    : QDockWidget(tr("Ledger"), parent), document_(document), offer_(std::move(offer)), next_work_(tr("Cost of a release")),
      stack_(new QStackedWidget), empty_(new EmptyState), table_(new QTableView) {
    setObjectName("ledger_dock");
    setProperty(help_page, "release");
    setAllowedAreas(Qt::BottomDockWidgetArea | Qt::TopDockWidgetArea);
    setFeatures(DockWidgetClosable | DockWidgetMovable);
    model_ = new LedgerModel(table_);
    table_->setObjectName("ledger_table");
    table_->setModel(model_);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setAlternatingRowColors(true);
    table_->setShowGrid(false);
    table_->setWordWrap(false);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    table_->horizontalHeader()->setHighlightSections(false);
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->setFrameShape(QFrame::NoFrame);
    stack_->addWidget(empty_);
    stack_->addWidget(table_);
    auto* content = new QWidget;
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(8, 2, 8, 4);
    row->setSpacing(12);
    row->addWidget(buildSummary());
    row->addWidget(stack_, 1);
    setWidget(content);

    delay_.setSingleShot(true);
    delay_.setInterval(totals_settle_ms);
    connect(&delay_, &QTimer::timeout, this, &LedgerDock::showNext);
    connect(&watch_, &LedgerWatch::changed, this, &LedgerDock::refresh);
    connect(&document_, &Document::studyChanged, this, [this] {
        watch_.setFile(ledgerOf(QString::fromStdString(document_.session().data.path)));
        planNext();
    });
    connect(&document_, &Document::sessionChanged, this, &LedgerDock::planNext);
    connect(this, &QDockWidget::visibilityChanged, this, &LedgerDock::planNext);
    refresh();
}

QWidget* LedgerDock::buildSummary() {
    auto* summary = new QWidget;
    auto* column = new QVBoxLayout(summary);
    column->setContentsMargins(0, 0, 4, 0);
    column->setSpacing(4);
    bar_ = new BudgetBar;
    bar_->setObjectName("ledger_budget");
    verified_ = wrapped("ledger_verified");
    acknowledge_ = new AcknowledgeBreak("ledger_acknowledge");
    connect(acknowledge_, &AcknowledgeBreak::pressed, this, &LedgerDock::acknowledge);
    totals_ = wrapped("ledger_totals");
    next_text_ = wrapped("ledger_next");
    for (QWidget* widget : std::initializer_list<QWidget*>{bar_, verified_, acknowledge_, totals_, next_text_})
        column->addWidget(widget);
    column->addStretch(1);
    auto* area = new QScrollArea; // the dock may be folded to a few lines
    area->setWidget(summary);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->viewport()->setAutoFillBackground(false);
    summary->setAutoFillBackground(false);
    area->setFixedWidth(summary_width * fontMetrics().height() / 15);
    return area;
}

void LedgerDock::refresh() {
    const Ledger* ledger = watch_.ledger();
    model_->setLedger(watch_.shared());
    table_->resizeColumnsToContents();
    const bool any = ledger && !ledger->entries().empty();
    stack_->setCurrentWidget(any ? static_cast<QWidget*>(table_) : empty_);
    if (!watch_.problem().isEmpty())
        empty_->setText(tr("The ledger cannot be used"), watch_.problem());
    else if (!document_.hasStudy())
        empty_->setText(tr("No study"), tr("The ledger of the study you open is shown here."));
    else if (!ledger)
        empty_->setText(tr("Reading…"), {});
    else
        empty_->setText(tr("No release yet"),
                        tr("Nothing has been released from this study. Each release is entered here before it is written."));
    const bool broken = ledger && ledger->firstBroken();
    verified_->setText(ledger && ledger->exists() ? verificationText(*ledger) : QString());
    verified_->setStyleSheet(broken ? QString("color: %1;").arg(themeOf(this).danger.name()) : QString());
    verified_->setVisible(!verified_->text().isEmpty());
    acknowledge_->setEntry(broken ? ledger->firstBroken() : std::nullopt);
    totals_->setVisible(any);
    if (any) {
        const Totals totals = ledger->totals();
        const QString unproven = unprovenText(totals);
        totals_->setText(tr("ρ %1; the observer who lost most is in %2 of them.\n%3")
                             .arg(lossNumber(totals.rho))
                             .arg(totals.worst_observer_entries)
                             .arg(unproven.isEmpty() ? QFileInfo(watch_.file()).fileName()
                                                     : unproven + "\n" + QFileInfo(watch_.file()).fileName()));
        totals_->setToolTip(watch_.file());
    }
    showNext();
}

void LedgerDock::planNext() {
    next_.reset();
    delay_.start();
}

void LedgerDock::planInBackground() {
    auto take = [this](Next next) {
        next_ = std::move(next);
        showNext();
    };
    try {
        const std::optional<ReleaseOffer> offer = offer_();
        if (!offer)
            return take({{}, tr("nothing is shown")});
        next_work_.start(
            [job = offer->job](const Progress&) {
                try {
                    return Next{job({}).records(), {}};
                } catch (const Error& error) {
                    return Next{{}, translated(error)};
                }
            },
            take);
    } catch (const Error& error) {
        take({{}, translated(error)});
    }
}

void LedgerDock::showNext() {
    const Ledger* ledger = watch_.ledger();
    bar_->setVisible(ledger != nullptr);
    next_text_->setVisible(ledger != nullptr && document_.hasStudy());
    if (!ledger || !document_.hasStudy() || !isVisible())
        return;
    if (!next_) {
        bar_->setState(budgetState(*ledger, {}));
        next_text_->setText(tr("What the next release costs is being computed…"));
        planInBackground();
        return;
    }
    const BudgetBar::State state = budgetState(*ledger, next_->records);
    bar_->setState(state);
    if (next_->records.empty()) {
        next_text_->setText(tr("What is on screen cannot be released: %1").arg(next_->refused));
        return;
    }
    const LedgerRecord& record = next_->records.front();
    next_text_->setText(
        tr("Releasing what is on screen would cost ρ %1 and make it ε = %2%3.")
            .arg(lossNumber(record.loss.rho), lossNumber(state.after), bar_->exceeded() ? tr(": beyond the budget") : QString()));
}

void LedgerDock::acknowledge() {
    try {
        watch_.acknowledge(acknowledge_->atMost());
    } catch (const Error& error) {
        Q_EMIT failed(translated(error));
    }
}

void LedgerDock::changeEvent(QEvent* event) {
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && bar_)
        refresh();
}

} // namespace nictate
