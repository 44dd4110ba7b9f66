#include "app/release/ledger_watch.h"

#include "core/files/file_operations.h"

#include <QFileInfo>

namespace nictate {

namespace {
constexpr int settle_ms = 120;
}

LedgerWatch::LedgerWatch(QObject* parent) : QObject(parent), work_(tr("Reading ledger")) {
    settle_.setSingleShot(true);
    settle_.setInterval(settle_ms);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, [this] { settle_.start(); });
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, [this] { settle_.start(); });
    connect(&settle_, &QTimer::timeout, this, &LedgerWatch::look);
    connect(&work_, &Background::failed, this, [this](const QString& message) {
        ledger_.reset();
        problem_ = message;
        Q_EMIT changed();
    });
}

void LedgerWatch::setFile(const QString& file) {
    const QString plain = file.isEmpty() ? file : QString::fromStdString(plainPath(file.toStdString()).string());
    if (plain == file_)
        return;
    file_ = plain;
    ledger_.reset();
    problem_.clear();
    reload();
}

void LedgerWatch::reload() {
    watch();
    if (file_.isEmpty()) {
        work_.cancel();
        ledger_.reset();
        problem_.clear();
        Q_EMIT changed();
        return;
    }
    read_ = stamp();
    work_.start([file = file_.toStdString()](
                    const Progress&) -> std::shared_ptr<const Ledger> { return std::make_shared<const Ledger>(file); },
                [this](std::shared_ptr<const Ledger> ledger) {
                    ledger_ = std::move(ledger);
                    problem_.clear();
                    Q_EMIT changed();
                });
}

void LedgerWatch::acknowledge(const std::optional<LossBound>& at_most) {
    if (!ledger_ || !ledger_->firstBroken())
        return;
    Ledger ledger(file_.toStdString());
    ledger.acknowledge(*ledger_->firstBroken(), at_most);
    reload();
}

LedgerWatch::Stamp LedgerWatch::stamp() const {
    const QFileInfo info(file_);
    return info.exists() ? Stamp{info.size(), info.lastModified()} : Stamp{};
}

void LedgerWatch::watch() {
    if (const QStringList old = watcher_.files() + watcher_.directories(); !old.isEmpty())
        watcher_.removePaths(old);
    if (file_.isEmpty())
        return;
    const QFileInfo info(file_);
    if (info.exists())
        watcher_.addPath(file_);
    if (QFileInfo(info.path()).isDir())
        watcher_.addPath(info.path()); // sees the file come, go and be replaced
}

void LedgerWatch::look() {
    if (stamp() == read_) // something else in the folder
        return;
    reload();
}

} // namespace nictate
