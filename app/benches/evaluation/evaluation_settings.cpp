#include "app/benches/evaluation/evaluation_settings.h"

#include "app/study/document.h"
#include "core/domains/signals/signals_view.h"
#include "core/evaluation/evaluation_view.h"
#include "core/files/number.h"

#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>

#include <algorithm>

namespace nictate {

EvaluationSettings::EvaluationSettings(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), epsilons_(new QLineEdit), bounds_(new QLabel) {
    epsilons_->setObjectName("line_epsilons");
    epsilons_->setAccessibleName(tr("ε of the lines"));
    epsilons_->setToolTip(tr("Every mechanism is evaluated at each of these, of one feature and chunk: 0.01, 0.1, 1"));
    bounds_->setObjectName("evaluation_bounds");
    bounds_->setProperty("muted", true);
    bounds_->setWordWrap(true);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 4, 0, 0);
    form->addRow(tr("ε of the lines"), epsilons_);
    form->addRow(bounds_);
    // A window that closes takes the focus away when its document is gone already.
    connect(epsilons_, &QLineEdit::editingFinished, &document_, [this] { take(); });
    connect(&document_, &Document::sessionChanged, this, &EvaluationSettings::sync);
    connect(&document_, &Document::studyChanged, this, &EvaluationSettings::sync);
    sync();
}

void EvaluationSettings::take() {
    if (!epsilons_->isModified())
        return;
    std::vector<double> epsilons;
    for (const QString& text : epsilons_->text().split(QRegularExpression("[,;\\s]+"), Qt::SkipEmptyParts)) {
        bool number = false;
        const double epsilon = text.toDouble(&number);
        if (!number || !(epsilon > 0 && epsilon <= 1000) || epsilons.size() == EvaluationView::most_epsilons) {
            Q_EMIT refused(tr("ε of the lines: at most %1 numbers above 0, up to 1000; \"%2\" is none")
                               .arg(EvaluationView::most_epsilons)
                               .arg(text));
            return sync();
        }
        epsilons.push_back(epsilon);
    }
    std::sort(epsilons.begin(), epsilons.end());
    epsilons.erase(std::unique(epsilons.begin(), epsilons.end()), epsilons.end());
    Q_EMIT refused({});
    changeView<EvaluationView>(document_, tr("Change ε of the lines"), [&](EvaluationView& view) { view.epsilons = epsilons; });
    sync();
}

void EvaluationSettings::sync() {
    QStringList texts;
    for (double epsilon : document_.session().view<EvaluationView>().epsilons)
        texts << QString::fromStdString(numberText(epsilon));
    epsilons_->setText(texts.join(", "));
    const std::string& bounds = document_.session().view<SignalsView>().bounds;
    bounds_->setText(bounds.empty() ? tr("Bounds from the data, as published: chosen in the Signals workspace")
                                    : tr("Public bounds of %1: chosen in the Signals workspace")
                                          .arg(QFileInfo(QString::fromStdString(bounds)).fileName()));
}

} // namespace nictate
