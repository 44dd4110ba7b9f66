#pragma once
// An audit on its way: draws in the background, and what is counted so far.

#include "app/background.h"
#include "core/audit/audit_question.h"

#include <QTimer>

#include <mutex>
#include <vector>

namespace nictate {

class AuditRun : public QObject {
    Q_OBJECT

  public:
    explicit AuditRun(QObject* parent = nullptr);

    /// Draws so many of each of two neighbours; whatever ran before is forgotten.
    void start(const AuditQuestion& question, int draws, std::uint64_t seed);
    /// Ends at once; what was counted stays.
    void cancel() { work_.cancel(); }
    bool running() const { return work_.running(); }
    int draws() const { return draws_; } ///< that were asked for

    /// What is audited, once that is known.
    const std::optional<BlackBox>& experiment() const { return experiment_; }
    /// So far: the latest last, others about a tenth apart.
    const std::vector<BlackBoxCounts>& counts() const { return counts_; }

  Q_SIGNALS:
    void counted(); ///< experiment() or counts() are others, a few times a second
    void failed(const QString& message);
    void ended(); ///< done, cancelled or failed

  private:
    /// Written by the thread that draws.
    struct Seen {
        std::mutex mutex;
        std::optional<BlackBox> experiment;
        std::vector<BlackBoxCounts> counts;
    };
    void look();

    Background work_;
    QTimer looking_;
    std::shared_ptr<Seen> seen_;
    std::optional<BlackBox> experiment_;
    std::vector<BlackBoxCounts> counts_;
    int draws_ = 0;
};

} // namespace nictate
