#pragma once

#include <QWidget>

#include <optional>

namespace nictate {

/// The study's total ε against its budget: what is spent, and what the next release would add.
class BudgetBar : public QWidget {
    Q_OBJECT
  public:
    struct State {
        std::optional<double> spent = 0; ///< ε; nothing = unbounded
        bool planned = false;            ///< `after` counts
        std::optional<double> after;     ///< ε with the next release; nothing = unbounded
        std::optional<double> budget;    ///< ε; nothing = none is set
        double delta = 0;                ///< at which all three hold
        bool operator==(const State&) const = default;
    };

    explicit BudgetBar(QWidget* parent = nullptr);

    void setState(const State& state);
    const State& state() const { return state_; }
    bool exceeded() const; ///< by what is spent or planned
    /// "ε = 1.2 of 5 spent, 1.9 with this, at δ = 1e-05".
    QString text() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintBar(QPainter& painter) const; ///< where there is a budget to fill

    State state_;
};

} // namespace nictate
