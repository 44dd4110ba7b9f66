#pragma once
// Texts that there may be no room for: they are shortened with "…", and the whole of them is their tool tip.

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QStyledItemDelegate>
#include <QToolButton>

#include <vector>

class QTableView;

namespace nictate {

/// A label that never widens what it is in. A tool tip set by somebody else stays.
class ElidedLabel : public QLabel {
    Q_OBJECT
  public:
    explicit ElidedLabel(const QString& text = {}, QWidget* parent = nullptr);

    /// Wraps its words into no more lines than these; 1 unless set.
    void setMostLines(int lines);
    /// Likewise, as high as its words need at the width it has: for rows whose layout does not ask for heights at widths.
    void setLinesHere(int lines);
    /// Whether so many lines of that width hold all of the text.
    static bool fits(const QString& text, const QFont& font, int width, int lines);
    /// Whether part of its words is not seen.
    bool isCut() const { return shown().contains("…") && !text().contains("…"); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QString shown() const;
    void tell();

    int most_lines_ = 1;
    QString tip_; ///< its own
};

/// A button that is narrowed where its whole text has no room.
class ElidedButton : public QToolButton {
    Q_OBJECT
  public:
    explicit ElidedButton(QWidget* parent = nullptr);
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
};

/// A box whose chosen text is shortened; others are seen when it is opened. It is as narrow as it must be.
class ElidedChoice : public QComboBox {
    Q_OBJECT
  public:
    explicit ElidedChoice(QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    QRect room() const;
};

/// Cells show the whole of a shortened text as their tool tip, where the model has none. In a list, items are as wide as it is.
class CutCells : public QStyledItemDelegate {
    Q_OBJECT
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// Titles of columns: one that is too long for its column is broken into two lines, and what is too long for those ends in "…",
/// within the padding of the style sheet, which Qt's own do not ask for; its tool tip is the whole of it.
class CutTitles : public QHeaderView {
    Q_OBJECT
  public:
    explicit CutTitles(QWidget* parent = nullptr);

    QSize sizeHint() const override;   ///< two lines where a title is broken
    int wholeWidth(int section) const; ///< of a column whose title is in one line
    /// How wide a column is whose title is in two lines, or in one where it is a word.
    int brokenWidth(int section) const;
    /// What of the title is seen.
    QString shown(int section) const;

  protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override;
    bool viewportEvent(QEvent* event) override;

  private:
    QString title(int section) const;
    /// Beside the title: padding, and the mark of the column that is sorted.
    int beside(int section) const;
};

/// `wanted`, with the widest ones narrowed until all of them fit; none becomes narrower than its `least`.
std::vector<int> yielding(std::vector<int> wanted, const std::vector<int>& least, int room);
/// Columns share the view's width: what is widest gives way first, and tool tips hold what is shortened. Where there is no room
/// for all, those of `dropped` are hidden, the first one first.
/// Of `answer`, a few words are always there.
void fitColumns(QTableView& view, const std::vector<int>& dropped = {}, int answer = -1);
/// With places where a long name may be broken, such as after "_".
QString breakable(QString text);

} // namespace nictate
