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

double FoundCredits::mean() const { return std::accumulate(accuracies.begin(), accuracies.end(), 0.0) / draws(); }

double FoundCredits::sd() const {
    const double middle = mean();
    double sum = 0;
    for (double accuracy : accuracies)
        sum += (accuracy - middle) * (accuracy - middle);
    return accuracies.size() > 1 ? std::sqrt(sum / (draws() - 1)) : 0;
}

Interval FoundCredits::interval() const {
    std::vector<double> averaged;
    std::vector<int> people;
    for (std::size_t i = 0; i < credits.size(); ++i) {
        averaged.push_back(credits[i] / draws());
        people.push_back(first.answers[i].person);
    }
    return clusteredWilson(averaged, people);
}

} // namespace nictate
