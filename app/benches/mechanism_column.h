#pragma once

#include "app/benches/card_content.h"

#include <QPointer>
#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QMenu;
class QScrollArea;
class QSplitter;
class QToolButton;
class QVBoxLayout;

namespace nictate {

class Bench;
class Document;
struct Dataset;
class Fold;
class ParameterPanel;

/// The right side: which mechanism, its parameters, what it promises and what to expect of it. Hears the bench in front.
class MechanismColumn : public QWidget {
    Q_OBJECT

  public:
    explicit MechanismColumn(Document& document, QWidget* parent = nullptr);

    /// From now on shows what is chosen at this bench, which has mechanisms.
    void setBench(Bench* bench);

    QComboBox* chooser() const { return mechanism_; }
    ParameterPanel* panel() const { return panel_; }
    GuaranteeCard* card() const { return card_; }

  Q_SIGNALS:
    void refused(const QString& text); ///< an entry outside its range; empty when all is well

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void sync();
    /// The mechanisms of what the bench shows.
    void listMechanisms();
    void fitHeight();
    void setContent(const CardContent& content);
    /// Nothing to promise; the words say why.
    void clear(const QString& reason);
    void chooseMechanism(int index);
    void fillCompareMenu();
    void compareWith(const std::string& id, bool on);
    void takeParameters(const Parameters& given, bool finished);
    void set(const std::string& name, double value, const QString& label);

    Document& document_;
    QComboBox* mechanism_;
    QLabel* summary_;
    QToolButton* compare_;
    QMenu* compare_menu_;
    ParameterPanel* panel_;
    GuaranteeCard* card_;
    QSplitter* split_ = nullptr;
    QScrollArea* parameters_ = nullptr;
    Fold* fold_ = nullptr;
    QWidget* top_ = nullptr;
    bool split_by_hand_ = false;
    std::string listed_; ///< whose mechanisms can be chosen
    QPointer<Bench> bench_;
    QVBoxLayout* settings_ = nullptr;          ///< parameters, and the bench's own below
    std::weak_ptr<const Dataset> shown_study_; ///< whose values the parameters have
    bool remarked_ = false;                    ///< a message says what could not be had
};

/// The words under "Undo" for a change from one set of parameters to another: "Change ε".
QString parameterChangeLabel(const MechanismInfo& info, const Parameters& before, const Parameters& after);

} // namespace nictate
