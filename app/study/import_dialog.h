#pragma once

#include "core/io/table_layout.h"
#include "core/session/session.h"

#include <QDialog>

#include <map>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QSpinBox;
class QTableWidget;

namespace nictate {

class PatternEditor;

/// Which column is which, in what units, on what screen, and how the files of a folder are named: asked when headers and
/// names do not say.
class ImportDialog : public QDialog {
    Q_OBJECT

  public:
    /// `source` is the file or folder and what was said about it before; `why` is what went wrong, empty when a person
    /// chose to be asked. Throws ParseError when there is no table to preview.
    ImportDialog(const DataSource& source, const QString& why, QWidget* parent = nullptr);

    /// The source with what was chosen.
    const DataSource& source() const { return source_; }

  private:
    QWidget* makeColumns();
    QWidget* makePages(const QString& why);
    QWidget* makeRoles();
    QWidget* makeUnits();
    void choose();
    void choosePattern();
    void showPageWanted();
    void refresh();
    QString words(const TablePreview& preview, bool ready) const;
    void showRoles(const TablePreview& preview);
    void showTable(const TablePreview& preview);

    DataSource source_;
    std::filesystem::path table_;
    std::map<std::string, QComboBox*> roles_; ///< by the role's name
    QComboBox* rows_ = nullptr;
    QComboBox* positions_ = nullptr;
    QComboBox* time_unit_ = nullptr;
    QComboBox* duration_unit_ = nullptr;
    QComboBox* delimiter_ = nullptr;
    QComboBox* decimal_ = nullptr;
    QSpinBox* width_ = nullptr;
    QSpinBox* height_ = nullptr;
    QTableWidget* preview_;
    PatternEditor* names_ = nullptr; ///< of folders
    QLabel* state_;
    QDialogButtonBox* buttons_;
};

} // namespace nictate
