#pragma once

#include "app/background.h"
#include "app/release/ledger_watch.h"
#include "core/release/release_job.h"

#include <QDockWidget>
#include <QTimer>

#include <optional>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace nictate {

class BudgetBar;
class Document;
class EmptyState;
class LedgerModel;

/// What has left the study, what it cost together, and what the next release would cost. Folds away.
class LedgerDock : public QDockWidget {
    Q_OBJECT

  public:
    explicit LedgerDock(Document& document, QWidget* parent = nullptr);

    LedgerWatch& watch() { return watch_; }
    /// The session changed: what the next release would cost follows when things have settled.
    void planNext();

  Q_SIGNALS:
    void failed(const QString& message);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    /// What the session on screen would cost, or why it cannot be released.
    struct Next {
        std::vector<LedgerRecord> records;
        QString refused;
    };
    QWidget* buildSummary();
    void refresh();
    void showNext();
    void acknowledge();

    Document& document_;
    LedgerWatch watch_;
    Background next_work_;
    QTimer delay_;
    std::optional<Next> next_;
    LedgerModel* model_ = nullptr;
    QStackedWidget* stack_;
    EmptyState* empty_;
    QTableView* table_;
    BudgetBar* bar_ = nullptr;
    QLabel *verified_ = nullptr, *totals_ = nullptr, *next_text_ = nullptr;
    QPushButton* acknowledge_ = nullptr;
};

} // namespace nictate
