#pragma once
// How long work reports how far it is and learns that nobody wants it any more.

#include <atomic>
#include <functional>
#include <memory>

namespace nictate {

/// A copyable value handed down into long work. Default-constructed it reports to nobody and never cancels.
class Progress {
  public:
    using Report = std::function<void(double fraction)>;

    Progress() = default;
    Progress(Report report, std::shared_ptr<const std::atomic<bool>> cancelled);

    /// Report a fraction in [0, 1]. Throws Cancelled when the work was cancelled.
    void operator()(double fraction) const;
    /// Progress for a part of the work: its 0…1 is reported as from…to of the whole.
    Progress within(double from, double to) const;
    bool cancelled() const { return cancelled_ && cancelled_->load(std::memory_order_relaxed); }

  private:
    Report report_;
    std::shared_ptr<const std::atomic<bool>> cancelled_;
};

} // namespace nictate
