#pragma once
// Which ledger belongs to a study.

#include <QString>

#include <filesystem>

namespace nictate {

/// `nictate-ledger-NAME.jsonl` beside the study's file or folder of that name, so that its siblings have ledgers of their
/// own; a link to it and the study.json in it lead to the same. Where a ledger from before stands under the name that was
/// given, that one. Where only a `nictate-ledger.jsonl` from before stands there, which all of them shared, that one: what has
/// been spent is not forgotten.
std::filesystem::path defaultLedger(const std::filesystem::path& data);

/// The ledger last chosen for this study on this machine, else the default. What has been spent must not be forgotten
/// because a ledger lies elsewhere. Empty for a study that is in no file.
QString ledgerOf(const QString& data);
void rememberLedger(const QString& data, const QString& ledger);

} // namespace nictate
