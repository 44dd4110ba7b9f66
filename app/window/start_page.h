#pragma once

#include "app/background.h"
#include "core/analysis/publishing_costs.h"

#include <QWidget>

#include <optional>
#include <vector>

class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace nictate {

class EmptyState;

/// "What do you want to publish?": each kind of release with two lines on what it costs for n people at ε, and the way to its
/// workspace. Without a study it also says how to open one.
class StartPage : public QWidget {
    Q_OBJECT

  public:
    explicit StartPage(QWidget* parent = nullptr);

    /// People of the study that is open; nothing where none is.
    void setPeople(std::optional<int> people);
    Background* work() { return &work_; }
    /// The kind that was chosen before a study was there: the workspace's id; empty where none was.
    QString wanted() const;

  Q_SIGNALS:
    void chosen(const QString& workspace);
    void action(const QString& name); ///< of the menus
    void left();                      ///< back to the study that is open

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    struct Kind {
        const char* workspace;
        QPushButton* button;
        QLabel* costs;
    };
    QWidget* buildQuestion();
    void addKind(QVBoxLayout* column, const char* workspace, const QString& title);
    void compute();
    void showCosts(const PublishingCosts& costs);
    void take(const Kind& kind);

    Background work_;
    EmptyState* no_study_;
    QSpinBox* people_;
    QDoubleSpinBox* epsilon_;
    QPushButton* back_;
    std::vector<Kind> kinds_;
    bool has_study_ = false;
};

} // namespace nictate
