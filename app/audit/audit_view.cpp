#include "app/audit/audit_view.h"

#include "core/audit/lower_bound.h"
#include "widgets/curve_plot.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QProgressBar>
#include <QVBoxLayout>

#include <cmath>
#include <limits>

namespace nictate {

namespace {

/// What the counts suggest without any allowance for chance.
double guessedEpsilon(const BlackBoxCounts& counts, double delta) {
    const double with = static_cast<double>(counts.here) / counts.draws - delta,
                 without = static_cast<double>(counts.there) / counts.draws;
    return with > 0 && without > 0 ? std::log(with / without) : std::numeric_limits<double>::quiet_NaN();
}

QLabel* wrapping(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

AuditView::AuditView(AuditRun* run, QWidget* parent)
    : QWidget(parent), run_(run), number_(wrapping("audit_number")), verdict_(wrapping("audit_verdict")),
      details_(wrapping("audit_details")), progress_(new QProgressBar), plot_(new CurvePlot) {
    number_->setFont(scaledFont(font(), 1.5, QFont::DemiBold));
    verdict_->setFont(scaledFont(font(), 1.1, QFont::DemiBold));
    progress_->setObjectName("audit_progress");
    progress_->setTextVisible(false);
    progress_->setFixedHeight(6);
    plot_->setObjectName("audit_plot");
    plot_->setTitle(tr("Proven against samples"));
    plot_->setBadge(tr("SIMULATION"));
    plot_->setEmptyText(tr("Start draws outputs for two data sets that the mechanism should make indistinguishable"));
    plot_->setAxes({tr("samples"), tr("draws on each data set"), true, {}, {}, {}, {}}, {tr("ε"), {}, false, 0.0, {}, {}, {}});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each : {static_cast<QWidget*>(number_), static_cast<QWidget*>(verdict_), static_cast<QWidget*>(progress_)})
        column->addWidget(each);
    column->addWidget(plot_, 1);
    column->addWidget(details_);
    connect(run_, &AuditRun::counted, this, &AuditView::refresh);
    connect(run_, &AuditRun::failed, this, &AuditView::fail);
    connect(plot_, &Plot::copyData, this, [this] { QApplication::clipboard()->setText(plot_->csv(caption_)); });
    connect(plot_, &Plot::copyPicture, this, [this] {
        QApplication::clipboard()->setImage(imageOf(plot_->picture({640, 400}, caption_), 192));
    });
}

void AuditView::refresh() {
    if (!run_->experiment() || run_->counts().empty()) {
        number_->setText(tr("ε_L = –"));
        verdict_->clear();
        details_->clear();
        progress_->setValue(0);
        plot_->setCurves({});
        return;
    }
    showVerdict(*run_->experiment(), run_->counts().back());
    showCurves(*run_->experiment());
}

void AuditView::showVerdict(const BlackBox& experiment, const BlackBoxCounts& counts) {
    const QString proven = shortNumber(counts.proven(experiment.delta));
    number_->setText(experiment.promise ? tr("ε_L = %1 proven, ε = %2 promised").arg(proven, shortNumber(*experiment.promise))
                                        : tr("ε_L = %1 proven, nothing promised").arg(proven));
    if (experiment.promised_mu)
        number_->setText(
            number_->text() + "\n" +
            tr("μ_L = %1 proven, μ = %2 promised").arg(shortNumber(counts.provenMu()), shortNumber(*experiment.promised_mu)));
    const AuditVerdict verdict = verdictOf(experiment, counts);
    QPalette colours = palette();
    if (verdict == AuditVerdict::broken)
        colours.setColor(QPalette::WindowText, themeOf(this).warning_text);
    verdict_->setPalette(colours);
    verdict_->setText(verdict == AuditVerdict::broken ? tr("The guarantee is violated.")
                      : verdict == AuditVerdict::nothing_promised
                          ? tr("Nothing is guaranteed.")
                          : tr("No violation found. This does not prove that there is none."));
    progress_->setRange(0, run_->draws());
    progress_->setValue(counts.draws);
    const QString reached = shortNumber(experiment.sensitivity_reached);
    const QString moved = !experiment.sensitivity_stated
                              ? tr("The two lie %1 apart; the mechanism states no bound.").arg(reached)
                              : tr("The two lie %1 apart; the mechanism says that neighbours never lie more than %2 apart.")
                                    .arg(reached, shortNumber(*experiment.sensitivity_stated));
    static_assert(2 * bound_alpha == 2e-9); // as the sentence says
    details_->setText(
        tr("Draws: %1 of %2 on each. The event happened %3 times on the one, %4 times on the other.\n"
           "Neighbours: %5.\nEvent: %6.\n%7\nWrong with a probability below 2·10⁻⁹; δ = %8.")
            .arg(countNumber(static_cast<std::size_t>(counts.draws)))
            .arg(countNumber(static_cast<std::size_t>(run_->draws())))
            .arg(countNumber(static_cast<std::size_t>(counts.here)))
            .arg(countNumber(static_cast<std::size_t>(counts.there)))
            .arg(translated(experiment.neighbours), translated(experiment.event), moved, shortNumber(experiment.delta)));
}

void AuditView::showCurves(const BlackBox& experiment) {
    Curve proven, guessed, promised;
    proven.name = tr("ε_L proven");
    proven.hue = Hue::released;
    guessed.name = tr("estimate, no proof");
    guessed.thin = true;
    guessed.place = 1;
    promised.name = tr("ε promised");
    promised.reference = true;
    for (const BlackBoxCounts& counts : run_->counts()) {
        proven.x.push_back(counts.draws);
        proven.y.push_back(counts.proven(experiment.delta));
        guessed.y.push_back(guessedEpsilon(counts, experiment.delta));
    }
    guessed.x = proven.x;
    if (experiment.promise) {
        promised.x = {proven.x.front(), static_cast<double>(run_->draws())};
        promised.y = {*experiment.promise, *experiment.promise};
    }
    std::vector<Curve> curves = {std::move(proven), std::move(guessed)};
    if (experiment.promise)
        curves.push_back(std::move(promised));
    plot_->setCurves(std::move(curves));
}

void AuditView::fail(const QString& message) {
    number_->setText(tr("Nothing to audit"));
    verdict_->setText(message);
    details_->clear();
    plot_->setCurves({});
}

} // namespace nictate
