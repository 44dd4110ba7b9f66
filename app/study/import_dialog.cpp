#include "app/study/import_dialog.h"

#include "app/study/pattern_editor.h"
#include "core/io/importer.h"
#include "core/io/table_file.h"
#include "core/io/table_names.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

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

ImportDialog::ImportDialog(const DataSource& source, const QString& why, QWidget* parent)
    : QDialog(parent), source_(source), preview_(new QTableWidget), state_(new QLabel),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("Open study"));
    for (QAbstractButton* button : buttons_->buttons())
        button->setIcon({});
    state_->setWordWrap(true);
    state_->setObjectName("import_state");
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeAsked(why), 1);
    layout->addWidget(state_);
    layout->addWidget(buttons_);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    if (table_.empty())
        return;
    resize(1000, 640);
    choosePattern();
    if (names_)
        showPageWanted();
}

QWidget* ImportDialog::makeAsked(const QString& why) {
    StudySource study(source_.path);
    const Importer& importer = importerOf(study, source_.options());
    if (!importer.asks_columns) {
        setWindowTitle(tr("How is the study read?"));
        state_->setText(tr("%1: the files say themselves what they hold.").arg(QString::fromStdString(importer.name)));
        return makeScreen();
    }
    table_ = tableToPreview(source_.path);
    if (table_.empty())
        throw ParseError(source_.path, 0, 0, why.isEmpty() ? "the folder holds no tables" : why.toStdString(), "");
    setWindowTitle(study.isFolder() ? tr("How is the folder to be read?") : tr("Which column is which?"));
    return study.isFolder() ? makePages(why) : makeColumns();
}

/// Columns first where some were recognised and no pattern fits; the names otherwise.
void ImportDialog::showPageWanted() {
    const bool some = std::any_of(roles_.begin(), roles_.end(), [](const auto& role) { return role.second->currentIndex() > 0; });
    if (!names_->ready() && source_.name_pattern.empty() && some)
        findChild<QTabWidget*>("import_pages")->setCurrentIndex(1);
    else
        names_->setFocus();
}

/// A folder: its files' names and the columns of one of them.
QWidget* ImportDialog::makePages(const QString& why) {
    names_ = new PatternEditor(source_.path, source_.name_pattern);
    connect(names_, &PatternEditor::patternChanged, this, &ImportDialog::choosePattern);
    auto* pages = new QTabWidget;
    pages->setObjectName("import_pages");
    pages->setDocumentMode(true);
    pages->addTab(names_, tr("&File names"));
    pages->addTab(makeColumns(), tr("&Columns"));
    auto* whole = new QWidget;
    auto* layout = new QVBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    if (!why.isEmpty()) {
        const bool for_a_shell = why.contains(QStringLiteral("--columns")); // lists every header, and an option nobody has here
        auto* problem =
            new QLabel(for_a_shell ? tr("Neither the names of these files nor their columns were recognised. Say how the "
                                        "files are named, or which column holds what.")
                                   : why);
        problem->setObjectName("import_problem");
        problem->setToolTip(for_a_shell ? why.toHtmlEscaped() : QString());
        problem->setWordWrap(true);
        problem->setTextFormat(Qt::PlainText);
        layout->addWidget(problem);
    }
    layout->addWidget(pages, 1);
    return whole;
}

QWidget* ImportDialog::makeColumns() {
    auto* intro = new QLabel(tr("Say which column of %1 holds what where that was not recognised; for gaze x and y are needed, "
                                "the rest helps.")
                                 .arg(QFileInfo(QString::fromStdString(table_.string())).fileName()));
    intro->setWordWrap(true);
    preview_->setObjectName("import_preview");
    preview_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    preview_->setSelectionMode(QAbstractItemView::NoSelection);
    auto* choices_side = new QWidget;
    auto* side = new QVBoxLayout(choices_side);
    side->setContentsMargins(0, 0, 8, 0);
    side->addWidget(makeRoles());
    side->addWidget(makeUnits());
    side->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidget(choices_side);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(choices_side->sizeHint().width() + 24);
    auto* middle = new QHBoxLayout;
    middle->addWidget(scroll);
    middle->addWidget(preview_, 1);
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(intro);
    layout->addLayout(middle, 1);
    return page;
}

QWidget* ImportDialog::makeRoles() {
    auto* box = new QGroupBox(tr("Columns"));
    auto* form = new QFormLayout(box);
    for (const RoleInfo& info : columnRoles()) {
        const QString name = QString::fromUtf8(info.name.data(), static_cast<int>(info.name.size()));
        auto* combo = new QComboBox;
        combo->setObjectName("role_" + name);
        combo->setToolTip(QString::fromUtf8(info.meaning.data(), static_cast<int>(info.meaning.size())));
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
    for (QComboBox* combo : {person_, detect_})
        connect(combo, &QComboBox::activated, this, &ImportDialog::choose);
    select(rows_, source_.rows);
    select(positions_, source_.positions);
    select(time_unit_, source_.time_unit);
    select(duration_unit_, source_.duration_unit);
    selectSign(delimiter_, source_.delimiter, delimiters);
    selectSign(decimal_, source_.decimal_sign, decimals);
    for (QComboBox* combo : {rows_, positions_, time_unit_, duration_unit_, delimiter_, decimal_})
        connect(combo, &QComboBox::activated, this, &ImportDialog::choose);
    return box;
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
        return;
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

void ImportDialog::choosePattern() {
    if (names_) {
        source_.name_pattern = names_->pattern();
        table_ = names_->firstFile();
    }
    refresh();
}

void ImportDialog::refresh() {
    bool ready = names_ && names_->ready();
    try {
        const TablePreview preview = previewTable(table_, source_.options());
        showRoles(preview);
        showTable(preview);
        const QString what = held(preview);
        if (source_.name_pattern.empty())
            ready = !what.isEmpty();
        state_->setText(words(what, ready));
    } catch (const Error& error) {
        state_->setText(QString::fromUtf8(error.what()));
        ready = false;
    }
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(ready);
}

/// What the table holds by itself; empty where a person must say more.
QString ImportDialog::held(const TablePreview& preview) const {
    if (preview.missing.empty() && preview.layout.columns.complete())
        return preview.layout.rows == RowKind::samples ? tr("samples") : tr("fixations");
    const OpenOptions options = source_.options();
    return TableFile(SourceFile(table_), options).content() == TableFile::Content::features ? tr("features") : QString();
}

QString ImportDialog::words(const QString& held, bool ready) const {
    if (!ready && !source_.name_pattern.empty())
        return tr("Give a pattern that fits the files, or none.");
    if (!ready)
        return names_ ? tr("Say how the files are named, or choose the columns marked (needed).")
                      : tr("Choose the columns marked (needed).");
    return tr("Ready: a study of %1.").arg(held.isEmpty() ? tr("features") : held);
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

void ImportDialog::showTable(const TablePreview& preview) {
    const TableLayout& layout = preview.layout;
    preview_->setColumnCount(static_cast<int>(layout.header.size()));
    preview_->setRowCount(static_cast<int>(preview.rows.size()));
    QStringList headers;
    for (std::size_t i = 0; i < layout.header.size(); ++i) {
        QString text = QString::fromStdString(layout.header[i]);
        for (const RoleInfo& info : columnRoles())
            if (layout.columns[info.role] == i)
                text += QString("\n→ %1").arg(QString::fromUtf8(info.name.data(), static_cast<int>(info.name.size())));
        headers << text;
    }
    preview_->setHorizontalHeaderLabels(headers);
    for (int row = 0; row < preview_->rowCount(); ++row)
        for (int column = 0; column < preview_->columnCount(); ++column) {
            const auto& cells = preview.rows[static_cast<std::size_t>(row)];
            const auto at = static_cast<std::size_t>(column);
            preview_->setItem(row, column,
                              new QTableWidgetItem(at < cells.size() ? QString::fromStdString(cells[at]) : QString()));
        }
    preview_->resizeColumnsToContents();
}

} // namespace nictate
