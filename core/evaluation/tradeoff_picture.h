#pragma once

#include "core/evaluation/evaluation.h"

#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// A mechanism at one ε between the best attack on people (or an attribute) and the best recognition of the condition, both
/// above chance: (x − 1/K)/(1 − 1/K). The control stands where the noise alone puts it.
struct TradeoffMark {
    std::string mechanism; ///< empty: clean signals
    std::optional<double> epsilon;
    double attack = 0, task = 0;
    double control_attack = 0, control_task = 0;
    Interval attack_interval, task_interval; ///< above chance, too
    std::optional<double> limit;             ///< above chance: what a proven loss allows the attack
    Verdict verdict = Verdict::none;         ///< reads-data where attack or task does, noise-only where both are no more
    std::string attacker, task_attacker;     ///< the best ones
};

/// Which attack is drawn: on anything and by the strongest, unless they are named.
struct TradeoffChoice {
    std::optional<Task> attack = {};
    std::string attacker = {};
};
/// Empty unless a condition and people or an attribute were asked about. `lda-scale` is a diagnostic and no attacker here, and
/// `twice`, which needs a second release, only when it is named.
std::vector<TradeoffMark> tradeoffMarks(const std::vector<EvaluationResult>& results, const TradeoffChoice& choice = {});

/// A place on a mechanism's line.
struct TradeoffPlace {
    double attack = 0, task = 0;
    bool beyond = false; ///< the line ends before; this is its end
};
/// Where a mechanism's line passes at this ε > 0: straight in log ε between the two marks beside it, at its end beyond that;
/// nothing where there is no line. A guide for the eye while nothing is computed there.
std::optional<TradeoffPlace> placeOnLine(const std::vector<TradeoffMark>& marks, const std::string& mechanism, double epsilon);

/// The marks as one SVG picture, lines along ε: filled where data are read, hollow where it is noise only, half filled where
/// neither is shown; clean signals are a star, a control is a small grey circle tied to its mechanism.
std::string tradeoffSvg(const std::vector<TradeoffMark>& marks);

/// Text for SVG and HTML.
std::string escaped(const std::string& text);

} // namespace nictate
