#pragma once

#include "widgets/plot.h"

namespace nictate {

/// Pairs of bars: what was measured, which never leaves, and beside it what is protected, with an interval.
struct BarContent {
    PlotAxis axis; ///< of the values
    QStringList names;
    QString original_name, protected_name;
    std::vector<double> originals, values, lows, highs;  ///< as many as names; NaN and ∞ leave a gap
    std::vector<double> wide_lows = {}, wide_highs = {}; ///< of an interval around that one, drawn thinner; empty: none
    bool secret = false;                                 ///< all of it tells about one person: shown, never exported
    bool operator==(const BarContent&) const = default;
};

/// Bars or points lower than this, in pixels, have a legend of one shortened line above them, and those lower than the other have
/// none: what they are stands where the mouse rests.
inline constexpr double least_below_legend = 60, least_below_key = 40;
/// Of a colour in a legend, and in one of one shortened line.
inline constexpr QSize legend_icon_size(32, 18), small_legend_icon_size(10, 10);
/// Pixels of such a line that an entry takes beside its name.
inline constexpr double small_legend_icon = 30;

/// Names below the whole numbers of the horizontal axis from 1, as many as there is room for.
void writeNamesBelow(QCustomPlot& plot, const QStringList& names, QSize size);

/// Bars with names below them.
class BarPlot : public Plot {
    Q_OBJECT
  public:
    explicit BarPlot(QWidget* parent = nullptr) : Plot(parent) {}

    void setContent(BarContent content);
    const BarContent& content() const { return content_; }

    bool empty() const override { return content_.names.isEmpty(); }
    bool mayLeave() const override { return !empty() && !content_.secret; }
    QString csv(const QString& caption = {}) const override; ///< name, private, low, high, and the wider

  protected:
    void draw() override;
    DrawPlot exported() const override; ///< without the originals
    QString textAt(QPointF position) const override;

  private:
    BarContent content_;
};

} // namespace nictate
