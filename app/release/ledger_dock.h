#pragma once

#include "app/background.h"
#include "app/release/ledger_watch.h"
#include "app/release/release_offer.h"

#include <QDockWidget>
#include <QTimer>

#include <functional>
#include <optional>

class QLabel;
class QStackedWidget;
class QTableView;

namespace nictate {

class AcknowledgeBreak;
class BudgetBar;
class Document;
class EmptyState;
class LedgerModel;

/// What has left the study, what it cost together, and what the next release would cost. Folds away.
class LedgerDock : public QDockWidget {
    Q_OBJECT

  public:
    /// `offer` is what can be released from where the person stands; asked when the next release is planned. It may throw Error.
    LedgerDock(Document& document, std::function<std::optional<ReleaseOffer>()> offer, QWidget* parent = nullptr);

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

    void planInBackground();

    Document& document_;
    std::function<std::optional<ReleaseOffer>()> offer_;
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
    AcknowledgeBreak* acknowledge_ = nullptr;
};

} // namespace nictate
