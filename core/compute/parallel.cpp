#include "core/compute/parallel.h"

#include "core/compute/cores.h"
#include "core/compute/wide_registers.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>

namespace nictate {

namespace {

thread_local bool inside_parallel = false;

struct Inside {
    bool before = inside_parallel;
    Inside() { inside_parallel = true; }
    ~Inside() { inside_parallel = before; }
};

/// A loop in parts, each taken by whoever comes first. The caller takes part, so it never waits for a thread that is busy.
class Loop {
  public:
    Loop(Eigen::Index count, Eigen::Index parts, const std::function<void(Eigen::Index, Eigen::Index)>& work)
        : count_(count), parts_(parts), work_(&work) {}

    void help() {
        const Inside inside;
        for (Eigen::Index part = next_++; part < parts_; part = next_++) {
            try {
                (*work_)(count_ * part / parts_, count_ * (part + 1) / parts_);
            } catch (...) {
                const std::lock_guard lock(failing_);
                failure_ = std::current_exception();
            }
            if (++done_ == parts_) {
                { const std::lock_guard lock(finishing_); }
                finished_.notify_all();
            }
        }
    }
    void finish() {
        std::unique_lock lock(finishing_); // done_.wait() of libstdc++ 12 may sleep through its end where there is no futex
        finished_.wait(lock, [this] { return done_ == parts_; });
        if (failure_)
            std::rethrow_exception(failure_);
    }

  private:
    Eigen::Index count_, parts_;
    const std::function<void(Eigen::Index, Eigen::Index)>* work_; ///< not touched once all parts are taken
    std::atomic<Eigen::Index> next_ = 0, done_ = 0;
    std::mutex failing_, finishing_;
    std::condition_variable finished_;
    std::exception_ptr failure_;
};

/// Threads that wait for loops, until the process ends: starting one anew takes longer than many a loop, and an end that waits
/// for them took minutes now and then under Wine.
class Cores {
  public:
    explicit Cores(Eigen::Index threads) {
        for (Eigen::Index i = 0; i < threads; ++i)
            std::thread([this] { serve(); }).detach();
    }
    void invite(const std::shared_ptr<Loop>& loop, Eigen::Index helpers) {
        {
            const std::lock_guard lock(asking_);
            asked_.insert(asked_.end(), static_cast<std::size_t>(helpers), loop);
        }
        for (Eigen::Index i = 0; i < helpers; ++i)
            ask_.notify_one();
    }

  private:
    [[noreturn]] void serve() {
        std::unique_lock lock(asking_);
        for (;;) {
            ask_.wait(lock, [this] { return !asked_.empty(); });
            const std::shared_ptr<Loop> loop = std::move(asked_.front());
            asked_.pop_front();
            lock.unlock();
            releaseWideRegisters();
            loop->help();
            lock.lock();
        }
    }

    std::mutex asking_;
    std::condition_variable ask_;
    std::deque<std::shared_ptr<Loop>> asked_;
};

} // namespace

void parallelRows(Eigen::Index count, const std::function<void(Eigen::Index, Eigen::Index)>& work,
                  Eigen::Index least_per_thread) {
    releaseWideRegisters();
    if (inside_parallel) // an outer loop has the cores already
        return work(0, count);
    const Eigen::Index parts = std::clamp<Eigen::Index>(count / std::max<Eigen::Index>(1, least_per_thread), 1, coresToUse());
    if (parts == 1)
        return work(0, count);
    static Cores* const others = new Cores(static_cast<Eigen::Index>(std::thread::hardware_concurrency()) - 1);
    const auto loop = std::make_shared<Loop>(count, parts, work);
    others->invite(loop, parts - 1);
    loop->help();
    loop->finish();
}

} // namespace nictate
