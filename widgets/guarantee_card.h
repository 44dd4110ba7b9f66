#pragma once

#include "core/domains/heatmap/heatmap_advice.h"
#include "core/privacy/guarantee.h"

#include <QFrame>
#include <QWidget>

#include <optional>
#include <vector>

class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace nictate {

class Fold;

/// "at 10 fixations an observer": a public guess that a person may change.
class FixationsGuess : public QWidget {
    Q_OBJECT

  public:
    explicit FixationsGuess(QWidget* parent = nullptr);

    double value() const;
    void setValue(double fixations); ///< without echo

  Q_SIGNALS:
    void changed(double fixations);

  private:
    QDoubleSpinBox* box_;
};

/// What can be expected of a heatmap before spending anything; all from public facts.
struct HeatmapOutlook {
    std::optional<double> cc;              ///< nothing = still being computed
    std::optional<double> cc_without_gaze; ///< of a map that public facts make without any gaze; nothing = not known
    std::optional<double> target_epsilon;  ///< the least ε that reaches the card's target CC; nothing = none does
    NoiseAdvice advice;                    ///< empty `why` = not shown
    std::optional<double> released_scale;  ///< the noise scale an exact release would have; nothing = not known
    std::optional<double> data_share;      ///< of the map, where a prior fills in; nothing = no prior
    bool complete = true;                  ///< false while the ε and the advice are still being computed
};

/// A line a bench adds to the card: prominent ones are large, warnings coloured.
struct CardLine {
    QString name;
    QString value;
    QString tip;
    bool prominent = false;
    bool warning = false;
    bool secret = false; ///< tells about recordings: shown, and not part of what is copied
    bool operator==(const CardLine&) const = default;
};

/// Shows a guarantee and what to expect of it, so that nobody has to trust a number without its unit.
class GuaranteeCard : public QFrame {
    Q_OBJECT
  public:
    explicit GuaranteeCard(QWidget* parent = nullptr);

    void setGuarantee(const Guarantee& guarantee);
    /// Nothing to promise yet: "Choose a stimulus".
    void clear(const QString& reason);
    /// Above the others; where there are any but secret ones, they say the losses and the card's own line of them is left out.
    void setExtraLines(const std::vector<CardLine>& extra);
    void setExpectation(const HeatmapOutlook& expectation);
    void clearExpectation();
    /// The public guess that the expectation rests on; without echo.
    void setExpectedFixations(double fixations);
    void setTargetCC(double cc); ///< without echo
    /// All of the card as plain text, as "Copy" puts on the clipboard.
    QString text() const;

  public Q_SLOTS:
    void copy() const;

  Q_SIGNALS:
    void targetCCChanged(double cc);
    void expectedFixationsChanged(double fixations);
    /// The person wants the ε that reaches the target CC.
    void applyEpsilon(double epsilon);
    /// The person wants the best change.
    void applyAdvice(const QString& parameter, double value);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Line {
        QLabel* name;
        QLabel* value;
        bool secret = false;
    };
    void showExtraLines();
    Line addLine(QFormLayout* form, const QString& name, const char* object_name, const QString& tip);
    QWidget* buildFacts();
    QWidget* buildExpectation();
    QLayout* makeGoal();
    QLayout* makeAdvice();
    void showGuarantee();
    void showNoise();
    void showExpectation();

    std::optional<Guarantee> guarantee_;
    std::optional<HeatmapOutlook> expectation_;
    QLabel* badge_;
    QPushButton* copy_;
    QLabel* sentence_;
    QLabel* empty_promise_;
    QLabel* reasons_;
    std::vector<Line> lines_; ///< all, in order; empty values are hidden
    Line definition_{}, unit_{}, epsilon_{}, delta_{}, delta_true_{}, rho_{}, noise_{}, sensitivity_{};
    std::vector<CardLine> extra_;
    std::vector<Line> extra_lines_;
    QFormLayout* extra_form_ = nullptr;
    QWidget* losses_ = nullptr; ///< ε and what else is lost
    Fold* details_ = nullptr;
    QWidget* expected_ = nullptr;
    QLabel* expected_cc_ = nullptr;
    QLabel* share_ = nullptr;
    QLabel* mostly_noise_ = nullptr;
    QDoubleSpinBox* target_ = nullptr;
    FixationsGuess* fixations_ = nullptr;
    QLabel* target_epsilon_ = nullptr;
    QPushButton* apply_epsilon_ = nullptr;
    QLabel* why_ = nullptr;
    QLabel* best_ = nullptr;
    QPushButton* apply_advice_ = nullptr;
};

} // namespace nictate
