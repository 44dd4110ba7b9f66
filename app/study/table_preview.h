#pragma once

#include "core/io/study_source.h"
#include "core/io/table_layout.h"

#include <QTableWidget>

namespace nictate {

/// The first rows of a file as it is read now, each column with what it is taken for.
class TablePreviewView : public QTableWidget {
    Q_OBJECT

  public:
    explicit TablePreviewView(QWidget* parent = nullptr);

    void show(const TablePreview& preview);
    /// The first lines of a file that says itself what it holds; nothing where it is no text.
    void showLines(const std::filesystem::path& file);
};

} // namespace nictate
