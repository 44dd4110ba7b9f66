#include "app/study/pattern_editor.h"

#include "core/errors.h"
#include "core/io/labels.h"
#include "core/io/table_names.h"
#include "widgets/flow_layout.h"
#include "widgets/translated.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace nictate {

namespace {

constexpr int most_rows = 500; ///< more would make typing slow; the counts are of all files

QString text(const std::string& words) { return QString::fromStdString(words); }

QString nameOf(const std::filesystem::path& file) { return text(file.filename().string()); }

QPushButton* button(const QString& words, const QString& name, const QString& tip) {
    auto* made = new QPushButton(QString(words).replace("&", "&&"));
    made->setObjectName(name);
    made->setToolTip(tip);
    made->setAutoDefault(false); // return opens, it does not insert
    return made;
}

QLabel* label(const QString& words) {
    auto* made = new QLabel(words);
    made->setWordWrap(true);
    return made;
}

/// Why a pattern that was given fits no file.
QString nothingFits(const std::string& pattern, const std::filesystem::path& first) {
    try {
        return QObject::tr("No file's name fits %1; the first one is %2.").arg(text(NamePattern(pattern).text()), nameOf(first));
    } catch (const InvalidParameter& error) {
        return QObject::tr("Not a pattern yet. A pattern is %1.").arg(translated(error.allowed));
    }
}

} // namespace

PatternEditor::PatternEditor(StudySource& folder, const std::string& pattern, QWidget* parent)
    : QWidget(parent), files_(dataTablesAmong(folder.files(tableExtensions()))), labels_(Labels::beside(folder.folder())),
      line_(new QLineEdit), summary_(label({})), table_(new QTableWidget) {
    if (files_.empty())
        throw ParseError(folder.path().string(), 0, 0, tr("the folder holds no tables").toStdString(),
                         tr("choose one with .csv, .tsv or .txt files").toStdString());
    line_->setObjectName("pattern_line");
    line_->setPlaceholderText(text(defaultNamePatterns().front()));
    line_->setClearButtonEnabled(true);
    setFocusProxy(line_);
    line_->setText(text(pattern.empty() ? fittingPattern(files_) : pattern));
    summary_->setObjectName("pattern_summary");
    summary_->setTextFormat(Qt::PlainText);
    table_->setObjectName("pattern_files");
    table_->setAccessibleName(tr("Files and what the pattern reads from their names"));
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setTabKeyNavigation(false);
    table_->setColumnCount(4);
    table_->setHorizontalHeaderLabels({tr("file"), tr("participant"), tr("recording"), tr("condition")});
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table_->verticalHeader()->hide();

    auto* asked = label(tr("File &names are"));
    asked->setBuddy(line_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label(tr("One file per participant and condition? Say where their names tell which: {participant} must be "
                               "there, * is anything.")));
    layout->addWidget(asked);
    layout->addWidget(line_);
    layout->addWidget(makeHoles());
    layout->addWidget(summary_);
    layout->addWidget(table_, 1);
    layout->addWidget(label(tr("Patterns known already:")));
    layout->addWidget(makePatterns());
    connect(line_, &QLineEdit::textChanged, this, &PatternEditor::refresh);
    refresh();
}

QWidget* PatternEditor::makeHoles() {
    auto* row = new QWidget;
    auto* layout = new FlowLayout(row, 6);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* name = button(tr("Name of the first file"), "pattern_first", tr("Begin with %1").arg(nameOf(files_.front())));
    connect(name, &QPushButton::clicked, this, [this] { line_->setText(nameOf(files_.front())); });
    layout->addWidget(name);
    for (const char* hole : {"{participant}", "{recording}", "{condition}", "{stimulus}", "*"}) {
        auto* made = button(hole, QString("pattern_hole_%1").arg(hole).remove('{').remove('}'),
                            tr("Put %1 where the cursor is, or in place of what is selected").arg(hole));
        connect(made, &QPushButton::clicked, this, [this, hole] { insert(hole); });
        layout->addWidget(made);
    }
    return row;
}

QWidget* PatternEditor::makePatterns() {
    auto* row = new QWidget;
    auto* layout = new FlowLayout(row, 6);
    layout->setContentsMargins(0, 0, 0, 0);
    int i = 0;
    for (const std::string& pattern : defaultNamePatterns()) {
        auto* made = button(text(pattern), QString("pattern_default_%1").arg(i++), tr("Use this pattern"));
        connect(made, &QPushButton::clicked, this, [this, pattern] { line_->setText(text(pattern)); });
        layout->addWidget(made);
    }
    return row;
}

void PatternEditor::insert(const QString& hole) {
    line_->insert(hole);
    line_->setFocus();
}

std::string PatternEditor::pattern() const { return line_->text().trimmed().toStdString(); }

bool PatternEditor::ready() const { return !pattern().empty() && preview_.problem.empty(); }

const std::filesystem::path& PatternEditor::firstFile() const {
    auto first =
        std::find_if(preview_.files.begin(), preview_.files.end(), [](const auto& file) { return file.parts.has_value(); });
    return first == preview_.files.end() ? files_.front() : first->file;
}

QString PatternEditor::summary() const {
    const QString problem = translated(preview_.problem);
    if (preview_.matching == 0)
        return pattern().empty() ? problem : nothingFits(pattern(), files_.front());
    const auto left_out = static_cast<qulonglong>(files_.size() - preview_.matching);
    QString counts = tr("%1 of %2 files match").arg(preview_.matching).arg(files_.size());
    if (left_out > 0)
        counts += tr("; %1 left out").arg(left_out);
    return problem.isEmpty() ? counts : counts + "\n" + problem;
}

void PatternEditor::refresh() {
    preview_ = previewNames(files_, labels_, pattern());
    summary_->setText(summary());
    showFiles();
    Q_EMIT patternChanged();
}

void PatternEditor::showFiles() {
    const int rows = std::min(static_cast<int>(preview_.files.size()), most_rows);
    table_->setRowCount(rows);
    for (int row = 0; row < rows; ++row) {
        const NamedFile& file = preview_.files[static_cast<std::size_t>(row)];
        const NameParts parts = file.parts.value_or(NameParts{});
        const QString cells[] = {nameOf(file.file), file.parts ? text(parts.participant) : tr("left out"), text(parts.recording),
                                 text(file.condition)};
        for (int column = 0; column < table_->columnCount(); ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            if (!file.parts)
                item->setFlags(Qt::NoItemFlags); // drawn in the palette's disabled colour, light or dark
            table_->setItem(row, column, item);
        }
    }
}

} // namespace nictate
