#pragma once
// An audit of somebody's own program: it reads one data set a line, one of two neighbours, and prints a number for each.

#include "core/progress.h"

#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// What is asked of a program: how to run it on two neighbouring data sets, and what it guarantees.
struct ProgramQuestion {
    std::vector<std::string> command = {}; ///< program and arguments; no shell reads them
    std::string here = "0", there = "1";   ///< the two neighbouring data sets, a line each
    int draws = 10000;                     ///< on each of the two
    double seconds = 600;                  ///< the program is ended after that
    std::optional<double> epsilon = {};    ///< what it promises at this δ
    double delta = 0;
    std::optional<double> mu = {}; ///< likewise, of Gaussian differential privacy
};

/// A command line's words: blanks part them, but not within '…' or "…". Throws InvalidParameter (`program`) for none, or a quote
/// without its end.
std::vector<std::string> commandWords(const std::string& line);

/// The events are "more (or less) than a threshold", chosen on the first half of the draws so that they show most; the second
/// half proves.
struct ProgramFindings {
    int draws = 0; ///< of the second half, on each
    struct Event {
        double threshold = 0;
        bool above = true;
        int here = 0, there = 0;
    };
    Event of_epsilon, of_mu;
    double epsilon = 0, mu = 0; ///< proven; each wrong with probability 4e-9
    bool broken = false;        ///< more than was promised
};

/// Starts the program once. Throws InvalidParameter (`program`) where it cannot be started, takes too long, does not exit with
/// status 0, or prints anything but one number for each line.
ProgramFindings auditProgram(const ProgramQuestion& question);

/// The same of numbers that were seen on the one and on the other, at least two on each and as many.
ProgramFindings findingsOf(const std::vector<double>& here, const std::vector<double>& there, const ProgramQuestion& promise);

} // namespace nictate
