#include "app/background.h"

#include "core/errors.h"
#include "widgets/translated.h"

#include <QMetaObject>

namespace nictate {

Background::Background(QString name, QObject* parent) : QObject(parent), name_(std::move(name)) { pool_.setMaxThreadCount(1); }

Background::~Background() {
    if (cancelled_)
        cancelled_->store(true);
    pool_.waitForDone();
}

std::uint64_t Background::begin() {
    if (cancelled_)
        cancelled_->store(true);
    cancelled_ = std::make_shared<std::atomic<bool>>(false);
    running_ = true;
    Q_EMIT started();
    return ++run_;
}

void Background::end() {
    running_ = false;
    Q_EMIT finished();
}

void Background::cancel() {
    if (!running_)
        return;
    cancelled_->store(true);
    end();
}

void Background::report(std::uint64_t run, double fraction) {
    // Called on the worker's thread.
    QMetaObject::invokeMethod(
        this,
        [this, run, fraction] {
            if (isCurrent(run))
                Q_EMIT progressed(fraction);
        },
        Qt::QueuedConnection);
}

void Background::fail(std::exception_ptr error) {
    try {
        std::rethrow_exception(error);
    } catch (const Cancelled&) {
    } catch (const std::bad_alloc&) {
        Q_EMIT failed(tr("There is not enough memory for this."), error);
    } catch (const std::exception& exception) {
        Q_EMIT failed(translated(exception), error);
    } catch (...) {
        Q_EMIT failed(tr("Something went wrong that Nictate did not expect. Please report what you did."), error);
    }
}

} // namespace nictate
