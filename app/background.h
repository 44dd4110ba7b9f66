#pragma once
// Long work off the GUI thread: the latest request wins, it reports progress, stops promptly when cancelled, and
// what it throws arrives as text.

#include "core/compute/wide_registers.h"
#include "core/progress.h"

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QString>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <atomic>
#include <exception>
#include <memory>

namespace nictate {

/// One kind of work, of which at most one run counts at a time. Lives on the GUI thread; all signals and results
/// arrive there. The destructor cancels and waits for the pool to notice.
class Background : public QObject {
    Q_OBJECT

  public:
    /// `name` is what the status bar calls it.
    explicit Background(QString name, QObject* parent = nullptr);
    ~Background() override;

    const QString& name() const { return name_; }
    bool running() const { return running_; }

    /// Runs `work(Progress)` on another thread, then `done(result)` here. A run still under way is cancelled, and
    /// its result is discarded. Neither done() nor failed() follows a cancelled run.
    template <class Work, class Done> void start(Work work, Done done);
    /// Stops the run, if any: finished() follows at once, its result never.
    void cancel();

  Q_SIGNALS:
    void started();
    void progressed(double fraction);
    void failed(const QString& message, std::exception_ptr error);
    void finished(); ///< after done(), failed() or cancel()

  private:
    std::uint64_t begin();
    void end();
    void report(std::uint64_t run, double fraction);
    bool isCurrent(std::uint64_t run) const { return running_ && run == run_; }
    void fail(std::exception_ptr error);

    QString name_;
    QThreadPool pool_; ///< one thread: a cancelled run makes room before the next begins
    std::shared_ptr<std::atomic<bool>> cancelled_;
    std::uint64_t run_ = 0;
    bool running_ = false;
};

template <class Work, class Done> void Background::start(Work work, Done done) {
    using Result = std::invoke_result_t<Work, const Progress&>;
    const std::uint64_t run = begin();
    auto* watcher = new QFutureWatcher<Result>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, run, done = std::move(done)]() mutable {
        watcher->deleteLater();
        if (!isCurrent(run))
            return;
        try {
            auto future = watcher->future();
            future.waitForFinished(); // it has; this rethrows what the work threw
            if (future.resultCount() > 0)
                done(future.takeResult());
        } catch (...) {
            fail(std::current_exception());
        }
        if (isCurrent(run)) // done() may have started the next run
            end();
    });
    Progress progress(
        [this, run, last = std::make_shared<std::atomic<int>>(-1)](double fraction) {
            const int percent = static_cast<int>(fraction * 100);
            if (last->exchange(percent) != percent) // the event queue is not for thousands of these
                report(run, fraction);
        },
        cancelled_);
    watcher->setFuture(QtConcurrent::run(&pool_, [work = std::move(work), progress](QPromise<Result>& promise) mutable {
        releaseWideRegisters();
        try {
            if (!progress.cancelled())
                promise.addResult(work(progress));
        } catch (...) {
            promise.setException(std::current_exception());
        }
    }));
}

} // namespace nictate
