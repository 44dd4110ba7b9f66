#include "widgets/parameter_panel.h"

#include "widgets/cut_text.h"
#include "widgets/parameter_row.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nictate {

namespace {

/// A letter of the label that no earlier row took.
QChar freeLetter(const Text& label, QString& taken) {
    for (QChar c : translated(label))
        if (c.isLetter() && c.unicode() < 128 && !taken.contains(c, Qt::CaseInsensitive)) {
            taken += c;
            return c;
        }
    return {};
}

std::optional<ParameterValue> valueIf(const Parameters& parameters, const std::string& name) {
    auto found = parameters.all().find(name);
    if (found == parameters.all().end())
        return {};
    return found->second;
}

} // namespace

ParameterPanel::ParameterPanel(QWidget* parent)
    : QWidget(parent), layout_(new QVBoxLayout), state_(new ElidedLabel), message_(new QLabel),
      reset_all_(new QPushButton(tr("↺ Reset all"))) {
    state_->setObjectName("state");
    state_->setProperty("muted", true);
    state_->setFont(scaledFont(interfaceFont(), 0.9));
    message_->setObjectName("message");
    message_->setProperty("error", true);
    message_->setWordWrap(true);
    message_->hide();
    reset_all_->setObjectName("reset_all");
    reset_all_->setToolTip(tr("All parameters back to their public defaults"));
    connect(reset_all_, &QPushButton::clicked, this, &ParameterPanel::resetAll);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    layout_->setSpacing(6);
    column->addLayout(layout_);
    column->addWidget(message_);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(state_, 1);
    bottom->addWidget(reset_all_);
    column->addLayout(bottom);
    showState();
}

ParameterPanel::~ParameterPanel() = default;

void ParameterPanel::setMechanism(const MechanismInfo& info, const std::vector<std::string>& hidden) {
    if (info.id == info_.id && hidden == hidden_)
        return;
    info_ = info;
    hidden_ = hidden;
    for (ParameterRow* row : rows_) {
        row->hide();
        row->deleteLater();
    }
    rows_.clear();
    refused_.clear();
    message_->hide();
    given_ = resolved_ = {};
    //: The letters of the menus, and R of Alt+R.
    QString taken = tr("sevalhr");
    for (const ParameterSpec& spec : info_.parameters) {
        if (std::find(hidden_.begin(), hidden_.end(), spec.name) != hidden_.end())
            continue;
        auto* row = new ParameterRow(spec, freeLetter(spec.label, taken));
        connect(row, &ParameterRow::changed, this, &ParameterPanel::rowChanged);
        connect(row, &ParameterRow::refused, this, &ParameterPanel::rowRefused);
        layout_->addWidget(row);
        rows_.push_back(row);
        row->showValues({}, {});
    }
    QString widest;
    for (const ParameterRow* row : rows_)
        if (fontMetrics().horizontalAdvance(row->shortUnit()) > fontMetrics().horizontalAdvance(widest))
            widest = row->shortUnit();
    for (ParameterRow* row : rows_)
        row->keepRoomFor(widest);
    showState();
    Q_EMIT rowsBuilt();
}

QWidget* ParameterPanel::followTabsOf(QWidget* before) const {
    for (const ParameterRow* row : rows_)
        for (QWidget* stop : row->findChildren<QWidget*>())
            if ((stop->focusPolicy() & Qt::TabFocus) && stop->window() == window()) { // not what pops up
                setTabOrder(before, stop);
                before = stop;
            }
    setTabOrder(before, reset_all_);
    return reset_all_;
}

void ParameterPanel::setValues(const Parameters& given, const Parameters& resolved) {
    given_ = given;
    resolved_ = resolved;
    for (ParameterRow* row : rows_) {
        const std::string& name = row->spec().name;
        row->showValues(valueIf(given, name), valueIf(resolved, name));
        // What has no value, and may not be without one, has no use as the others are set: ε of a choice not made.
        row->setVisible(row->spec().optional || given.has(name) || resolved.has(name));
    }
    showState();
}

void ParameterPanel::rowChanged(const std::string& name, std::optional<ParameterValue> value, bool finished) {
    if (value)
        given_.set(name, *value);
    else
        given_.unset(name);
    showState();
    Q_EMIT parametersChanged(given_, finished);
}

void ParameterPanel::rowRefused(const std::string& name, const QString& text) {
    if (text.isEmpty())
        refused_.erase(name);
    else
        refused_[name] = text;
    QString shown = refused_.empty() ? QString() : text.isEmpty() ? refused_.begin()->second : text;
    message_->setText(shown);
    message_->setVisible(!shown.isEmpty());
    Q_EMIT messageChanged(shown);
}

void ParameterPanel::resetAll() {
    auto refused = std::move(refused_);
    refused_.clear();
    if (!refused.empty())
        rowRefused(refused.begin()->first, {});
    given_ = {};
    for (ParameterRow* row : rows_) {
        row->showValues({}, {}); // forgets refused entries
        row->showValues({}, valueIf(resolved_, row->spec().name));
    }
    showState();
    Q_EMIT parametersChanged(given_, true);
}

void ParameterPanel::showState() {
    auto by_hand =
        std::count_if(rows_.begin(), rows_.end(), [&](const ParameterRow* row) { return given_.has(row->spec().name); });
    if (rows_.empty())
        state_->setText(tr("Nothing to set"));
    else
        state_->setText(by_hand == 0 ? tr("All from public defaults")
                                     : tr("%1 of %2 chosen by hand").arg(by_hand).arg(rows_.size()));
    reset_all_->setEnabled(by_hand > 0);
}

} // namespace nictate
