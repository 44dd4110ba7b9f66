#pragma once

#include <QLayout>

#include <vector>

namespace nictate {

/// Widgets in a row that goes on in a next line where the width ends, like words.
class FlowLayout : public QLayout {
  public:
    explicit FlowLayout(QWidget* parent, int horizontal_gap = 10, int vertical_gap = 4);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { items_.push_back(item); }
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return place({0, 0, width, 0}, false); }
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

  private:
    /// Returns the height used; moves the items only when asked to.
    int place(const QRect& rect, bool move) const;

    std::vector<QLayoutItem*> items_;
    int horizontal_gap_;
    int vertical_gap_;
    QSize asked_ = {}; ///< the width it had, and the height it asked for
};

} // namespace nictate
