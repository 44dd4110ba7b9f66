#include "app/benches/signals/signal_settings.h"

#include "app/study/document.h"
#include "app/study/study_opener.h"
#include "core/choices/number_field.h"
#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/io/feature_bounds_file.h"
#include "widgets/parameter_row.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace nictate {

SignalBounds::SignalBounds(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), from_data_(new QRadioButton(tr("from the data (as published)"))),
      public_table_(new QRadioButton(tr("public table…"))), table_(new QLabel), write_(new QPushButton(tr("Table to fill in…"))),
      fix_length_(new QCheckBox(tr("Public length"))), length_(new QSpinBox) {
    from_data_->setObjectName("bounds_data");
    from_data_->setToolTip(tr("The largest distance between two participants sets the noise, as in the papers: the scale itself "
                              "then tells about these two"));
    public_table_->setObjectName("bounds_table");
    public_table_->setToolTip(tr("A CSV with columns feature,lower,upper; values outside are clamped"));
    table_->setObjectName("bounds_file");
    table_->setProperty("muted", true);
    table_->setWordWrap(true);
    write_->setObjectName("bounds_write");
    write_->setProperty("small", true);
    write_->setToolTip(tr("Write a table with the features' names, to fill in from what is publicly known"));
    fix_length_->setObjectName("fix_length");
    fix_length_->setToolTip(tr("Signals are cut, or repeat their last value, to this many samples; else the longest one's "
                               "length is published"));
    length_->setObjectName("public_length");
    length_->setAccessibleName(tr("Public length"));
    length_->setRange(static_cast<int>(length_field.low), static_cast<int>(length_field.high));
    length_->setSuffix(tr(" samples"));
    length_->setKeyboardTracking(false);
    length_->setMinimumWidth(length_->fontMetrics().horizontalAdvance("100 000" + length_->suffix())); // as many as are usual

    auto* heading = new QLabel(tr("Bounds of the features"));
    heading->setWordWrap(true);
    auto* head = new QHBoxLayout;
    head->addWidget(heading, 1);
    head->addWidget(write_);
    auto* length = new QHBoxLayout;
    length->addWidget(fix_length_);
    length->addWidget(length_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(3);
    column->addLayout(head);
    column->addWidget(from_data_);
    column->addWidget(public_table_);
    column->addWidget(table_);
    column->addLayout(length);

    connect(from_data_, &QRadioButton::clicked, this, [this] {
        changeView<SignalsView>(document_, tr("Take bounds from the data"), [](SignalsView& view) { view.bounds.clear(); });
    });
    connect(public_table_, &QRadioButton::clicked, this, &SignalBounds::choose);
    connect(write_, &QPushButton::clicked, this, &SignalBounds::chooseTemplate);
    connect(fix_length_, &QCheckBox::clicked, this, [this](bool on) {
        changeView<SignalsView>(document_, on ? tr("Make the length public") : tr("Take the length from the data"),
                                [&](SignalsView& view) { view.length = on ? std::optional(length_->value()) : std::nullopt; });
    });
    connect(length_, &QSpinBox::valueChanged, this, [this](int samples) {
        if (fix_length_->isChecked())
            changeView<SignalsView>(document_, tr("Change public length"),
                                    [samples](SignalsView& view) { view.length = samples; });
    });
    connect(&document_, &Document::studyChanged, this, [this] {
        signals_.reset();
        sync();
    });
    connect(&document_, &Document::sessionChanged, this, &SignalBounds::sync);
    sync();
}

void SignalBounds::sync() {
    const SignalsView& view = document_.session().view<SignalsView>();
    from_data_->setChecked(view.bounds.empty());
    public_table_->setChecked(!view.bounds.empty());
    table_->setText(QFileInfo(QString::fromStdString(view.bounds)).fileName());
    table_->setToolTip(QString::fromStdString(view.bounds));
    table_->setVisible(!view.bounds.empty());
    fix_length_->setChecked(view.length.has_value());
    length_->setEnabled(view.length.has_value());
    const QSignalBlocker quiet(length_);
    if (view.length)
        length_->setValue(*view.length);
}

void SignalBounds::setFrame(const SignalFrame& frame) {
    signals_ = frame.study;
    const QSignalBlocker quiet(length_);
    length_->setValue(frame.study->length);
}

const std::vector<std::string>& SignalBounds::featureNames() const {
    static const std::vector<std::string> none;
    return signals_ ? signals_->features : document_.hasStudy() ? document_.study().features.names : none;
}

void SignalBounds::choose() {
    sync(); // nothing is chosen yet
    const QString shown = QString::fromStdString(document_.session().view<SignalsView>().bounds);
    const QString file = QFileDialog::getOpenFileName(this, tr("Public bounds of the features"),
                                                      shown.isEmpty() ? shippedData("window_feature_bounds.csv") : shown,
                                                      tr("Comma-separated values (*.csv);;All files (*)"));
    if (!file.isEmpty())
        take(file);
}

void SignalBounds::take(const QString& file) {
    try {
        TextSource source = TextSource::fromFile(file.toStdString());
        readFeatureBounds(source, featureNames());
        Q_EMIT refused({});
        changeView<SignalsView>(document_, tr("Take public bounds"),
                                [&](SignalsView& view) { view.bounds = QFileInfo(file).absoluteFilePath().toStdString(); });
    } catch (const Error& error) {
        Q_EMIT refused(translated(error));
    }
}

void SignalBounds::chooseTemplate() {
    QString file = QFileDialog::getSaveFileName(this, tr("Write a table of bounds to fill in"), "bounds.csv",
                                                tr("Comma-separated values (*.csv)"));
    if (!file.isEmpty())
        writeTemplate(file);
}

void SignalBounds::writeTemplate(const QString& file) {
    const std::vector<std::string>& names = featureNames();
    // The data's own range must not slip into a table that will be called public: 0 … 1 is a placeholder.
    std::vector<FeatureBounds> bounds(names.size(), FeatureBounds{0, 1});
    if (signals_ && signals_->bounds_public && signals_->bounds.size() == names.size())
        bounds = signals_->bounds;
    try {
        writeFileAtomically(file.toStdString(), featureBoundsCsv(names, bounds));
        Q_EMIT written(file);
    } catch (const Error& error) {
        Q_EMIT refused(translated(error));
    }
}

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

void SignalSettings::offer(bool features, bool windows) {
    window_->setVisible(windows);
    bounds_->setVisible(features);
}

void SignalSettings::sync() {
    const double window_s = document_.session().view<SignalsView>().window_s, usual = SignalsView{}.window_s;
    window_->showValues(window_s != usual ? std::optional<ParameterValue>(window_s) : std::nullopt, usual);
}

} // namespace nictate
