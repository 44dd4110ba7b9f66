#include "core/evaluation/found_credits.h"

#include <cmath>
#include <numeric>

namespace nictate {

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
