#include "app/audit/audit_run.h"

namespace nictate {

namespace {

constexpr int look_ms = 100;

/// The latest replaces the one before unless that is a step of the curve.
void keepCounts(std::vector<BlackBoxCounts>& kept, const BlackBoxCounts& latest) {
    const std::size_t n = kept.size();
    if (n >= 2 && kept[n - 1].draws < 1.1 * kept[n - 2].draws)
        kept.pop_back();
    kept.push_back(latest);
}

} // namespace

AuditRun::AuditRun(QObject* parent) : QObject(parent), work_(tr("Audit")) {
    looking_.setInterval(look_ms);
    connect(&looking_, &QTimer::timeout, this, &AuditRun::look);
    connect(&work_, &Background::failed, this, &AuditRun::failed);
    connect(&work_, &Background::finished, this, [this] {
        looking_.stop();
        look();
        Q_EMIT ended();
    });
}

void AuditRun::start(const AuditQuestion& question, int draws, std::uint64_t seed) {
    work_.cancel();
    seen_ = std::make_shared<Seen>();
    experiment_.reset();
    counts_.clear();
    draws_ = draws;
    Q_EMIT counted();
    looking_.start();
    work_.start(
        [question, draws, seed, seen = seen_](const Progress& progress) {
            const BlackBox experiment = blackBoxOf(question);
            {
                const std::lock_guard lock(seen->mutex);
                seen->experiment = experiment;
            }
            return drawBlackBox(experiment, draws, SeededNoise(seed), progress, [&](const BlackBoxCounts& latest) {
                const std::lock_guard lock(seen->mutex);
                keepCounts(seen->counts, latest);
            });
        },
        [](const BlackBoxCounts&) {});
}

void AuditRun::look() {
    {
        const std::lock_guard lock(seen_->mutex);
        experiment_ = seen_->experiment;
        counts_ = seen_->counts;
    }
    if (experiment_) // what failed before has nothing to show but its message
        Q_EMIT counted();
}

} // namespace nictate
