#include "widgets/stimulus_choice.h"

#include <QLabel>
#include <QListWidget>
#include <QRadioButton>
#include <QVBoxLayout>

namespace nictate {

namespace {

constexpr qsizetype longest = 56; ///< characters of a choice; its tool tip is the whole

QRadioButton* radio(const QString& text) {
    const qsizetype kept = longest / 2;
    auto* button = new QRadioButton(text.size() <= longest ? text : text.left(kept) + "…" + text.right(kept));
    if (text.size() > longest)
        button->setToolTip(text);
    return button;
}

} // namespace

StimulusChoice::StimulusChoice(const QString& name, const Words& words, std::vector<std::string> stimuli, QWidget* parent)
    : QWidget(parent), stimuli_(std::move(stimuli)), one_(radio(words.one)), some_(radio(words.some)), all_(radio(words.all)),
      list_(new QListWidget) {
    auto* only = new QLabel(words.one);
    only->setObjectName(name + "_only");
    only->setWordWrap(true);
    only->setTextFormat(Qt::PlainText);
    only->setVisible(words.all.isEmpty());
    one_->setObjectName(name + "_one");
    some_->setObjectName(name + "_some");
    all_->setObjectName(name + "_all");
    one_->setChecked(true);
    list_->setObjectName(name + "_stimuli");
    for (const std::string& id : stimuli_)
        (new QListWidgetItem(QString::fromStdString(id), list_))->setCheckState(Qt::Unchecked);
    list_->setMaximumHeight(8 * fontMetrics().height());
    list_->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(5);
    for (QWidget* part : std::initializer_list<QWidget*>{only, one_, some_, list_, all_})
        layout->addWidget(part);
    for (QRadioButton* choice : {one_, some_, all_}) {
        choice->setVisible(!words.all.isEmpty());
        connect(choice, &QRadioButton::toggled, this, [this](bool on) {
            if (!on)
                return;
            list_->setVisible(some());
            Q_EMIT changed();
        });
    }
    connect(list_, &QListWidget::itemChanged, this, &StimulusChoice::changed);
}

bool StimulusChoice::some() const { return some_->isChecked(); }

bool StimulusChoice::all() const { return all_->isChecked(); }

std::vector<std::string> StimulusChoice::chosen() const {
    if (all())
        return stimuli_;
    std::vector<std::string> ticked;
    for (int row = 0; some() && row < list_->count(); ++row)
        if (list_->item(row)->checkState() == Qt::Checked)
            ticked.push_back(stimuli_[static_cast<std::size_t>(row)]);
    return ticked;
}

} // namespace nictate
