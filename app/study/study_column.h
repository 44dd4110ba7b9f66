#pragma once

#include <QFrame>

namespace nictate {

class Document;
class StudyTree;

/// The left side: stimuli, observers and the filter, tied to the document.
class StudyColumn : public QFrame {
    Q_OBJECT

  public:
    explicit StudyColumn(Document& document, QWidget* parent = nullptr);
    StudyTree* tree() const { return tree_; }

  private:
    void openStudy();
    void sync();

    Document& document_;
    StudyTree* tree_;
};

} // namespace nictate
