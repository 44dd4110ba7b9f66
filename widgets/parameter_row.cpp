#include "widgets/parameter_row.h"

#include "core/errors.h"
#include "core/files/figures.h"
#include "widgets/cut_text.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"
#include "widgets/translated.h"
#include "widgets/value_slider.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

/// All digits of what somebody typed; few of what was computed.
QString boxText(double value) {
    const QString exact = shownFigure(exactFigure(value));
    return exact.size() <= 8 ? exact : shortNumber(value);
}

QLabel* smallLabel(QLabel* label) {
    label->setFont(scaledFont(interfaceFont(), 0.85));
    label->setProperty("muted", true);
    return label;
}

QString labelText(const ParameterSpec& spec, QChar mnemonic) {
    QString text = translated(spec.label.empty() ? Text(spec.name) : spec.label);
    qsizetype at = mnemonic.isNull() ? -1 : text.indexOf(mnemonic, 0, Qt::CaseInsensitive);
    if (at >= 0)
        text.insert(at, '&');
    // A choice is known by its words; its name in formulas would only repeat them.
    return spec.symbol.empty() || !spec.choices.empty() ? text : text + "  " + QString::fromStdString(spec.symbol);
}

} // namespace

ParameterRow::ParameterRow(ParameterSpec spec, QChar mnemonic, QWidget* parent) : QWidget(parent), spec_(std::move(spec)) {
    QString name = QString::fromStdString(spec_.name), text = labelText(spec_, mnemonic);
    setToolTip(tip());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    auto* top = top_ = new QHBoxLayout;
    top->setSpacing(3);
    column->addLayout(top);

    mark_ = new QWidget;
    mark_->setObjectName(name + ".mark");
    mark_->setFixedWidth(3);
    mark_->setBackgroundRole(QPalette::Highlight);
    top->addWidget(mark_);
    if (spec_.optional) {
        on_ = new QCheckBox; // its own text could not be shortened
        on_->setObjectName(name + ".on");
        on_->setAccessibleName(translated(spec_.label));
        connect(on_, &QCheckBox::clicked, this, &ParameterRow::switched);
        top->addWidget(on_);
    }
    auto* label = new ElidedLabel(text);
    label->setLinesHere(2);
    label_ = label;
    if (on_)
        label_->installEventFilter(this);
    top->addWidget(label_, 1);
    filler_ = new QWidget;
    filler_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    filler_->hide();
    top->addWidget(filler_, 1);
    if (spec_.choices.empty())
        buildNumber();
    else
        buildChoice();
    QWidget* field = choice_ ? static_cast<QWidget*>(choice_) : box_;
    field->setAccessibleName(translated(spec_.label));
    field->setAccessibleDescription(translated(spec_.meaning));
    label_->setBuddy(on_ ? static_cast<QWidget*>(on_) : field);
    top->addWidget(field);
    QString unit = translated(spec_.unit);
    bool short_unit = unit.size() <= 8;
    if (box_) { // number boxes line up, with or without a unit after them
        unit_ = smallLabel(new QLabel(short_unit ? unit : QString()));
        top->addWidget(unit_);
        keepRoomFor(unit_->text());
    }

    buildReset();
    top->addWidget(reset_);

    if (slider_)
        column->addWidget(slider_);
    if (spec_.faithful_direction != 0 || (!short_unit && !unit.isEmpty()))
        column->addLayout(makeEnds(short_unit ? QString() : unit));
}

void ParameterRow::buildReset() {
    reset_ = new QToolButton;
    reset_->setText("↺");
    reset_->setObjectName(QString::fromStdString(spec_.name) + ".reset");
    reset_->setToolTip(tr("Back to the public default: %1").arg(translated(spec_.default_formula)));
    reset_->setAccessibleName(tr("Reset %1").arg(translated(spec_.label)));
    reset_->setAutoRaise(true);
    QSizePolicy stays = reset_->sizePolicy(); // so that nothing moves when it comes
    stays.setRetainSizeWhenHidden(true);
    reset_->setSizePolicy(stays);
    connect(reset_, &QToolButton::clicked, this, &ParameterRow::reset);
}

QLayout* ParameterRow::makeEnds(const QString& long_unit) const {
    auto* ends = new QHBoxLayout;
    const bool up = spec_.faithful_direction > 0;
    if (spec_.faithful_direction != 0)
        ends->addWidget(smallLabel(new QLabel(up ? tr("more protected") : tr("more faithful"))));
    ends->addStretch();
    if (!long_unit.isEmpty())
        ends->addWidget(smallLabel(new ElidedLabel(long_unit)));
    if (spec_.faithful_direction != 0) {
        ends->addStretch();
        ends->addWidget(smallLabel(new QLabel(up ? tr("more faithful") : tr("more protected"))));
    }
    return ends;
}

void ParameterRow::buildNumber() {
    QString name = QString::fromStdString(spec_.name);
    box_ = new QLineEdit;
    box_->setObjectName(name + ".box");
    box_->setAlignment(Qt::AlignRight);
    box_->installEventFilter(this);
    connect(box_, &QLineEdit::editingFinished, this, &ParameterRow::entered);
    if (!ValueSlider::suits(spec_))
        return;
    slider_ = new ValueSlider(spec_);
    slider_->setObjectName(name + ".slider");
    slider_->setAccessibleName(translated(spec_.label));
    connect(slider_, &ValueSlider::parameterMoved, this, &ParameterRow::moved);
}

void ParameterRow::buildChoice() {
    choice_ = new ElidedChoice;
    choice_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    choice_->setObjectName(QString::fromStdString(spec_.name) + ".choice");
    for (const Text& choice : spec_.choices)
        choice_->addItem(translated(choice), QString::fromStdString(choice.english()));
    connect(choice_, &QComboBox::activated, this, [this] {
        value_ = choice_->currentData().toString().toStdString();
        showMark(true);
        Q_EMIT changed(spec_.name, value_, true);
    });
}

QString ParameterRow::tip() const {
    auto plain = [](const Text& text) { return translated(text).toHtmlEscaped(); };
    QString text = "<p style='white-space:normal'>" + plain(spec_.meaning) + "</p><p>" + plain(rangeText(spec_));
    if (!spec_.default_formula.empty())
        text += "<br>" + tr("Public default: %1").arg(plain(spec_.default_formula));
    return text + "</p>";
}

void ParameterRow::showValues(std::optional<ParameterValue> given, std::optional<ParameterValue> resolved) {
    std::optional<ParameterValue> value = given ? given : resolved;
    bool same = value == value_;
    value_ = value;
    showMark(given.has_value());
    enable(value_.has_value());
    if (choice_ && value_)
        choice_->setCurrentIndex(choice_->findData(QString::fromStdString(std::get<std::string>(*value_))));
    if (!box_)
        return;
    bool refused_entry = box_->property("error").toBool();
    bool typing = box_->hasFocus() && box_->isModified();
    if (same && (refused_entry || typing))
        return;
    if (refused_entry)
        showError({});
    if (!value_) {
        shown_.clear();
        box_->clear();
        return;
    }
    showNumber(std::get<double>(*value_));
    if (slider_ && !slider_->isSliderDown())
        slider_->setParameter(std::get<double>(*value_));
}

void ParameterRow::reset() {
    if (box_)
        showError({});
    value_.reset(); // so that the default is shown even over a refused entry
    Q_EMIT changed(spec_.name, {}, true);
}

void ParameterRow::moved(double value, bool finished) {
    showError({});
    value_ = value;
    showNumber(value);
    showMark(true);
    Q_EMIT changed(spec_.name, value_, finished);
}

void ParameterRow::entered() {
    QString text = typedNumber(box_->text());
    if (text == typedNumber(shown_)) {
        box_->setModified(false);
        return showError({});
    }
    try {
        ParameterValue value = parseParameter(spec_, text.toStdString());
        showError({});
        value_ = value;
        showNumber(std::get<double>(value));
        if (slider_)
            slider_->setParameter(std::get<double>(value));
        showMark(true);
        Q_EMIT changed(spec_.name, value_, true);
    } catch (const InvalidParameter& invalid) {
        showError(tr("%1 cannot be %2: %3")
                      .arg(translated(spec_.label), text.isEmpty() ? tr("empty") : text, translated(invalid.allowed)));
    }
}

void ParameterRow::switched(bool on) {
    showError({});
    enable(on);
    value_.reset();
    if (on)
        value_ = startValue();
    if (value_ && slider_)
        slider_->setParameter(std::get<double>(*value_));
    if (value_)
        showNumber(std::get<double>(*value_));
    showMark(on);
    Q_EMIT changed(spec_.name, value_, true);
}

/// Somewhere sensible for an optional parameter that is switched on: the middle of its slider.
double ParameterRow::startValue() const {
    double low = spec_.slider_min, high = spec_.slider_max;
    if (high <= low)
        return spec_.min_open ? spec_.min + 1 : spec_.min;
    double middle = low > 0 ? std::sqrt(low * high) : (low + high) / 2;
    return spec_.integer ? std::round(middle) : QString::number(middle, 'g', 2).toDouble();
}

void ParameterRow::showNumber(double value) {
    shown_ = boxText(value);
    box_->setText(shown_);
    box_->setModified(false);
}

void ParameterRow::showError(const QString& text) {
    if (!box_ || box_->property("error").toBool() == !text.isEmpty()) {
        if (box_ && !text.isEmpty())
            Q_EMIT refused(spec_.name, text);
        return;
    }
    box_->setProperty("error", !text.isEmpty());
    box_->style()->unpolish(box_);
    box_->style()->polish(box_);
    Q_EMIT refused(spec_.name, text);
}

void ParameterRow::showMark(bool by_hand) {
    by_hand_ = by_hand;
    mark_->setAutoFillBackground(by_hand);
    mark_->setToolTip(by_hand ? tr("Chosen by hand") : tr("From public defaults"));
    mark_->setAccessibleName(mark_->toolTip());
    reset_->setEnabled(by_hand);
    reset_->setVisible(by_hand);
}

void ParameterRow::enable(bool on) {
    if (!on_)
        return;
    on_->setChecked(on);
    for (QWidget* widget : {static_cast<QWidget*>(box_), static_cast<QWidget*>(slider_)})
        if (widget)
            widget->setEnabled(on);
    if (box_)
        box_->setPlaceholderText(on ? QString() : tr("off"));
    if (box_ && !on)
        box_->clear();
}

QString ParameterRow::shortUnit() const { return unit_ ? unit_->text() : QString(); }

void ParameterRow::keepRoomFor(const QString& unit) {
    widest_unit_ = unit;
    if (unit_)
        fitText();
}

/// Room for any number and any short unit of the panel at the size of text there is.
void ParameterRow::fitText() {
    box_->setFixedWidth(QFontMetrics(interfaceFont()).horizontalAdvance("8.88e-88") + 18);
    const int room = QFontMetrics(scaledFont(interfaceFont(), 0.85)).horizontalAdvance(widest_unit_);
    unit_->setFixedWidth(room > 0 ? room + 2 : 0);
}

void ParameterRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    if (unit_)
        fitText();
    arrange();
}

void ParameterRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

/// The name stands beside what it names, or above it where two lines beside it are too few.
void ParameterRow::arrange() {
    int room = width();
    for (int i = 0; i < top_->count(); ++i)
        if (const QWidget* part = top_->itemAt(i)->widget(); part != label_ && part != filler_)
            room -= part->sizeHint().expandedTo(part->minimumSize()).boundedTo(part->maximumSize()).width() + top_->spacing();
    const bool above = room < 20 || !ElidedLabel::fits(QString(label_->text()).remove('&'), label_->font(), room, 2);
    if (above == !filler_->isHidden())
        return;
    filler_->setVisible(above);
    auto* column = static_cast<QVBoxLayout*>(layout());
    if (above)
        column->insertWidget(0, label_);
    else
        top_->insertWidget(top_->indexOf(filler_), label_, 1);
}

bool ParameterRow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == label_ && event->type() == QEvent::MouseButtonRelease) {
        on_->click();
        return true;
    }
    if (watched != box_ || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape && (box_->isModified() || box_->property("error").toBool())) {
        box_->setText(shown_);
        box_->setModified(false);
        showError({});
        return true;
    }
    if (slider_ && (key == Qt::Key_Up || key == Qt::Key_Down)) {
        slider_->triggerAction(key == Qt::Key_Up ? QSlider::SliderSingleStepAdd : QSlider::SliderSingleStepSub);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace nictate
