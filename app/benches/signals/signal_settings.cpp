#include "app/benches/signals/signal_settings.h"

#include "app/benches/signals/signal_bounds.h"
#include "app/study/document.h"
#include "widgets/parameter_row.h"

#include <QFileInfo>
#include <QVBoxLayout>

namespace nictate {

namespace {

ParameterSpec windowSpec() {
    ParameterSpec spec;
    spec.name = "feature_window";
    spec.label = QObject::tr("Feature window").toStdString();
    spec.unit = Text("s");
    spec.meaning =
        QObject::tr(
            "The 52 features are computed from the gaze in windows of this length, one every half second. A longer window "
            "gives smoother signals of fewer samples.")
            .toStdString();
    spec.min = 0.1;
    spec.max = 3600;
    spec.logarithmic = true;
    spec.slider_min = 1;
    spec.slider_max = 300;
    spec.default_formula = QObject::tr("30 s, as in the papers").toStdString();
    return spec;
}

} // namespace

SignalSettings::SignalSettings(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), window_(new ParameterRow(windowSpec(), {})), bounds_(new SignalBounds(document)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(window_);
    column->addWidget(bounds_);
    window_->hide();
    connect(window_, &ParameterRow::changed, this,
            [this](const std::string&, const std::optional<ParameterValue>& value, bool finished) {
                const double seconds = value ? std::get<double>(*value) : SignalsView{}.window_s;
                changeView<SignalsView>(
                    document_, tr("Change window"), [seconds](SignalsView& view) { view.window_s = seconds; }, "window",
                    finished);
            });
    connect(window_, &ParameterRow::refused, this, [this](const std::string&, const QString& text) { Q_EMIT warned(text); });
    connect(bounds_, &SignalBounds::refused, this, &SignalSettings::warned);
    connect(bounds_, &SignalBounds::written, this, [this](const QString& file) {
        Q_EMIT noted(tr("%1 holds a line for every feature. Replace 0 and 1 by what is publicly known, then "
                        "choose it as the public table.")
                         .arg(QFileInfo(file).fileName()));
    });
    connect(&document_, &Document::studyChanged, this, &SignalSettings::sync);
    connect(&document_, &Document::sessionChanged, this, &SignalSettings::sync);
    sync();
}

void SignalSettings::setFrame(const SignalFrame& frame) { bounds_->setFrame(frame); }

void SignalSettings::offerWindow(bool offered) { window_->setVisible(offered); }

void SignalSettings::sync() {
    const double window_s = document_.session().view<SignalsView>().window_s, usual = SignalsView{}.window_s;
    window_->showValues(window_s != usual ? std::optional<ParameterValue>(window_s) : std::nullopt, usual);
}

} // namespace nictate
