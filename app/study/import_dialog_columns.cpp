// The page of columns and units.

#include "app/study/import_dialog.h"
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

/// The first entry means "as detected"; the others are the enum's values in their order.
QComboBox* choices(const char* name, const QStringList& texts) {
    auto* combo = new QComboBox;
    combo->setObjectName(name);
    combo->addItem(QObject::tr("as detected"));
    combo->addItems(texts);
    return combo;
}

/// Choices of which each stands for a word of the reading plan.
QComboBox* wordChoices(const char* name, const std::vector<std::pair<const char*, QString>>& of, const std::string& chosen) {
    auto* combo = choices(name, {});
    for (const auto& [word, text] : of)
        combo->addItem(text, QString(word));
    combo->setCurrentIndex(std::max(0, combo->findData(QString::fromStdString(chosen))));
    return combo;
}

template <class Enum> void select(QComboBox* combo, const std::optional<Enum>& value) {
    combo->setCurrentIndex(value ? static_cast<int>(*value) + 1 : 0);
}

template <class Enum> std::optional<Enum> selected(const QComboBox* combo) {
    if (combo->currentIndex() <= 0)
        return {};
    return static_cast<Enum>(combo->currentIndex() - 1);
}

constexpr const char* delimiters = ",;\t| ";
constexpr const char* decimals = ".,";

std::optional<char> selectedSign(const QComboBox* combo, const char* signs) {
    return combo->currentIndex() <= 0 ? std::nullopt : std::optional(signs[combo->currentIndex() - 1]);
}

void selectSign(QComboBox* combo, const std::optional<char>& sign, const char* signs) {
    const int place = sign ? static_cast<int>(QString(signs).indexOf(*sign)) : -1;
    combo->setCurrentIndex(place + 1);
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
        form->addRow(info.required ? tr("%1 (needed)").arg(name) : name, combo);
        roles_[name.toStdString()] = combo;
        connect(combo, &QComboBox::activated, this, &ImportDialog::choose);
    }
    return box;
}

QWidget* ImportDialog::makeUnits() {
    auto* box = new QGroupBox(tr("Units"));
    auto* form = new QFormLayout(box);
    const QStringList times{tr("seconds"), tr("milliseconds"), tr("microseconds"), tr("nanoseconds"), tr("100 nanoseconds")};
    form->addRow(tr("Rows are"), rows_ = choices("import_rows", {tr("fixations"), tr("samples")}));
    form->addRow(tr("Positions"),
                 positions_ = choices("import_positions",
                                      {tr("pixels, y down"), tr("fractions, y down"), tr("fractions, y up"),
                                       tr("percent, y down"), tr("degrees from the middle"), tr("directions (unit vectors)")}));
    form->addRow(tr("Times"), time_unit_ = choices("import_time", times));
    form->addRow(tr("Durations"), duration_unit_ = choices("import_duration", times));
    form->addRow(tr("Delimiter"),
                 delimiter_ = choices("import_delimiter", {tr("comma"), tr("semicolon"), tr("tab"), tr("bar |"), tr("spaces")}));
    form->addRow(tr("Decimal sign"), decimal_ = choices("import_decimal", {tr("point"), tr("comma")}));
    form->addRow(tr("Screen"), makeScreen());
    form->addRow(tr("People"), person_ = wordChoices("import_person",
                                                     {{"column", tr("a column tells")},
                                                      {"file", tr("one file, one person")},
                                                      {"folder", tr("one folder, one person")},
                                                      {"one", tr("all are one person")}},
                                                     source_.person));
    person_->setToolTip(tr("How people are told apart. One person's files counted as two people would break the guarantee."));
    form->addRow(tr("Fixations in samples"), detect_ = wordChoices("import_detect",
                                                                   {{"ivt", tr("by velocity (I-VT)")},
                                                                    {"idt", tr("by dispersion (I-DT)")},
                                                                    {"none", tr("none: samples are counted")}},
                                                                   source_.detect));
    refreshUnits();
    for (QComboBox* combo : {rows_, positions_, time_unit_, duration_unit_, delimiter_, decimal_, person_, detect_})
        connect(combo, &QComboBox::activated, this, &ImportDialog::choose);
    return box;
}

/// What was said of units, here or among the entries.
void ImportDialog::refreshUnits() {
    const QSignalBlocker quiet_width(width_), quiet_height(height_);
    if (source_.screen_size) {
        width_->setValue(source_.screen_size->width_px);
        height_->setValue(source_.screen_size->height_px);
    }
    if (rows_ == nullptr)
        return;
    select(rows_, source_.rows);
    select(positions_, source_.positions);
    select(time_unit_, source_.time_unit);
    select(duration_unit_, source_.duration_unit);
    selectSign(delimiter_, source_.delimiter, delimiters);
    selectSign(decimal_, source_.decimal_sign, decimals);
    for (const auto& [combo, said] : {std::pair(person_, source_.person), std::pair(detect_, source_.detect)})
        combo->setCurrentIndex(std::max(0, combo->findData(QString::fromStdString(said))));
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
    if (source_.screen_size) {
        width_->setValue(source_.screen_size->width_px);
        height_->setValue(source_.screen_size->height_px);
    }
    for (QSpinBox* spin : {width_, height_})
        connect(spin, &QSpinBox::valueChanged, this, &ImportDialog::choose);
    return size;
}

void ImportDialog::choose() {
    source_.screen_size.reset();
    if (width_->value() > 0 && height_->value() > 0)
        source_.screen_size = PixelSize{width_->value(), height_->value()};
    if (table_.empty())
        return refresh();
    source_.columns.clear();
    for (const auto& [name, combo] : roles_)
        if (combo->currentIndex() > 0)
            source_.columns[name] = combo->currentText().toStdString();
    source_.person = person_->currentData().toString().toStdString();
    source_.detect = detect_->currentData().toString().toStdString();
    source_.rows = selected<RowKind>(rows_);
    source_.positions = selected<PositionUnit>(positions_);
    source_.time_unit = selected<TimeUnit>(time_unit_);
    source_.duration_unit = selected<TimeUnit>(duration_unit_);
    if (source_.delimiter != selectedSign(delimiter_, delimiters)) // other columns then
        source_.columns.clear();
    source_.delimiter = selectedSign(delimiter_, delimiters);
    source_.decimal_sign = selectedSign(decimal_, decimals);
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
