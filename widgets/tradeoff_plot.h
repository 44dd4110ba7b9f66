#pragma once

#include "widgets/plot.h"

class QCPGraph;
class QCPItemText;

namespace nictate {

/// A mechanism at one ε between an attack (across) and a task (up), both above chance: 0 = no better than guessing, 1 = always
/// right.
struct TradeoffDot {
    QString name;      ///< the mechanism's
    int place = 0;     ///< its colour, see methodPlace()
    QString label;     ///< "0.1", the ε
    QPointF at;        ///< of protected signals
    QPointF control;   ///< of a control in their place: small and grey, tied to its point
    PlotRange x, y;    ///< intervals
    int draws = 0;     ///< of protected signals that it is a mean of; "one draw so far" is written beside one that is at `now`
    bool now = false;  ///< the one that parameters stand at: no line leads to it
    double filled = 1; ///< 1: it reads the data; 0: noise only; a half: neither is shown
    QString words;     ///< beside the cursor
    bool operator==(const TradeoffDot&) const = default;
};

/// Where the chosen mechanism's line passes at the present ε, while nothing is computed there: it moves with the slider.
struct TradeoffRing {
    QPointF at;
    QString label, words;
    bool operator==(const TradeoffRing&) const = default;
};

/// Everything the trade-off plot shows.
struct TradeoffContent {
    QString attack, task; ///< what is recognised
    std::vector<TradeoffDot> points;
    std::optional<QPointF> original; ///< of the signals themselves
    QString original_words;
    std::optional<TradeoffRing> ring;
    std::optional<double> limit; ///< what the loss of the point at `now` allows the attack
    bool operator==(const TradeoffContent&) const = default;
};

/// The ring and its words as they were drawn; they belong to the plot.
struct RingItems {
    QCPGraph* ring = nullptr;
    QCPItemText* label = nullptr;
};

/// The picture of the trade-off: a point a mechanism and ε, filled as far as it reads the data, lines from the more protected to
/// the more faithful, a small grey one where the noise alone stands, a star for the original. A good release is up and to the
/// left.
class TradeoffPlot : public Plot {
    Q_OBJECT
  public:
    explicit TradeoffPlot(QWidget* parent = nullptr) : Plot(parent) {}

    void setContent(TradeoffContent content);
    const TradeoffContent& content() const { return content_; }
    /// Its intervals are drawn; left and right choose the next one.
    void choose(std::optional<std::size_t> point);
    std::optional<std::size_t> chosen() const { return chosen_; }

    bool empty() const override { return content_.points.empty() && !content_.original; }
    QString csv(const QString& caption = {}) const override;

  Q_SIGNALS:
    void pointChosen(std::size_t point);

  protected:
    void draw() override;
    DrawPlot exported() const override;
    QString textAt(QPointF position) const override;
    bool takeMouse(const QMouseEvent& event) override;
    bool takeKey(const QKeyEvent& event) override;

  private:
    std::optional<std::size_t> pointAt(QPointF position) const;

    TradeoffContent content_;
    std::optional<std::size_t> chosen_;
    RingItems ring_; ///< as it was drawn last
};

} // namespace nictate
