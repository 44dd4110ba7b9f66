#pragma once
// Which ledger belongs to a study.

#include <QString>
#include <QStringList>

#include <filesystem>

namespace nictate {

/// `nictate-ledger-NAME.jsonl` beside the study's file or folder of that name, so that its siblings have ledgers of their
/// own; a link to it and the study.json in it lead to the same. Where a ledger from before stands under the name that was
/// given, that one. Where only a `nictate-ledger.jsonl` from before stands there, which all of them shared, that one: what has
/// been spent is not forgotten. A study without any has one of this name in a folder of ledgers, where one lies there already or
/// the person keeps them there now.
std::filesystem::path defaultLedger(const std::filesystem::path& data);

/// Ledgers of the studies in this folder lie beside them, wherever the person keeps others. Throws OutputError.
void keepLedgersBeside(const std::filesystem::path& folder);

/// Folders that the person keeps ledgers in, here and on the command line: the present one first, "" for beside the studies; then
/// those of before, whose ledgers still count. None = beside the studies.
QStringList ledgerFolders();
void chooseLedgerFolder(const QString& folder);

/// The ledger last chosen for this study on this machine, else the default. What has been spent must not be forgotten
/// because a ledger lies elsewhere. Empty for a study that is in no file.
QString ledgerOf(const QString& data);
void rememberLedger(const QString& data, const QString& ledger);

} // namespace nictate
