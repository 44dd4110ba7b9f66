#pragma once
// Which ledger belongs to a study.

#include <QString>

#include <filesystem>

namespace nictate {

/// `nictate-ledger.jsonl` beside the study's file or folder.
std::filesystem::path defaultLedger(const std::filesystem::path& data);

/// The ledger last chosen for this study on this machine, else the default. What has been spent must not be forgotten
/// because a ledger lies elsewhere. Empty for a study that is in no file.
QString ledgerOf(const QString& data);
void rememberLedger(const QString& data, const QString& ledger);

} // namespace nictate
