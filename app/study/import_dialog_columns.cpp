// The page of columns and units.

#include "app/study/import_dialog.h"
#include "core/io/plan_options.h"
#include "widgets/translated.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace nictate {

namespace {

/// The words an entry may hold, in words. The first one is the text "as detected", which says nothing.
QComboBox* wordChoices(const QString& name, const std::string& entry) {
    auto* combo = new QComboBox;
    combo->setObjectName(name);
    combo->addItem(QObject::tr("as detected"), QString());
    for (const std::string& word : wordsFor(entry))
        if (entry != "person" || (word != "pattern" && word != "bids")) // patterns have a page of their own
            combo->addItem(translated(valueInWords(entry, word)), QString::fromStdString(word));
    return combo;
}

QSpinBox* pixels(const char* name) {
    auto* box = new QSpinBox;
    box->setObjectName(name);
    box->setRange(0, 20000);
    box->setSuffix(" px");
    box->setSpecialValueText(QObject::tr("from pictures"));
    return box;
}

} // namespace

QWidget* ImportDialog::makeColumns() {
    auto* intro =
        new QLabel(tr("Say which column holds what where that was not recognised; for gaze x and y are needed, the rest "
                      "helps."));
    intro->setWordWrap(true);
    auto* choices_side = new QWidget;
    auto* side = new QVBoxLayout(choices_side);
    side->setContentsMargins(0, 0, 8, 0);
    side->addWidget(intro);
    side->addWidget(makeRoles());
    side->addWidget(makeUnits());
    side->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidget(choices_side);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(choices_side->minimumSizeHint().width() + 24);
    return scroll;
}

QWidget* ImportDialog::makeRoles() {
    auto* box = new QGroupBox(tr("Columns"));
    auto* form = new QFormLayout(box);
    for (const RoleInfo& info : columnRoles()) {
        const QString name = QString::fromUtf8(info.name.data(), static_cast<int>(info.name.size()));
        auto* combo = new QComboBox;
        combo->setObjectName("role_" + name);
        combo->setToolTip(translated(info.meaning));
        combo->setMinimumContentsLength(14);
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        const QString word = translated(roleWord(name.toStdString()));
        form->addRow(info.required ? tr("%1 (needed)").arg(word) : word, combo);
        roles_[name.toStdString()] = combo;
        connect(combo, &QComboBox::activated, this, &ImportDialog::choose);
    }
    return box;
}

QWidget* ImportDialog::makeUnits() {
    auto* box = new QGroupBox(tr("Units"));
    auto* form = new QFormLayout(box);
    const auto add = [&](const QString& label, const char* name, const char* entry) {
        QComboBox* combo = words_[entry] = wordChoices(name, entry);
        form->addRow(label, combo);
        connect(combo, &QComboBox::activated, this, &ImportDialog::choose);
    };
    add(tr("Rows are"), "import_rows", "rows");
    add(tr("Positions"), "import_positions", "positions");
    add(tr("Times"), "import_time", "time-unit");
    add(tr("Durations"), "import_duration", "duration-unit");
    add(tr("Delimiter"), "import_delimiter", "delimiter");
    add(tr("Decimal sign"), "import_decimal", "decimal");
    form->addRow(tr("Screen"), makeScreen());
    add(tr("People are told apart by"), "import_person", "person");
    words_["person"]->setToolTip(
        tr("How people are told apart. One person's files counted as two people would break the guarantee."));
    add(tr("Fixations are found by"), "import_detect", "detect");
    refreshUnits();
    return box;
}

/// What was said of units, here or among the entries.
void ImportDialog::refreshUnits() {
    showScreen();
    for (const auto& [entry, combo] : words_)
        combo->setCurrentIndex(std::max(0, combo->findData(QString::fromStdString(source_.reading.value(entry)))));
}

void ImportDialog::showScreen() {
    const QSignalBlocker quiet_width(width_), quiet_height(height_);
    const PixelSize size = source_.options().screen_size.value_or(PixelSize{0, 0}); // 0: from pictures
    width_->setValue(size.width_px);
    height_->setValue(size.height_px);
}

QWidget* ImportDialog::makeScreen() {
    auto* size = new QWidget;
    auto* row = new QHBoxLayout(size);
    row->setContentsMargins(0, 0, 0, 0);
    if (table_.empty())
        row->addWidget(new QLabel(tr("Screen, where no picture is found")));
    row->addWidget(width_ = pixels("import_width"));
    row->addWidget(new QLabel("×"));
    row->addWidget(height_ = pixels("import_height"));
    showScreen();
    for (QSpinBox* spin : {width_, height_})
        connect(spin, &QSpinBox::valueChanged, this, &ImportDialog::choose);
    return size;
}

void ImportDialog::choose() {
    const bool sized = width_->value() > 0 && height_->value() > 0;
    source_.say("screen", sized ? wordOf(PixelSize{width_->value(), height_->value()}) : "");
    const std::string delimiter = source_.reading.value("delimiter");
    for (const auto& [entry, combo] : words_)
        if (combo->currentIndex() > 0 || combo->findData(QString::fromStdString(source_.reading.value(entry))) > 0)
            source_.say(entry, combo->currentData().toString().toStdString());
    const bool other_columns = source_.reading.value("delimiter") != delimiter;
    for (const auto& [role, combo] : roles_) {
        const bool none = combo->currentIndex() <= 0 && source_.reading.value("columns." + role) == no_column;
        const bool chosen = combo->currentIndex() > 0 && !other_columns;
        if (!none)
            source_.say("columns." + role, chosen ? combo->currentText().toStdString() : "");
    }
    refresh();
}

void ImportDialog::showRoles(const TablePreview& preview) {
    const TableLayout& layout = preview.layout;
    for (const RoleInfo& info : columnRoles()) {
        QComboBox* combo = roles_.at(std::string(info.name));
        combo->clear();
        combo->addItem("—");
        for (const std::string& header : layout.header)
            combo->addItem(QString::fromStdString(header));
        const auto& column = layout.columns[info.role];
        combo->setCurrentIndex(column ? static_cast<int>(*column) + 1 : 0);
    }
}

} // namespace nictate
