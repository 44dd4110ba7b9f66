#pragma once

#include "app/background.h"
#include "app/release/ledger_watch.h"
#include "app/release/release_offer.h"

#include <QWidget>

#include <filesystem>
#include <map>
#include <optional>
#include <vector>

class QCheckBox;
class QDoubleSpinBox;
class QFrame;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace nictate {

class AcknowledgeBreak;
class BudgetBar;
class StimulusChoice;

/// Before a release: what leaves, what it costs, what to expect, and what must be confirmed. All of it is public.
class ReleaseForm : public QWidget {
    Q_OBJECT

  public:
    explicit ReleaseForm(ReleaseOffer offer, QWidget* parent = nullptr);

    /// Nothing stands against it.
    bool ready() const { return job_ && !planning() && problem_.isEmpty() && confirmed(); }
    /// So few that no release looks safe.
    bool fewPeople() const { return job_ && job_->items.front().record.observers.size() < fewest_people; }
    /// What is chosen is still being planned.
    bool planning() const { return plan_work_.running(); }
    ReleaseOrder order() const;
    LedgerWatch& ledger() { return ledger_; }
    /// Why the last attempt failed; shown until something changes.
    void setFailure(const QString& text);

  Q_SIGNALS:
    /// The person says how many pixels the stimuli have.
    void sizeGiven(int width_px, int height_px);
    /// How the study is read is as the person wants it, or not.
    void readingAgreed();
    void readingRefused();
    void changed(); ///< ready() or the height needed may be another

  protected:
    void changeEvent(QEvent* event) override;

  private:
    QWidget* buildWhat();
    QWidget* buildCost();
    QWidget* buildExpectation();
    QWidget* buildConfirmation();
    QWidget* buildPlaces();
    struct Planned {
        std::optional<ReleaseJob> job;
        QString refused; ///< why there is none
    };
    void plan();
    void take(Planned planned);
    QWidget* buildSize();
    void showWhat();
    void fillFiles();
    void expect();
    void showExpectation(const ReleaseExpectation& expectation);
    void showCost();
    void showPromise();
    void showConfirmation();
    void check();
    void colour();
    bool confirmed() const;
    ReleaseWish wish() const;
    QString suggestedFolder() const;
    std::optional<double> wantedBudget() const;
    QString problemNow() const;
    void acknowledge();

    ReleaseOffer offer_;
    std::vector<std::filesystem::path> same_people_; ///< ledgers that know them where a new one would be begun
    std::vector<CountedFact> declarable_;            ///< what was counted before anything was declared
    std::optional<ReleaseJob> job_;
    QString refused_; ///< why there is no job
    QString problem_, failure_;
    LedgerWatch ledger_;
    Background plan_work_, expectation_work_;
    std::map<std::string, bool> file_choice_; ///< by label, kept when the job is planned anew

    StimulusChoice* choice_ = nullptr;
    QWidget* size_ = nullptr;
    QLabel *what_ = nullptr, *choices_ = nullptr;
    QCheckBox *noisy_cap_ = nullptr, *declared_ = nullptr;
    QGridLayout* files_ = nullptr;
    std::vector<QCheckBox*> file_boxes_; ///< as job_->files
    QLabel *cost_ = nullptr, *ledger_state_ = nullptr;
    BudgetBar* bar_ = nullptr;
    QCheckBox *set_budget_ = nullptr, *same_study_ = nullptr, *other_people_ = nullptr;
    QDoubleSpinBox* budget_ = nullptr;
    AcknowledgeBreak* acknowledge_ = nullptr;
    QLabel *expected_ = nullptr, *noisy_ = nullptr, *sentence_ = nullptr, *empty_ = nullptr;
    QFrame *warning_box_ = nullptr, *confirm_box_ = nullptr;
    QLabel *warnings_ = nullptr, *reasons_ = nullptr, *message_ = nullptr;
    QCheckBox* confirm_ = nullptr;
    QLineEdit *ledger_file_ = nullptr, *folder_ = nullptr;
    bool folder_by_hand_ = false;
};

} // namespace nictate
