#pragma once

#include "app/background.h"
#include "app/release/release_form.h"

#include <QDialog>

#include <atomic>
#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace nictate {

class ReleaseResult;

/// Asks, releases in the background, and shows what came out. Secure randomness only: it never knows a seed.
class ReleaseDialog : public QDialog {
    Q_OBJECT

  public:
    explicit ReleaseDialog(ReleaseOffer offer, QWidget* parent = nullptr);

    ReleaseForm* form() const { return form_; }
    ReleaseResult* result() const { return result_; }
    bool running() const { return work_.running(); }

  Q_SIGNALS:
    /// Something was booked in this ledger, and written to this folder.
    void released(const QString& ledger, const QString& folder);
    /// The stimuli's size in pixels, which the study does not say; the dialog is closed.
    void sizeGiven(int width_px, int height_px);
    /// How the study is read is as the person wants it, or not; the dialog is closed.
    void readingAgreed();
    void readingRefused();

  public Q_SLOTS:
    /// While it runs: stop after the item that is being released. What is paid for is written; where that failed, closing
    /// is asked for twice.
    void reject() override;

  private:
    void release();
    void take(ReleaseOutcome outcome);
    void showProgress(double fraction);
    void sync();
    void grow();

    ReleaseForm* form_;
    ReleaseResult* result_;
    QStackedWidget* pages_;
    QProgressBar* progress_;
    QLabel* doing_;
    QPushButton *release_, *close_;
    ReleaseOrder order_;
    std::shared_ptr<std::atomic<bool>> stop_;
    bool giving_up_ = false; ///< what is paid for and not written would be lost
    Background work_;        ///< last: its end waits for what runs
};

} // namespace nictate
