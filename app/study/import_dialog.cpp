#include "app/study/import_dialog.h"

#include "app/study/pattern_editor.h"
#include "app/study/plan_editor.h"
#include "app/study/table_preview.h"
#include "core/errors.h"
#include "core/io/importer.h"
#include "core/io/plan_file.h"
#include "core/io/plan_options.h"
#include "core/io/study_choices.h"
#include "core/io/study_files.h"
#include "core/io/study_plan.h"
#include "core/io/table_file.h"
#include "core/io/table_names.h"
#include "core/io/unused_columns.h"
#include "widgets/help_place.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace nictate {

namespace {

/// The first data table of the study; empty where there is none.
std::filesystem::path firstTable(StudySource study) {
    if (!study.isFolder())
        return study.path();
    const std::vector<std::filesystem::path> tables = dataTablesAmong(study.files(tableExtensions()));
    return tables.empty() ? std::filesystem::path() : tables.front();
}

/// A folder that nothing recognises may be one of tables.
bool asksColumns(StudySource study, const OpenOptions& options) {
    try {
        return importerOf(study, options).asks_columns;
    } catch (const ParseError&) {
        if (study.isFolder())
            return true;
        throw;
    }
}

} // namespace

ImportDialog::ImportDialog(const DataSource& source, const StudySource& study, const QString& why, QWidget* parent)
    : QDialog(parent), source_(source), study_(study), preview_(new TablePreviewView), pages_(new QTabWidget),
      plan_editor_(new PlanEditor), agree_(new QPushButton(tr("These &guesses are right"))),
      keep_(new QCheckBox(tr("&Keep beside the study: it is always opened this way"))), state_(new QLabel),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
    setWindowTitle(tr("How is the study read?"));
    setProperty(help_page, "files");
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("Open study"));
    for (QAbstractButton* button : buttons_->buttons())
        button->setIcon({});
    state_->setWordWrap(true);
    state_->setTextFormat(Qt::PlainText);
    state_->setObjectName("import_state");
    keep_->setObjectName("import_keep");
    keep_->setToolTip(tr("Writes %1. A release needs a plan without guesses.").arg(plan_file_name));
    auto* other = new QPushButton(tr("Open something e&lse…"));
    other->setObjectName("import_other");
    other->setAutoDefault(false);
    connect(other, &QPushButton::clicked, this, [this] {
        other_wanted_ = true;
        reject();
    });
    auto* last = new QHBoxLayout;
    last->addWidget(keep_, 1);
    last->addWidget(buttons_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makePages(why), 1);
    auto* state = new QHBoxLayout;
    state->addWidget(state_, 1);
    state->addWidget(other);
    layout->addLayout(state);
    layout->addLayout(last);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(QSize(1180, 680).boundedTo(screen()->availableSize() - QSize(20, 40)));
    choosePattern();
    showPageWanted();
}

/// Columns first where some were recognised and no pattern fits; the names otherwise; the entries where the files themselves
/// say what is which.
void ImportDialog::showPageWanted() {
    if (table_.empty() || !names_)
        return;
    const bool some = std::any_of(roles_.begin(), roles_.end(), [](const auto& role) { return role.second->currentIndex() > 0; });
    if (!names_->ready() && pattern().empty() && some)
        pages_->setCurrentIndex(1);
    else
        names_->setFocus();
}

/// What is asked beside the first rows: for a folder its files' names, the columns of one of them, and all entries.
QWidget* ImportDialog::makePages(const QString& why) {
    pages_->setObjectName("import_pages");
    pages_->setDocumentMode(true);
    if (asksColumns(study_, source_.options())) {
        table_ = firstTable(study_);
        no_table_ = table_.empty();
        if (no_table_ && !study_.isFolder())
            throw ParseError(source_.path, 0, 0, (why.isEmpty() ? tr("unsupported file format") : why).toStdString(), Text());
        if (study_.isFolder() && !no_table_) {
            names_ = new PatternEditor(study_, pattern());
            connect(names_, &PatternEditor::patternChanged, this, &ImportDialog::choosePattern);
            pages_->addTab(names_, tr("&File names"));
        }
        if (!no_table_)
            pages_->addTab(makeColumns(), tr("&Columns"));
    }
    if (study_.isFolder())
        pages_->addTab(makeFiles(), tr("F&iles"));
    pages_->addTab(makeEntries(), tr("&Everything"));
    auto* halves = new QSplitter;
    halves->addWidget(pages_);
    halves->addWidget(preview_);
    halves->setChildrenCollapsible(false);
    halves->setStretchFactor(1, 1);
    halves->setSizes({560, 600});
    auto* whole = new QWidget;
    auto* layout = new QVBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    if (!why.isEmpty()) {
        const bool for_a_shell = why.contains(QStringLiteral("--columns")); // lists every header, and an option nobody has here
        auto* problem = new QLabel(!for_a_shell ? why
                                   : names_ ? tr("Neither the names of these files nor their columns were recognised. Say how "
                                                 "the files are named, or which column holds what.")
                                            : tr("Not every column that is needed was recognised. Say which holds what."));
        problem->setObjectName("import_problem");
        problem->setToolTip(for_a_shell ? why.toHtmlEscaped() : QString());
        problem->setWordWrap(true);
        problem->setTextFormat(Qt::PlainText);
        layout->addWidget(problem);
    }
    if (QWidget* studies = makeStudies())
        layout->addWidget(studies);
    layout->addWidget(halves, 1);
    return whole;
}

StudySource ImportDialog::readStudy(const OpenOptions& said) const {
    StudySource study = study_;
    passOver(study, said.plan);
    return study;
}

/// The studies that lie in the folder, to choose from; nothing where there is one.
QWidget* ImportDialog::makeStudies() {
    StudySource study = study_;
    const std::vector<StudyChoice> choices = studyChoices(study);
    if (choices.empty())
        return nullptr;
    auto* combo = new QComboBox;
    combo->setObjectName("import_only");
    combo->addItem(tr("all files"), QString());
    for (const StudyChoice& choice : choices)
        combo->addItem(tr("%1 (files: %2)").arg(QString::fromStdString(choice.word)).arg(choice.files.size()),
                       QString::fromStdString(choice.word));
    connect(combo, &QComboBox::activated, this, [this, combo](int at) { chooseStudy(combo->itemData(at).toString()); });
    auto* asked = new QLabel(tr("Files of several devices or screens: read the study of"));
    asked->setBuddy(combo);
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(asked);
    layout->addWidget(combo, 1);
    return row;
}

void ImportDialog::chooseStudy(const QString& word) {
    source_.say("only", word.toStdString());
    keep_->setChecked(keep_->isChecked() || !word.isEmpty());
    if (!table_.empty())
        table_ = firstTable(readStudy(source_.options()));
    refresh();
}

QWidget* ImportDialog::makeFiles() {
    files_ = new QTableWidget(0, 2);
    files_->setObjectName("import_files");
    files_->setAccessibleName(tr("Files"));
    files_->setHorizontalHeaderLabels({tr("File"), tr("Read, or why not")});
    files_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    files_->setSelectionMode(QAbstractItemView::NoSelection);
    files_->setTabKeyNavigation(false);
    files_->verticalHeader()->hide();
    files_->horizontalHeader()->setStretchLastSection(true);
    files_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return files_;
}

void ImportDialog::refreshFiles(const OpenOptions& said) {
    if (!files_)
        return;
    StudySource study = readStudy(said);
    const std::vector<StudyFile> all = filesInFolder(study, said);
    files_->setRowCount(static_cast<int>(all.size()));
    for (int row = 0; row < files_->rowCount(); ++row) {
        const StudyFile& file = all[static_cast<std::size_t>(row)];
        auto *name = new QTableWidgetItem(QString::fromStdString(file.name)),
             *said_of_it = new QTableWidgetItem(file.read ? tr("read") : translated(file.why));
        name->setToolTip(name->text());
        said_of_it->setToolTip(said_of_it->text());
        if (!file.read)
            said_of_it->setForeground(themeOf(this).warning_text);
        files_->setItem(row, 0, name);
        files_->setItem(row, 1, said_of_it);
    }
    files_->resizeColumnToContents(0);
    files_->setColumnWidth(0, std::min(files_->columnWidth(0), 260));
}

/// All entries of the plan, and what may be said besides.
QWidget* ImportDialog::makeEntries() {
    auto* more = new QComboBox;
    more->setObjectName("import_add");
    more->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    more->setMinimumContentsLength(16);
    more->addItem(tr("say more …"));
    for (const PlanKey& key : planKeys())
        if (!key.name.ends_with('.') && key.name != "canvas")
            more->addItem(translated(key.meaning), QString::fromUtf8(key.name.data(), static_cast<qsizetype>(key.name.size())));
    agree_->setObjectName("import_agree");
    agree_->setAutoDefault(false);
    connect(agree_, &QPushButton::clicked, this, &ImportDialog::agree);
    connect(plan_editor_, &PlanEditor::said, this, &ImportDialog::sayEntry);
    connect(more, &QComboBox::activated, this, [this, more](int at) {
        addEntry(more->itemData(at).toString());
        more->setCurrentIndex(0);
    });
    auto* below = new QHBoxLayout;
    below->addWidget(more, 1);
    below->addWidget(agree_);
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 6, 6, 0);
    layout->addWidget(plan_editor_, 1);
    layout->addLayout(below);
    if (table_.empty())
        layout->addWidget(makeScreen());
    return page;
}

void ImportDialog::choosePattern() {
    if (names_) {
        source_.say("pattern", names_->pattern());
        table_ = names_->firstFile();
    }
    refresh();
}

void ImportDialog::sayEntry(const QString& key, const QString& value) {
    DataSource said = source_;
    try {
        said.say(key.toStdString(), value.toStdString());
        said.options(); // throws
    } catch (const InvalidParameter& error) {
        refresh();
        state_->setText(translated(error));
        return;
    }
    source_ = said;
    const bool beside_columns =
        key == "screen" || key == "pattern" || key.startsWith("columns.") || words_.contains(key.toStdString());
    keep_->setChecked(keep_->isChecked() || !beside_columns);
    refreshUnits();
    refresh();
}

void ImportDialog::addEntry(const QString& key) {
    if (key.isEmpty())
        return;
    ReadingPlan with = plan_;
    with.say(key.toStdString(), {}, Origin::given);
    plan_editor_->show(with, headers_);
    plan_editor_->begin(key);
}

/// A person has seen what was guessed.
void ImportDialog::agree() {
    for (const std::string& key : plan_.guesses())
        source_.say(key, plan_.value(key));
    keep_->setChecked(true);
    refresh();
}

std::optional<ReadingPlan> ImportDialog::kept() const { return keep_->isChecked() ? std::optional(plan_) : std::nullopt; }

void ImportDialog::refresh() {
    try {
        const OpenOptions said = withSaid(source_.path, source_.options());
        bool ready = true;
        plan_ = said.plan;
        state_->setText({});
        refreshFiles(said);
        if (no_table_) {
            state_->setText(tr("No file of this folder is a table; the list says why not."));
            buttons_->button(QDialogButtonBox::Ok)->setEnabled(false);
            return;
        }
        if (!table_.empty())
            ready = refreshTable(said);
        refreshPlan(said);
        buttons_->button(QDialogButtonBox::Ok)->setEnabled(ready);
    } catch (const Error& error) {
        state_->setText(translated(error));
        buttons_->button(QDialogButtonBox::Ok)->setEnabled(false);
    }
}

/// The table as it is read now; whether it can be opened so.
bool ImportDialog::refreshTable(const OpenOptions& said) {
    const TablePreview preview = previewTable(table_, said);
    headers_ = preview.layout.header;
    plan_.take(planOf(preview.layout));
    showRoles(preview);
    preview_->show(preview);
    const QString what = held(preview, said);
    const bool ready = pattern().empty() ? !what.isEmpty() : names_ && names_->ready();
    state_->setText(advice(what, ready));
    return ready;
}

void ImportDialog::refreshPlan(const OpenOptions& said) {
    StudySource study = readStudy(said);
    try {
        const Importer& importer = importerFor(study, said);
        if (table_.empty()) {
            const std::vector<std::filesystem::path> files = study.files(importer.extensions);
            preview_->showLines(files.empty() ? std::filesystem::path() : files.front());
            state_->setText(tr("%1: the files say themselves what they hold.").arg(translated(importer.name)));
        }
        plan_ = planBy(importer, study, said);
        offerColumns(importer, study, said);
    } catch (const ParseError&) { // more must be said, and the words above say what
    }
    plan_editor_->show(plan_, headers_);
    const auto guesses = static_cast<int>(plan_.guesses().size());
    agree_->setEnabled(guesses > 0);
    pages_->setTabText(pages_->count() - 1, guesses > 0 ? tr("&Everything (%1 guessed)").arg(guesses) : tr("&Everything"));
}

/// Names columns that nobody uses and that may tell people, stimuli or conditions apart.
void ImportDialog::offerColumns(const Importer& importer, StudySource& study, const OpenOptions& said) {
    if (!importer.asks_columns || !importer.files)
        return;
    QStringList names;
    for (const std::string& name : offeredColumns(importer.files(study, said), settledBy(plan_, said)))
        names << QString::fromStdString(name);
    if (!names.isEmpty())
        state_->setText(state_->text() + " " +
                        tr("Not used, but may tell people, stimuli or conditions apart: %1.").arg(names.join(", ")));
}

/// What the table holds by itself; empty where a person must say more.
QString ImportDialog::held(const TablePreview& preview, const OpenOptions& said) const {
    if (preview.missing.empty() && preview.layout.columns.complete())
        return preview.layout.rows == RowKind::samples ? tr("samples") : tr("fixations");
    return TableFile(SourceFile(table_), said).content() == TableFile::Content::features ? tr("features") : QString();
}

QString ImportDialog::advice(const QString& held, bool ready) const {
    if (!ready && !pattern().empty())
        return tr("Give a pattern that fits the files, or none.");
    if (!ready)
        return names_ ? tr("Say how the files are named, or choose the columns marked (needed).")
                      : tr("Choose the columns marked (needed).");
    return tr("Ready: a study of %1.").arg(held.isEmpty() ? tr("features") : held);
}

// The page of columns and units -------------------------------------------------------------------------------------------------

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
