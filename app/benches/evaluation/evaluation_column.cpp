#include "app/benches/evaluation/evaluation_column.h"

#include "app/study/document.h"
#include "core/evaluation/chosen_evaluation.h"
#include "widgets/cut_text.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>
#include <set>

namespace nictate {

namespace {

void choose(QComboBox& box, const std::string& id) { box.setCurrentIndex(std::max(0, box.findData(QString::fromStdString(id)))); }

std::string chosenIn(const QComboBox& box) { return box.currentData().toString().toStdString(); }

constexpr Protocol of_people[] = {Protocol::leave_one_condition_out, Protocol::halves, Protocol::halves_embargo,
                                  Protocol::halves_two_releases};
constexpr Protocol of_attributes[] = {Protocol::balanced, Protocol::leave_one_person_out};

} // namespace

EvaluationColumn::EvaluationColumn(Document& document, QWidget* parent) : QFrame(parent), document_(document) {
    setProperty("panel", true);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(6, 6, 6, 6);
    form->setVerticalSpacing(4);
    attacked_ = add(*form, "attacked_task", tr("Attack on"), tr("What should stay hidden: identity, or an attribute"));
    attacker_ = add(*form, "attacker", tr("Attacker"),
                    tr("The attacker whose accuracy is on the horizontal axis; by default the strongest of the fast ones"));
    table_ = add(*form, "evaluation_table", tr("Recognised"), tr("What the table below the picture is of"));
    protocol_ = add(*form, "protocol", tr("Protocol"), tr("Training and test data of the table"));
    train_ = add(*form, "train", tr("Learns from"), tr("Protected signals, or everybody's original signals of other recordings"));
    train_->addItem(tr("protected signals"), false);
    train_->addItem(tr("the originals"), true);
    control_ = add(*form, "control", tr("Noise on"), tr("What replaces the signals, to show what the noise alone gives"));
    control_->addItem(tr("one constant"), "constant");
    control_->addItem(tr("strangers' halves"), "strangers");
    attacker_->addItem(tr("the strongest"), "");
    for (const AttackerInfo& attacker : attackerInfos())
        if (attacker.id != "lda-scale") // no attacker
            attacker_->addItem(translated(attacker.name), QString::fromStdString(attacker.id));
    for (const AttackerInfo& attacker : attackerInfos()) {
        if (!attacker.rows)
            continue;
        auto* box = classifiers_.emplace_back(new QCheckBox(translated(attacker.name)));
        box->setObjectName("classifier_" + QString::fromStdString(attacker.id));
        box->setProperty("id", QString::fromStdString(attacker.id));
        box->setToolTip(attacker.fast ? tr("Classifies rows and votes: seconds") : tr("Classifies rows and votes: minutes"));
        form->addRow(classifiers_.size() == 1 ? tr("Rows by") : QString(), box);
    }
    auto* mark = new QLabel(tr("Reads the originals: nothing here belongs to a release."));
    mark->setProperty("muted", true);
    mark->setFont(scaledFont(interfaceFont(), 0.85));
    mark->setWordWrap(true);
    form->addRow(mark);
    wire();
    connect(&document_, &Document::sessionChanged, this, &EvaluationColumn::sync);
}

QComboBox* EvaluationColumn::add(QFormLayout& form, const char* name, const QString& label, const QString& tip) {
    auto* box = new ElidedChoice;
    box->setObjectName(name);
    box->setAccessibleName(label);
    box->setToolTip(tip);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    form.addRow(label, box);
    return box;
}

void EvaluationColumn::wire() {
    const auto chosen = [this](QComboBox* box, const QString& label, auto set) {
        connect(box, &QComboBox::activated, this, [this, box, label, set] {
            changeView<EvaluationView>(document_, label, [&](EvaluationView& view) { set(view, *box); });
        });
    };
    chosen(attacked_, tr("Attack something else"), [](EvaluationView& view, const QComboBox& box) {
        view.attribute = chosenIn(box);
        view.attacker.clear();
        view.protocol.clear();
    });
    chosen(attacker_, tr("Choose another attacker"), [](EvaluationView& view, const QComboBox& box) {
        view.attacker = chosenIn(box);
        const bool rows = !view.attacker.empty() && attackerInfo(view.attacker).rows;
        if (rows && std::count(view.classifiers.begin(), view.classifiers.end(), view.attacker) == 0)
            view.classifiers.push_back(view.attacker);
    });
    chosen(table_, tr("Show another table"), [](EvaluationView& view, const QComboBox& box) {
        view.table_of_conditions = box.currentIndex() == 0;
        view.protocol.clear();
    });
    chosen(protocol_, tr("Choose another protocol"),
           [](EvaluationView& view, const QComboBox& box) { view.protocol = chosenIn(box); });
    chosen(train_, tr("Learn from other signals"),
           [](EvaluationView& view, const QComboBox& box) { view.train_clean = box.currentData().toBool(); });
    chosen(control_, tr("Choose another control"),
           [](EvaluationView& view, const QComboBox& box) { view.control = chosenIn(box); });
    for (QCheckBox* box : classifiers_)
        connect(box, &QCheckBox::clicked, this, [this, id = box->property("id").toString().toStdString()](bool on) {
            changeView<EvaluationView>(document_, on ? tr("Add a classifier") : tr("Leave out a classifier"),
                                       [&](EvaluationView& view) {
                                           std::erase(view.classifiers, id);
                                           if (on)
                                               view.classifiers.push_back(id);
                                           else if (view.attacker == id)
                                               view.attacker.clear();
                                       });
        });
}

void EvaluationColumn::setStudy(const RecordingSet& set) {
    conditions_ = set.conditions.size();
    const QSignalBlocker quiet(attacked_);
    attacked_->clear();
    attacked_->addItem(tr("people"), "");
    std::set<std::string> attributes;
    for (const auto& of_person : set.attributes)
        for (const auto& [name, value] : of_person)
            attributes.insert(name);
    for (const std::string& name : attributes)
        attacked_->addItem(QString::fromStdString(name), QString::fromStdString(name));
    synced_.reset();
    sync();
}

void EvaluationColumn::fillProtocols() {
    const EvaluationView& view = document_.session().view<EvaluationView>();
    protocol_->clear();
    protocol_->addItem(tr("the usual one"), "");
    const auto add = [this](Protocol protocol) { protocol_->addItem(translated(protocolWord(name(protocol))), name(protocol)); };
    if (tableTask(view, conditions_).kind == TaskKind::condition)
        add(Protocol::leave_one_person_out);
    else if (view.attribute.empty())
        std::for_each(std::begin(of_people), std::end(of_people), add);
    else
        std::for_each(std::begin(of_attributes), std::end(of_attributes), add);
    choose(*protocol_, view.protocol);
}

void EvaluationColumn::sync() {
    if (synced_ == document_.session().view<EvaluationView>())
        return; // ε moves
    synced_ = document_.session().view<EvaluationView>();
    const EvaluationView& view = *synced_;
    choose(*attacked_, view.attribute);
    choose(*attacker_, view.attacker);
    const QString attacked = attacked_->currentText();
    table_->clear();
    table_->addItems({tr("conditions"), attacked});
    table_->setCurrentIndex(tableTask(view, conditions_).kind == TaskKind::condition ? 0 : 1);
    table_->setEnabled(conditions_ > 1);
    fillProtocols();
    train_->setCurrentIndex(view.train_clean ? 1 : 0);
    choose(*control_, view.control);
    for (QCheckBox* box : classifiers_)
        box->setChecked(
            std::count(view.classifiers.begin(), view.classifiers.end(), box->property("id").toString().toStdString()) > 0);
}

} // namespace nictate
