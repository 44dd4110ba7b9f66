#include "app/release/ledger_place.h"

#include "core/errors.h"
#include "core/files/file_operations.h"
#include "core/privacy/ledger_lines.h"

#include <QCryptographicHash>
#include <QSettings>

#include <fstream>

namespace nictate {

namespace {

/// Paths hold slashes, which settings would take for groups.
QString keyOf(const QString& data) {
    return "ledgers/" + QString::fromLatin1(QCryptographicHash::hash(data.toUtf8(), QCryptographicHash::Sha256).toHex());
}

/// Whether a ledger is from before studies were told apart. One that cannot be read might be.
bool hasNoStudy(const std::filesystem::path& ledger) {
    std::ifstream file(ledger);
    std::string line;
    if (!file)
        return false;
    try {
        std::getline(file, line);
        return !parseHeader(line, ledger.string()).study;
    } catch (const LedgerBroken&) {
        return true;
    }
}

} // namespace

std::filesystem::path defaultLedger(const std::filesystem::path& data) {
    const std::filesystem::path study = plainPath(data), folder = study.parent_path();
    const auto own = folder / ("nictate-ledger-" + study.filename().string() + ".jsonl"),
               shared = folder / "nictate-ledger.jsonl";
    return !std::filesystem::exists(own) && hasNoStudy(shared) ? shared : own;
}

QString ledgerOf(const QString& data) {
    if (data.isEmpty())
        return {};
    const QString beside = QString::fromStdString(defaultLedger(data.toStdString()).string());
    return QSettings().value(keyOf(data), beside).toString();
}

void rememberLedger(const QString& data, const QString& ledger) { QSettings().setValue(keyOf(data), ledger); }

} // namespace nictate
