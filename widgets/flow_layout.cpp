#include "widgets/flow_layout.h"

#include "widgets/translated.h"

#include <QWidget>

#include <utility>

namespace nictate {

FlowLayout::FlowLayout(QWidget* parent, int horizontal_gap, int vertical_gap)
    : QLayout(parent), horizontal_gap_(horizontal_gap), vertical_gap_(vertical_gap) {}

FlowLayout::~FlowLayout() {
    for (QLayoutItem* item : items_)
        delete item;
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item)
        items_.erase(items_.begin() + index);
    return item;
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : items_)
        size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    const QSize wanted(rect.width(), place(rect, true));
    // Whoever gave the room asked before what is in it had its final size. The same is asked for once: there may be no room.
    const QSize asked = std::exchange(asked_, wanted.height() == rect.height() ? QSize() : wanted);
    if (wanted.height() != rect.height() && wanted != asked && parentWidget())
        parentWidget()->updateGeometry();
}

int FlowLayout::place(const QRect& rect, bool move) const {
    const QMargins margins = contentsMargins();
    const QRect inner = rect.marginsRemoved(margins);
    int x = inner.x(), y = inner.y(), line = 0;
    std::vector<std::pair<QLayoutItem*, QRect>> row;
    auto settle = [&] { // items of different heights stand on one middle line
        for (auto& [item, place] : row)
            item->setGeometry(place.translated(0, (line - place.height()) / 2));
        row.clear();
    };
    for (QLayoutItem* item : items_) {
        if (item->isEmpty())
            continue;
        const QSize size(std::min(item->sizeHint().width(), std::max(inner.width(), item->minimumSize().width())),
                         item->sizeHint().height());
        if (x > inner.x() && x + size.width() > inner.right() + 1) {
            if (move)
                settle();
            x = inner.x();
            y += line + vertical_gap_;
            line = 0;
        }
        row.emplace_back(item, QRect(QPoint(x, y), size));
        x += size.width() + horizontal_gap_;
        line = std::max(line, size.height());
    }
    if (move)
        settle();
    return y + line - rect.y() + margins.bottom();
}

} // namespace nictate
