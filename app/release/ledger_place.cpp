#include "app/release/ledger_place.h"

#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/files/file_operations.h"
#include "core/io/study_place.h"
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

QString placeOf(const QString& data) { return QString::fromStdString(studyPlace(data.toStdString()).string()); }

std::filesystem::path besides(const std::filesystem::path& study) {
    return study.parent_path() / ("nictate-ledger-" + study.filename().string() + ".jsonl");
}

/// Whether a ledger is from before studies were told apart. One that cannot be read might be.
bool hasNoStudy(const std::filesystem::path& ledger) {
    std::ifstream file(ledger, std::ios::binary);
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

constexpr auto folders_key = "ledger_folders", stay_here = "nictate-ledgers-stay-here";

/// The person's, also where no window gave the program its name.
QSettings personal() { return QSettings("nictate", "nictate"); }

std::filesystem::path inFolder(const QString& folder, const std::filesystem::path& study) {
    return std::filesystem::path(folder.toStdString()) / besides(study).filename();
}

} // namespace

QStringList ledgerFolders() { return personal().value(folders_key).toStringList(); }

void chooseLedgerFolder(const QString& folder) {
    QStringList folders = ledgerFolders();
    folders.removeAll(folder);
    folders.prepend(folder);
    personal().setValue(folders_key, folders);
}

void keepLedgersBeside(const std::filesystem::path& folder) { writeFileAtomically(folder / stay_here, {}); }

std::filesystem::path defaultLedger(const std::filesystem::path& data) {
    const std::filesystem::path study = studyPlace(data), shared = study.parent_path() / "nictate-ledger.jsonl";
    const std::filesystem::path own = besides(study), by_its_other_name = besides(plainPath(data));
    if (std::filesystem::exists(own) || std::filesystem::exists(study.parent_path() / stay_here))
        return own;
    if (std::filesystem::exists(by_its_other_name))
        return by_its_other_name;
    if (hasNoStudy(shared))
        return shared;
    const QStringList folders = ledgerFolders();
    for (const QString& folder : folders)
        if (const auto there = inFolder(folder, study); !folder.isEmpty() && std::filesystem::exists(there))
            return there;
    return folders.value(0).isEmpty() ? own : inFolder(folders.front(), study);
}

QString ledgerOf(const QString& data) {
    if (data.isEmpty())
        return {};
    const QString beside = QString::fromStdString(defaultLedger(data.toStdString()).string());
    const QVariant by_this_name = QSettings().value(keyOf(data), beside); // as it was remembered before
    return QSettings().value(keyOf(placeOf(data)), by_this_name).toString();
}

void rememberLedger(const QString& data, const QString& ledger) { QSettings().setValue(keyOf(placeOf(data)), ledger); }

} // namespace nictate
