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
/// names do not say, and whenever a person wants it otherwise. Formats that say all that themselves are asked for the screen.
class ImportDialog : public QDialog {
    Q_OBJECT

  public:
    /// `source` is the file or folder and what was said about it before; `why` is what went wrong, empty when a person
    /// chose to be asked. Throws ParseError when there is nothing to be asked about.
    ImportDialog(const DataSource& source, const QString& why, QWidget* parent = nullptr);

    /// The source with what was chosen.
    const DataSource& source() const { return source_; }

  private:
    QWidget* makeAsked(const QString& why);
    QWidget* makeColumns();
    QWidget* makePages(const QString& why);
    QWidget* makeRoles();
    QWidget* makeUnits();
    QWidget* makeScreen();
    void choose();
    void choosePattern();
    void showPageWanted();
    void refresh();
    QString held(const TablePreview& preview) const;
    QString words(const QString& held, bool ready) const;
    void showRoles(const TablePreview& preview);
    void showTable(const TablePreview& preview);

    DataSource source_;
    std::filesystem::path table_;             ///< shown; empty for formats that say themselves what they hold
    std::map<std::string, QComboBox*> roles_; ///< by the role's name
    QComboBox* rows_ = nullptr;
    QComboBox* positions_ = nullptr;
    QComboBox* time_unit_ = nullptr;
    QComboBox* duration_unit_ = nullptr;
    QComboBox* delimiter_ = nullptr;
    QComboBox* decimal_ = nullptr;
    QComboBox* person_ = nullptr;
    QComboBox* detect_ = nullptr;
    QSpinBox* width_ = nullptr;
    QSpinBox* height_ = nullptr;
    QTableWidget* preview_;
    PatternEditor* names_ = nullptr; ///< of folders
    QLabel* state_;
    QDialogButtonBox* buttons_;
};

} // namespace nictate
