#pragma once

#include "app/background.h"
#include "core/privacy/ledger.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QTimer>

#include <memory>

namespace nictate {

/// A ledger's file as it stands: read in the background, and again whenever it changes.
class LedgerWatch : public QObject {
    Q_OBJECT

  public:
    explicit LedgerWatch(QObject* parent = nullptr);

    /// Empty = none.
    void setFile(const QString& file);
    const QString& file() const { return file_; }
    void reload();
    /// Takes note of the first broken entry: itself an entry. Throws OutputError, InvalidParameter.
    void acknowledge(const std::optional<LossBound>& at_most);

    /// Null while it is read for the first time and when it cannot be read. A file that is not there is an empty ledger.
    const Ledger* ledger() const { return ledger_.get(); }
    std::shared_ptr<const Ledger> shared() const { return ledger_; }
    /// Why it cannot be read; empty when it can.
    const QString& problem() const { return problem_; }
    bool reading() const { return work_.running(); }

  Q_SIGNALS:
    void changed();

  private:
    struct Stamp {
        qint64 size = -1;
        QDateTime time;
        bool operator==(const Stamp&) const = default;
    };
    Stamp stamp() const;
    void watch();
    void look();

    QString file_;
    std::shared_ptr<const Ledger> ledger_;
    QString problem_;
    Stamp read_;
    QFileSystemWatcher watcher_;
    QTimer settle_; ///< writers touch a file several times
    Background work_;
};

} // namespace nictate
