#pragma once
// Small studies for tests of evaluations.

#include "core/evaluation/classifier.h"
#include "core/evaluation/recording_set.h"
#include "tests/catch.h"

namespace nictate {

/// 24 rows of 4 people in 2 conditions, evaluated independently in another language. Features x, y and z; z = 7 everywhere.
inline Dataset goldenStudy() {
    const double values[2][4][3][2] = {{{{.9, 2.0}, {2.0, 2.8}, {1.7, -1.0}},
                                        {{-1.3, -.6}, {-2.3, .7}, {-.9, 0}},
                                        {{2.0, -.3}, {3.3, -1.7}, {3.6, .8}},
                                        {{1.4, 1.5}, {2.4, 1.8}, {3.2, .9}}},
                                       {{{4.4, 0}, {4.1, -.2}, {2.4, .8}},
                                        {{3.6, -1.8}, {.4, -2.3}, {.9, .3}},
                                        {{6.5, -.8}, {6.4, -1.7}, {4.3, -1.7}},
                                        {{5.2, -.7}, {2.8, -1.2}, {2.4, -.1}}}};
    Dataset study;
    study.features.names = {"x", "y", "z"};
    for (int person = 0; person < 4; ++person)
        study.participants.push_back({"P" + std::to_string(person + 1), {{"side", person < 2 ? "left" : "right"}}});
    for (int condition = 0; condition < 2; ++condition)
        for (std::size_t person = 0; person < 4; ++person) {
            Eigen::MatrixXd table(3, 3);
            for (int row = 0; row < 3; ++row)
                table.row(row) << values[condition][person][row][0], values[condition][person][row][1], 7;
            study.features.tables.push_back({person, condition == 0 ? "A" : "B", table});
        }
    return study;
}

inline SignalStudy signalsOfEverybody(const Dataset& study, std::optional<std::vector<FeatureBounds>> bounds = {}) {
    SignalOptions options;
    for (std::size_t p = 0; p < study.participants.size(); ++p)
        options.included.push_back(p);
    options.bounds = std::move(bounds);
    return signalStudy(study, options);
}

/// Features whose ranges differ a thousandfold, around a mean of each person's own; conditions differ by `effect` deviations.
inline Dataset noisyStudy(int people, int rows, double effect = 1) {
    Dataset study;
    study.features.names = {"small", "large", "middling"};
    const double units[] = {1, 1000, 30};
    for (int person = 0; person < people; ++person) {
        study.participants.push_back({"P" + std::to_string(person + 1), {{"side", person % 3 == 0 ? "left" : "right"}}});
        for (int condition = 0; condition < 2; ++condition) {
            const SeededNoise own = SeededNoise(7).stream(static_cast<std::uint64_t>(person));
            const SeededNoise noise = own.stream(static_cast<std::uint64_t>(condition));
            Eigen::MatrixXd table(rows, 3);
            for (int t = 0; t < rows; ++t)
                for (int f = 0; f < 3; ++f)
                    table(t, f) = units[f] * (own.normal(static_cast<std::uint64_t>(f)) + (condition == f % 2 ? effect : 0) +
                                              noise.normal(static_cast<std::uint64_t>(t * 3 + f)));
            study.features.tables.push_back({static_cast<std::size_t>(person), condition == 0 ? "A" : "B", table});
        }
    }
    return study;
}

inline const RowClassifier& classifierNamed(const std::string& id) {
    for (const RowClassifier& classifier : rowClassifiers())
        if (classifier.id == id)
            return classifier;
    FAIL(id);
    return rowClassifiers().front();
}

} // namespace nictate
