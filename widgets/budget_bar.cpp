#include "widgets/budget_bar.h"

#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <limits>

namespace nictate {

namespace {

constexpr int bar_height = 12;
constexpr double infinite = std::numeric_limits<double>::infinity();

} // namespace

BudgetBar::BudgetBar(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

void BudgetBar::setState(const State& state) {
    if (state == state_)
        return;
    state_ = state;
    setAccessibleName(text());
    setToolTip(text());
    updateGeometry();
    update();
}

bool BudgetBar::exceeded() const {
    if (!state_.budget)
        return false;
    const double limit = *state_.budget * (1 + 1e-9); // as the ledger compares
    return state_.spent.value_or(infinite) > limit || (state_.planned && state_.after.value_or(infinite) > limit);
}

QString BudgetBar::text() const {
    const QString spent = lossNumber(state_.spent);
    QString text = state_.budget ? tr("ε = %1 of %2 spent").arg(spent, shortNumber(*state_.budget))
                                 : tr("ε = %1 spent, no budget set").arg(spent);
    if (state_.planned)
        text = tr("%1, %2 with this").arg(text, lossNumber(state_.after));
    if (state_.delta > 0)
        text = tr("%1, at δ = %2").arg(text, lossNumber(state_.delta));
    return text;
}

QSize BudgetBar::sizeHint() const { return {260, (state_.budget ? bar_height : 0) + fontMetrics().height() + 6}; }

QSize BudgetBar::minimumSizeHint() const { return {120, sizeHint().height()}; }

void BudgetBar::paintBar(QPainter& painter) const {
    const Theme& theme = themeOf(this);
    const double spent = state_.spent.value_or(infinite), after = state_.planned ? state_.after.value_or(infinite) : spent;
    double whole = *state_.budget;
    if (std::isfinite(after) && after > whole)
        whole = after;
    const QRectF bar(0.5, 0.5, width() - 1, bar_height - 1);
    auto at = [&](double epsilon) {
        return whole > 0 ? bar.left() + bar.width() * std::clamp(epsilon / whole, 0.0, 1.0) : bar.left();
    };
    QPainterPath outline;
    outline.addRoundedRect(bar, 4, 4);
    painter.fillPath(outline, theme.grid);
    painter.save();
    painter.setClipPath(outline);
    const QColor full = exceeded() ? theme.danger : theme.accent;
    painter.fillRect(QRectF(bar.left(), bar.top(), at(spent) - bar.left(), bar.height()), full);
    if (state_.planned && after > spent) {
        const QRectF more(at(spent), bar.top(), at(after) - at(spent), bar.height());
        QColor pale = full;
        pale.setAlpha(90);
        painter.fillRect(more, pale);
        painter.fillRect(more, QBrush(full, Qt::BDiagPattern));
    }
    painter.restore();
    painter.setPen(theme.border);
    painter.drawPath(outline);
    if (*state_.budget < whole) { // the line that is crossed
        painter.setPen(QPen(theme.text, 2));
        painter.drawLine(QPointF(at(*state_.budget), bar.top() - 0.5), QPointF(at(*state_.budget), bar.bottom() + 0.5));
    }
}

void BudgetBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int above = state_.budget ? bar_height + 2 : 0; // without a budget there is no end to fill towards
    if (state_.budget)
        paintBar(painter);
    const Theme& theme = themeOf(this);
    painter.setPen(exceeded() ? theme.danger : theme.text);
    const QRect line(0, above, width(), height() - above);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, fontMetrics().elidedText(text(), Qt::ElideRight, line.width()));
}

} // namespace nictate
