#pragma once

#include "app/background.h"
#include "app/heatmap_engine.h"
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

/// The right side: which mechanism, its parameters, what it promises and what to expect of it.
class MechanismColumn : public QWidget {
    Q_OBJECT

  public:
    explicit MechanismColumn(Document& document, QWidget* parent = nullptr);

    void setFrame(const BenchFrame& frame);
    /// Nothing to promise; the words say why.
    void clear(const QString& reason);

    ParameterPanel* panel() const { return panel_; }
    GuaranteeCard* card() const { return card_; }
    Background* work() { return &work_; }
    /// True while what the card expects is older than what is on screen.
    bool pending() const { return delay_.isActive() || work_.running(); }

  Q_SIGNALS:
    void refused(const QString& text); ///< an entry outside its range; empty when all is well

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void sync();
    void showMechanism(const MechanismInfo& info);
    void chooseMechanism(int index);
    void compareWith(const std::string& id, bool on);
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
    std::optional<BenchFrame> frame_;
};

/// The words under "Undo" for a change from one set of parameters to another: "Change ε".
QString parameterChangeLabel(const MechanismInfo& info, const Parameters& before, const Parameters& after);

} // namespace nictate
