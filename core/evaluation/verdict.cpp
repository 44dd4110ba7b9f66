#include "core/evaluation/verdict.h"

#include "core/compute/holm.h"

#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace nictate {

namespace {

constexpr double level = 0.05;
constexpr double most_needed = 100'000; ///< draws or people that are worth naming

/// The square of a mean's standard error, and its degrees of freedom.
struct Variance {
    double square = 0, degrees = std::numeric_limits<double>::infinity();
};

Variance ofDraws(const DrawSummary& found) { return {found.sd * found.sd / found.draws, static_cast<double>(found.draws - 1)}; }

/// A control that is the same in every draw says nothing of how it would vary over others.
Variance ofControl(const DrawSummary& control) {
    const bool varies = control.sd > 1e-12 || control.mean >= 1;
    if (varies)
        return ofDraws(control);
    return {control.mean * (1 - control.mean) / control.effective / control.draws, static_cast<double>(control.draws - 1)};
}

/// The difference of a row and what is known about it.
struct Difference {
    double value, error, degrees, margin;
    double people_share = 0; ///< of error², what more draws do not lower

    double p() const { return pAt(error); }
    double pAt(double standard_error) const {
        if (standard_error <= 0)
            return value > 0 ? 0 : 1;
        const double t = value / standard_error;
        return std::isfinite(degrees) ? cdf(complement(boost::math::students_t(degrees), t))
                                      : cdf(complement(boost::math::normal(), t));
    }
    double upper() const {
        const double quantile_95 = std::isfinite(degrees) ? quantile(boost::math::students_t(degrees), 1 - level)
                                                          : quantile(boost::math::normal(), 1 - level);
        return value + (error > 0 ? quantile_95 * error : 0);
    }
};

Difference differenceOf(const ComparedRow& row) {
    const Variance released = ofDraws(row.released), control = ofControl(row.control);
    const double draws = released.square + control.square;
    const double people =
        row.permutation_p ? 0 : row.released.mean * (1 - row.released.mean) / std::max(1.0, row.released.effective);
    Difference out{row.released.mean - row.control.mean, std::sqrt(draws + people), std::numeric_limits<double>::infinity(),
                   0.1 * (1 - row.chance)};
    if (draws > 0)
        out.degrees = draws * draws /
                      (released.square * released.square / released.degrees + control.square * control.square / control.degrees);
    out.people_share = draws + people > 0 ? people / (draws + people) : 0;
    return out;
}

double upperQuantile(double p) { return quantile(complement(boost::math::normal(), p)); }

std::optional<int> named(double count) {
    return std::isfinite(count) && count <= most_needed ? std::optional(static_cast<int>(std::ceil(count))) : std::nullopt;
}

/// What would decide a row whose uncorrected p must not exceed `allowed`, errors as they are now.
void sayWhatWouldDecide(Decision& decision, const ComparedRow& row, const Difference& difference, double allowed) {
    const double draws_error = difference.error * std::sqrt(1 - difference.people_share),
                 people_error = difference.error * std::sqrt(difference.people_share);
    const int draws = std::min(row.released.draws, row.control.draws);
    const bool can_be_noise = difference.value<difference.margin, can_be_data = difference.value> 0;
    // An error that would show it: from 0 upwards, or from below the margin.
    const double wanted = std::max(can_be_data ? difference.value / upperQuantile(allowed) : 0.0,
                                   can_be_noise ? (difference.margin - difference.value) / upperQuantile(level) : 0.0);
    const bool permutation_decides = row.permutation_p && *row.permutation_p > allowed;
    if (permutation_decides && !can_be_noise) {
        const double now = upperQuantile(std::min(*row.permutation_p, 0.499)), needed = upperQuantile(allowed);
        decision.people = named(row.people * (needed / now) * (needed / now));
    } else if (wanted > people_error) {
        const double left = std::sqrt(wanted * wanted - people_error * people_error);
        decision.draws = named(std::max(draws + 1.0, draws * (draws_error / left) * (draws_error / left)));
    } else if (wanted > 0)
        decision.people = named(row.people * (people_error / wanted) * (people_error / wanted) * 1.1);
}

} // namespace

const char* name(Verdict verdict) {
    switch (verdict) {
    case Verdict::none: return "";
    case Verdict::reads_data: return "reads-data";
    case Verdict::noise_only: return "noise-only";
    case Verdict::not_shown: break;
    }
    return "not-shown";
}

std::vector<Decision> decide(const std::vector<ComparedRow>& rows) {
    std::vector<Decision> decisions(rows.size());
    std::vector<Difference> differences;
    std::vector<double> p;
    std::vector<std::size_t> asked;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (std::min(rows[i].released.draws, rows[i].control.draws) < least_draws) {
            decisions[i].draws = least_draws;
            continue;
        }
        asked.push_back(i);
        differences.push_back(differenceOf(rows[i]));
        p.push_back(std::max(differences.back().p(), rows[i].permutation_p.value_or(0)));
    }
    const std::vector<double> together = holm(p);
    for (std::size_t a = 0; a < asked.size(); ++a) {
        Decision& decision = decisions[asked[a]];
        decision.p = together[a];
        if (together[a] <= level)
            decision.verdict = Verdict::reads_data;
        else if (differences[a].upper() < differences[a].margin)
            decision.verdict = Verdict::noise_only;
        else {
            const double factor = p[a] > 0 ? std::clamp(together[a] / p[a], 1.0, static_cast<double>(p.size())) : 1;
            sayWhatWouldDecide(decision, rows[asked[a]], differences[a], level / factor);
        }
    }
    return decisions;
}

void FoundCredits::take(const Recognition& recognition) {
    if (accuracies.empty()) {
        first = recognition;
        credits.assign(recognition.answers.size(), 0);
    }
    for (std::size_t i = 0; i < credits.size(); ++i)
        credits[i] += recognition.answers[i].credit;
    row_accuracy += recognition.row_accuracy.value_or(0);
    accuracies.push_back(recognition.accuracy());
}

void FoundCredits::takeNull(const std::vector<double>& of_draw) {
    if (null_draws_++ == 0)
        null = of_draw;
    else
        for (std::size_t i = 0; i < null.size(); ++i)
            null[i] += (of_draw[i] - null[i]) / null_draws_;
}

double FoundCredits::mean() const { return std::accumulate(accuracies.begin(), accuracies.end(), 0.0) / draws(); }

double FoundCredits::sd() const {
    const double middle = mean();
    double sum = 0;
    for (double accuracy : accuracies)
        sum += (accuracy - middle) * (accuracy - middle);
    return accuracies.size() > 1 ? std::sqrt(sum / (draws() - 1)) : 0;
}

std::vector<double> FoundCredits::averaged() const {
    std::vector<double> out;
    for (double credit : credits)
        out.push_back(credit / draws());
    return out;
}

std::vector<int> FoundCredits::people() const {
    std::vector<int> out;
    for (const Answer& answer : first.answers)
        out.push_back(answer.person);
    return out;
}

Interval FoundCredits::interval() const { return clusteredWilson(averaged(), people()); }

DrawSummary FoundCredits::summary() const {
    return {static_cast<int>(accuracies.size()), mean(), sd(), effectiveAnswers(averaged(), people())};
}

} // namespace nictate
