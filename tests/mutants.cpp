// The audits of the release paths against a mutated core: nictate_mutants [NAME]. Without a name nothing is mutated.

#include "tests/mutants.h"

#include "tests/catch_runner.h"

#include <iostream>
#include <string>

namespace {

std::string turn;

} // namespace

bool nictate::mutant(std::string_view name) { return name == turn; }

int main(int argc, char** argv) {
    if (argc < 2) // what takes a million draws says nothing new about copies that are not mutated
        return nictate::firstFailure("~[million]").empty() ? 0 : 1;
    turn = argv[1];
    const std::string audits = turn.starts_with("signal-")    ? "signals*"
                               : turn.starts_with("reading-") ? "[reading]"
                               : turn.starts_with("ledger-")  ? "[ledger]"
                               : turn.starts_with("aoi-")     ? "areas*"
                               : turn.starts_with("k-norm-")  ? "[k-norm]~[million]"
                               : turn.starts_with("stream-")  ? "[streams]"
                               : turn.starts_with("evaluation-")
                                   ? "[evaluation]"
                                   : "~[reading]~[ledger]~[streams]~[evaluation]~[k-norm]~[million]~signals*~areas*";
    const std::string caught_by = nictate::firstFailure(audits);
    std::cout << "mutant " << (caught_by.empty() ? "NOT CAUGHT: " + turn : "caught: " + turn + ", by: " + caught_by) << "\n";
    return caught_by.empty() ? 1 : 0;
}
