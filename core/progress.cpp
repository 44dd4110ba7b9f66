#include "core/progress.h"

#include "core/errors.h"

namespace nictate {

Progress::Progress(Report report, std::shared_ptr<const std::atomic<bool>> cancelled)
    : report_(std::move(report)), cancelled_(std::move(cancelled)) {}

void Progress::operator()(double fraction) const {
    if (cancelled())
        throw Cancelled();
    if (report_)
        report_(fraction);
}

Progress Progress::within(double from, double to) const {
    if (!report_)
        return *this;
    return {[report = report_, from, to](double fraction) { report(from + fraction * (to - from)); }, cancelled_};
}

} // namespace nictate
