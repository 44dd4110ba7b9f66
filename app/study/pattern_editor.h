#pragma once

#include "core/io/labels.h"
#include "core/io/name_pattern.h"
#include "core/io/study_source.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QTableWidget;

namespace nictate {

/// How the files of a folder are named: a pattern and, as it is typed, what it makes of every table in the folder.
class PatternEditor : public QWidget {
    Q_OBJECT

  public:
    /// Begins with `pattern`, or with the usual one that fits where it is empty. Throws ParseError for a folder without
    /// tables, or whose labels cannot be read.
    PatternEditor(StudySource& folder, const std::string& pattern, QWidget* parent = nullptr);

    std::string pattern() const;
    /// Whether the folder can be opened by the pattern; false while there is none.
    bool ready() const;
    const NamePreview& preview() const { return preview_; }
    /// "58 of 60 files match; 2 left out", or what is wrong.
    QString summary() const;
    /// The first file the pattern fits; the first of all where it fits none.
    const std::filesystem::path& firstFile() const;

  Q_SIGNALS:
    void patternChanged();

  private:
    QWidget* makeHoles();
    QWidget* makePatterns();
    void insert(const QString& hole);
    void refresh();
    void showFiles();

    std::vector<std::filesystem::path> files_;
    Labels labels_;
    NamePreview preview_;
    QLineEdit* line_;
    QLabel* summary_;
    QTableWidget* table_;
};

} // namespace nictate
