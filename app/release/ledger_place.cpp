#include "app/release/ledger_place.h"

#include "core/files/file_operations.h"

#include <QCryptographicHash>
#include <QSettings>

namespace nictate {

namespace {

/// Paths hold slashes, which settings would take for groups.
QString keyOf(const QString& data) {
    return "ledgers/" + QString::fromLatin1(QCryptographicHash::hash(data.toUtf8(), QCryptographicHash::Sha256).toHex());
}

} // namespace

std::filesystem::path defaultLedger(const std::filesystem::path& data) {
    return plainPath(data).parent_path() / "nictate-ledger.jsonl";
}

QString ledgerOf(const QString& data) {
    if (data.isEmpty())
        return {};
    const QString beside = QString::fromStdString(defaultLedger(data.toStdString()).string());
    return QSettings().value(keyOf(data), beside).toString();
}

void rememberLedger(const QString& data, const QString& ledger) { QSettings().setValue(keyOf(data), ledger); }

} // namespace nictate
