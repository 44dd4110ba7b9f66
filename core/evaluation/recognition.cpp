#include "core/evaluation/recognition.h"

#include "core/errors.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace nictate {

Answer answered(int person, int truth, std::vector<int> winners) {
    const bool right = std::find(winners.begin(), winners.end(), truth) != winners.end();
    return {person, truth, winners, right ? 1.0 / static_cast<double>(winners.size()) : 0.0};
}

double Recognition::accuracy() const {
    double sum = 0;
    for (const Answer& answer : answers)
        sum += answer.credit;
    return answers.empty() ? 0 : sum / static_cast<double>(answers.size());
}

Recognition voted(const RecordingSet& set, const std::vector<EvaluatedRow>& rows, const std::vector<int>& predicted,
                  const std::vector<int>& label_of_recording, int classes) {
    Recognition out;
    out.confusion = Eigen::MatrixXi::Zero(classes, classes);
    Eigen::MatrixXi votes = Eigen::MatrixXi::Zero(static_cast<Eigen::Index>(set.recordings.size()), classes);
    std::vector<bool> asked(set.recordings.size(), false);
    int right = 0, tested = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (predicted[i] == untested)
            continue;
        const int truth = label_of_recording[static_cast<std::size_t>(rows[i].recording)];
        asked[static_cast<std::size_t>(rows[i].recording)] = true;
        ++tested;
        if (predicted[i] < 0)
            continue;
        right += predicted[i] == truth;
        ++out.confusion(truth, predicted[i]);
        ++votes(rows[i].recording, predicted[i]);
    }
    for (std::size_t r = 0; r < set.recordings.size(); ++r) {
        if (!asked[r])
            continue;
        const auto row = votes.row(static_cast<Eigen::Index>(r));
        std::vector<int> winners;
        // mutant evaluation-votes-tied-to-the-first-class
        for (int c = 0; c < classes && row.maxCoeff() > 0; ++c)
            if (row[c] == row.maxCoeff())
                winners.push_back(c);
        out.answers.push_back(answered(set.recordings[r].person, label_of_recording[r], winners));
    }
    out.row_accuracy = tested > 0 ? static_cast<double>(right) / tested : 0;
    return out;
}

Eigen::MatrixXi confusionOf(const std::vector<Answer>& answers, int classes) {
    Eigen::MatrixXi out = Eigen::MatrixXi::Zero(classes, classes);
    for (const Answer& answer : answers)
        for (int winner : answer.winners)
            ++out(answer.truth, winner);
    return out;
}

namespace {

double meanOf(const std::vector<double>& credits) {
    double p = 0;
    for (double credit : credits)
        p += credit / static_cast<double>(credits.size());
    return p;
}

} // namespace

double effectiveAnswers(const std::vector<double>& credits, const std::vector<int>& people) {
    if (credits.empty())
        throw MissingData(Text("nothing was asked, so there is no interval"));
    const auto m = static_cast<double>(credits.size());
    const double p = meanOf(credits);
    std::map<int, double> deviation;
    for (std::size_t i = 0; i < credits.size(); ++i)
        deviation[people[i]] += credits[i] - p;
    const auto n = static_cast<double>(deviation.size());
    double variance = 0;
    for (const auto& [person, sum] : deviation)
        variance += sum * sum;
    variance *= n > 1 ? n / (n - 1) / (m * m) : 0;
    return variance > 1e-24 ? std::clamp(p * (1 - p) / variance, n, m) : n;
}

Interval clusteredWilson(const std::vector<double>& credits, const std::vector<int>& people) {
    const double effective = effectiveAnswers(credits, people), p = meanOf(credits);
    constexpr double z = 1.959964;
    const double shrink = 1 + z * z / effective, centre = (p + z * z / (2 * effective)) / shrink;
    const double half = z / shrink * std::sqrt(std::max(0.0, p * (1 - p)) / effective + z * z / (4 * effective * effective));
    return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

double guessLimit(double epsilon, int people) { return 1 / (1 + (people - 1) * std::exp(-epsilon)); }

double aboveChance(double accuracy, double chance, double control) {
    const double baseline = std::max(chance, control);
    return baseline < 1 ? (accuracy - baseline) / (1 - baseline) : 0;
}

std::optional<Interval> chanceInterval(std::vector<double> null) {
    const std::size_t beyond = (null.size() + 1) / 40; // 2.5 % at either end
    if (beyond == 0)
        return {};
    std::sort(null.begin(), null.end());
    return Interval{null[beyond - 1], null[null.size() - beyond]};
}

double permutationP(double observed, const std::vector<double>& null) {
    const auto as_good = std::count_if(null.begin(), null.end(), [&](double value) { return value >= observed - 1e-12; });
    return (1.0 + static_cast<double>(as_good)) / (1.0 + static_cast<double>(null.size()));
}

} // namespace nictate
