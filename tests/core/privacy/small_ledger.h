#pragma once
// What the tests of the ledger book and look at.

#include "core/privacy/ledger.h"
#include "tests/core/files/temporary_folder.h"

#include <fstream>

namespace nictate::test {

inline LedgerRecord gaussianRecord(double rho = 0.03, std::vector<std::string> observers = {"anna", "ben", "cleo"}) {
    LedgerRecord record;
    record.what = "heatmap";
    record.stimulus = "1001.jpg";
    record.mechanism = "clipped-gaussian";
    record.parameters = R"({"epsilon":1})";
    record.unit = "one observer";
    record.status = "proven";
    record.loss.rho = rho;
    record.loss.rho_exact = "3/100";
    record.loss.delta = 1e-5;
    record.loss.user_epsilon = record.loss.published_epsilon = 1;
    record.study_delta = 1e-5;
    record.observers = std::move(observers);
    return record;
}

inline std::vector<std::string> linesOf(const std::filesystem::path& path) {
    std::vector<std::string> lines;
    std::ifstream in(path);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

inline void write(const std::filesystem::path& path, const std::vector<std::string>& lines) {
    std::ofstream out(path, std::ios::binary | std::ios::trunc);
    for (const std::string& line : lines)
        out << line << "\n";
}

/// A ledger with this many entries.
inline std::filesystem::path ledgerOf(const TemporaryFolder& folder, int entries) {
    Ledger ledger(folder.path() / "ledger.jsonl");
    for (int i = 0; i < entries; ++i)
        ledger.book(gaussianRecord());
    return ledger.path();
}

} // namespace nictate::test
