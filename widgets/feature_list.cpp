#include "widgets/feature_list.h"

#include "widgets/theme.h"

#include <QAbstractListModel>
#include <QPainter>
#include <QPainterPath>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr Qt::PenStyle condition_dashes[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
constexpr int line_height = 16; ///< of the small picture
constexpr int pad = 4;

class FeatureModel : public QAbstractListModel {
  public:
    using QAbstractListModel::QAbstractListModel;
    std::vector<FeatureRow> rows;

    void reset(std::vector<FeatureRow> fresh) {
        beginResetModel();
        rows = std::move(fresh);
        endResetModel();
    }
    void refresh(std::vector<FeatureRow> fresh) {
        rows = std::move(fresh);
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : static_cast<int>(rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override {
        const FeatureRow& row = rows.at(static_cast<std::size_t>(index.row()));
        if (role == Qt::DisplayRole)
            return row.name;
        if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
            return row.constant ? QObject::tr("%1: constant, left out of averages").arg(row.name) : row.name;
        return {};
    }
};

QPainterPath pathOf(const std::vector<double>& values, const QRectF& area, double low, double high) {
    QPainterPath path;
    bool down = false;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!std::isfinite(values[i])) {
            down = false;
            continue;
        }
        const double x = area.left() +
                         area.width() * static_cast<double>(i) / static_cast<double>(std::max<std::size_t>(1, values.size() - 1));
        const double y = area.bottom() - area.height() * (high > low ? (values[i] - low) / (high - low) : 0.5);
        down ? path.lineTo(x, y) : path.moveTo(x, y);
        down = true;
    }
    return path;
}

class FeatureDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return {120, option.fontMetrics.height() + line_height + 2 * pad};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto* view = static_cast<const QWidget*>(parent());
        const Theme& theme = themeOf(view);
        const FeatureRow& row = static_cast<const FeatureModel*>(index.model())->rows.at(static_cast<std::size_t>(index.row()));
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state & QStyle::State_Selected) {
            QColor fill = theme.accent;
            fill.setAlphaF(0.14f);
            painter->fillRect(option.rect, fill);
            painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()), theme.accent);
        }
        const QRect area = option.rect.adjusted(8, pad, -6, -pad);
        QFont font = option.font;
        font.setWeight(option.state & QStyle::State_Selected ? QFont::DemiBold : QFont::Normal);
        painter->setFont(font);
        painter->setPen(row.constant ? theme.muted : theme.text);
        const QFontMetrics metrics(font);
        painter->drawText(area, Qt::AlignLeft | Qt::AlignTop, metrics.elidedText(row.name, Qt::ElideRight, area.width()));
        const QRectF course(area.left(), area.bottom() - line_height + 1, area.width(), line_height - 2);
        if (row.constant) {
            painter->setFont(scaledFont(interfaceFont(), 0.8));
            painter->drawText(course, Qt::AlignLeft | Qt::AlignVCenter, QObject::tr("constant, left out of averages"));
        } else {
            drawLines(*painter, row, course, view);
        }
        painter->restore();
    }

  private:
    static void drawLines(QPainter& painter, const FeatureRow& row, const QRectF& course, const QWidget* view) {
        double low = 1e300, high = -1e300;
        for (const auto& line : row.lines)
            for (double value : line)
                if (std::isfinite(value)) {
                    low = std::min(low, value);
                    high = std::max(high, value);
                }
        for (std::size_t c = 0; c < row.lines.size(); ++c) {
            painter.setPen(conditionPen(c, view, 1.2));
            painter.drawPath(pathOf(row.lines[c], course, low, high));
        }
    }
};

FeatureModel* modelOf(const FeatureList& list) { return static_cast<FeatureModel*>(list.model()); }

} // namespace

QPen conditionPen(std::size_t place, const QWidget* widget, double width) {
    const Theme& theme = themeOf(widget);
    return QPen(theme.conditions[place % theme.conditions.size()], width, condition_dashes[place % std::size(condition_dashes)],
                Qt::FlatCap);
}

QIcon conditionSwatch(std::size_t place, const QWidget* widget) {
    QIcon icon;
    for (int ratio : {1, 2, 3}) {
        QPixmap pixmap(22 * ratio, 12 * ratio);
        pixmap.fill(Qt::transparent);
        pixmap.setDevicePixelRatio(ratio);
        QPainter painter(&pixmap);
        painter.setPen(conditionPen(place, widget, 2.4));
        painter.drawLine(QPointF(1, 6), QPointF(21, 6));
        painter.end();
        for (QIcon::Mode mode : {QIcon::Normal, QIcon::Selected}) // a colour that means something is not tinted
            icon.addPixmap(pixmap, mode);
    }
    return icon;
}

FeatureList::FeatureList(QWidget* parent) : QListView(parent) {
    setModel(new FeatureModel(this));
    setItemDelegate(new FeatureDelegate(this));
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (index.isValid())
            Q_EMIT chosen(static_cast<std::size_t>(index.row()));
    });
}

void FeatureList::setRows(std::vector<FeatureRow> rows) {
    FeatureModel* model = modelOf(*this);
    const bool same_names = rows.size() == model->rows.size() &&
                            std::equal(rows.begin(), rows.end(), model->rows.begin(),
                                       [](const FeatureRow& a, const FeatureRow& b) { return a.name == b.name; });
    const QSignalBlocker quiet(this);
    if (same_names && !rows.empty())
        model->refresh(std::move(rows));
    else
        model->reset(std::move(rows));
}

const std::vector<FeatureRow>& FeatureList::rows() const { return modelOf(*this)->rows; }

void FeatureList::setCurrent(std::size_t row) {
    if (currentIndex().row() == static_cast<int>(row))
        return;
    const QSignalBlocker quiet(this);
    setCurrentIndex(model()->index(static_cast<int>(row), 0));
}

} // namespace nictate
