#pragma once

#include "app/background.h"
#include "app/heatmaps/heatmap_engine.h"
#include "app/signals/signal_engine.h"
#include "widgets/guarantee_card.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QMenu;
class QScrollArea;
class QSplitter;
class QToolButton;

namespace nictate {

class Document;
class ParameterPanel;
class ParameterRow;
class SignalBounds;

/// The right side: which mechanism, its parameters, what it promises and what to expect of it.
class MechanismColumn : public QWidget {
    Q_OBJECT

  public:
    explicit MechanismColumn(Document& document, QWidget* parent = nullptr);

    void setFrame(const HeatmapFrame& frame);
    void setSignals(const SignalFrame& frame);
    /// Range-normalised error of the private signals against that of a constant; NaN while unknown.
    void setSignalError(double error, double constant);
    /// The length of the windows that features are computed in can be chosen, where they are not read from files.
    void offerWindow(bool offered);
    /// Nothing to promise; the words say why.
    void clear(const QString& reason);

    SignalBounds* bounds() const { return bounds_; }
    ParameterPanel* panel() const { return panel_; }
    GuaranteeCard* card() const { return card_; }
    Background* work() { return &work_; }
    /// True while what the card expects is older than what is on screen.
    bool pending() const { return delay_.isActive() || work_.running(); }

  Q_SIGNALS:
    void refused(const QString& text); ///< an entry outside its range; empty when all is well

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void sync();
    void fillMechanisms(Bench bench);
    void fitWidth();
    void showMechanism(const MechanismInfo& info);
    void show(const MechanismInfo& info, const Parameters& resolved, Guarantee guarantee);
    void showSignalLines();
    Parameters withinReach(const MechanismInfo& info, Parameters given);
    void chooseMechanism(int index);
    void compareWith(const std::string& id, bool on);
    void takeWindow(std::optional<double> seconds, bool finished);
    void takeParameters(const Parameters& given, bool finished);
    void set(const std::string& name, double value, const QString& label);
    void expect();
    void expectMore(const Expectation& first);
    void fillCompareMenu();

    Document& document_;
    QComboBox* mechanism_;
    QLabel* summary_;
    QToolButton* compare_;
    QMenu* compare_menu_;
    ParameterPanel* panel_;
    GuaranteeCard* card_;
    QSplitter* split_ = nullptr;
    QScrollArea* parameters_ = nullptr;
    QWidget* top_ = nullptr;
    bool split_by_hand_ = false;
    Background work_;
    QTimer delay_;
    std::optional<HeatmapFrame> frame_;
    ParameterRow* window_;
    SignalBounds* bounds_;
    std::optional<Bench> filled_;         ///< whose mechanisms are in the list
    std::vector<CardLine> signal_losses_; ///< as the card says them
    CardLine signal_error_;
    int signal_length_ = 0; ///< of the frame on screen
    bool window_offered_ = false;
    bool k_lowered_ = false; ///< and a message says so
};

/// The words under "Undo" for a change from one set of parameters to another: "Change ε".
QString parameterChangeLabel(const MechanismInfo& info, const Parameters& before, const Parameters& after);

} // namespace nictate
