#pragma once

#include "core/choices/session.h"
#include "core/io/importer.h"
#include "core/io/study_source.h"
#include "core/io/table_layout.h"

#include <QDialog>

#include <map>
#include <optional>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTableWidget;
class QTabWidget;

namespace nictate {

class PatternEditor;
class PlanEditor;
class TablePreviewView;

/// The reading plan of a study, to be seen and edited: which column is which, in what units, on what screen, how the files of a
/// folder are named, and every other entry with where it comes from, beside the first rows as they are read by it. Asked when
/// headers and names do not say, and whenever a person wants it otherwise.
class ImportDialog : public QDialog {
    Q_OBJECT

  public:
    /// `source` is the file, folder or archive and what was said about it before; `why` is what went wrong, empty when a
    /// person chose to be asked. Throws ParseError when a single file is no table.
    ImportDialog(const DataSource& source, const QString& why, QWidget* parent = nullptr)
        : ImportDialog(source, StudySource(source.path), why, parent) {}
    /// As above; `study` is what lies there, an archive unpacked already.
    ImportDialog(const DataSource& source, const StudySource& study, const QString& why, QWidget* parent = nullptr);

    /// The source with what was chosen.
    const DataSource& source() const { return source_; }
    /// The plan to be kept beside the study; none where a person does not want that.
    std::optional<ReadingPlan> kept() const;
    /// Whether another study is wanted instead of this one, which cannot be read.
    bool otherWanted() const { return other_wanted_; }

  private:
    QWidget* makePages(const QString& why);
    QWidget* makeColumns();
    QWidget* makeRoles();
    QWidget* makeUnits();
    QWidget* makeScreen();
    QWidget* makeEntries();
    QWidget* makeFiles();
    QWidget* makeStudies();
    void chooseStudy(const QString& word);
    void refreshFiles(const OpenOptions& options);
    void choose();
    void choosePattern();
    void sayEntry(const QString& key, const QString& value);
    void addEntry(const QString& key);
    /// The study looked at anew, without what is passed over.
    StudySource readStudy(const OpenOptions& said) const;
    void agree();
    void showPageWanted();
    void refresh();
    bool refreshTable(const OpenOptions& options);
    void refreshPlan(const OpenOptions& options);
    void offerColumns(const Importer& importer, StudySource& study, const OpenOptions& said);
    void refreshUnits();
    void showScreen();
    std::string pattern() const { return source_.reading.value("pattern"); }
    QString held(const TablePreview& preview, const OpenOptions& options) const;
    QString advice(const QString& held, bool ready) const;
    void showRoles(const TablePreview& preview);

    DataSource source_;
    StudySource study_; ///< unpacked where it is an archive
    ReadingPlan plan_;
    std::filesystem::path table_;             ///< shown; empty for formats that say themselves what they hold
    std::vector<std::string> headers_;        ///< of the table shown
    std::map<std::string, QComboBox*> roles_; ///< by the role's name
    std::map<std::string, QComboBox*> words_; ///< by the entry that is one of a few words
    QSpinBox* width_ = nullptr;
    QSpinBox* height_ = nullptr;
    TablePreviewView* preview_;
    QTabWidget* pages_;
    PatternEditor* names_ = nullptr; ///< of folders
    PlanEditor* plan_editor_;
    QTableWidget* files_ = nullptr; ///< of folders: each read, or why not
    QPushButton* agree_;
    bool other_wanted_ = false;
    bool no_table_ = false; ///< of a folder that could only be one of tables: its files are listed, and it cannot be opened
    QCheckBox* keep_;
    QLabel* state_;
    QDialogButtonBox* buttons_;
};

} // namespace nictate
