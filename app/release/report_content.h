#pragma once
// What a report on a study is made of, for the window and the command line.

#include "core/choices/session.h"
#include "core/evaluation/report_page.h"
#include "core/progress.h"

#include <filesystem>
#include <memory>

namespace nictate {

/// What the ledger beside `data`, or the one that is named, holds; the cards as they stand in their files. Throws MissingData for
/// a named ledger or a card that is not there, ParseError.
ReportContent reportContent(const std::string& study, const std::filesystem::path& data, const std::filesystem::path& ledger,
                            const std::vector<std::string>& cards);

/// How good the data of everybody are, by the session's limits. Sensitive. Throws Cancelled.
ReportQuality reportQuality(const Dataset& study, const Session& session, const Progress& progress = {});

/// What attackers find in the session's mechanisms, as its Evaluation workspace asks. Sensitive. Throws MissingData, Cancelled.
std::vector<EvaluationResult> reportFindings(const Dataset& study, const Session& session, const Progress& progress);

} // namespace nictate
