// The audits of the release paths against a mutated core: nictate_mutants NAME. With options of Catch nothing is mutated.

#include "tests/mutants.h"

#include "tests/catch_runner.h"

#include <iostream>
#include <string>
#include <utility>

namespace {

std::string turn;

/// Which audits are to catch it; the first name that it begins with counts.
std::string audits() {
    const std::pair<const char*, const char*> all[] = {
        {"signal-", "signals*"},
        {"reading-columns-", "neighbours*"},
        {"reading-", "reading*"},
        {"ledger-", "[ledger]"},
        {"areas-moving-overlap-", "areas that*,areas overlap*"},
        {"areas-moving-", "areas that move*"},
        {"areas-within-", "areas: within people*"},
        {"areas-k-norm-", "areas: black-box*"},
        {"areas-", "areas: no*,areas: the noise*"},
        {"k-norm-", "[k-norm]~[million]~areas*"},
        {"gaze-", "[gaze]"},
        {"evaluation-", "[evaluation]"},
    };
    for (const auto& [begin, tests] : all)
        if (turn.starts_with(begin))
            return tests;
    return "~[reading]~[ledger]~[gaze]~[evaluation]~[k-norm]~[million]~signals*~areas*";
}

} // namespace

bool nictate::mutant(std::string_view name) { return name == turn; }

int main(int argc, char** argv) {
    if (argc < 2 || argv[1][0] == '-')
        return nictate::runCatch(argc, argv);
    turn = argv[1];
    const std::string caught_by = nictate::firstFailure(audits());
    std::cout << "mutant " << (caught_by.empty() ? "NOT CAUGHT: " + turn : "caught: " + turn + ", by: " + caught_by) << "\n";
    return caught_by.empty() ? 1 : 0;
}
