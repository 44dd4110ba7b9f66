// Which rows are learnt from, and what a p beside a mean is of.

#include "core/domains/registry.h"
#include "core/evaluation/evaluation.h"
#include "core/evaluation/verdict.h"
#include "tests/core/evaluation/made_evaluation.h"

#include <map>

using namespace nictate;

TEST_CASE("rows balanced: as many of each class as the rarest has, none twice, the same for a seed") {
    const Dataset study = noisyStudy(6, 20);
    const SignalStudy signals = signalsOfEverybody(study);
    const RecordingSet set = recordingSet(study, signals);
    const TaskLabels labels = labelsOf({TaskKind::attribute, "side"}, set); // two on the left, four on the right
    std::vector<EvaluatedRow> rows;
    std::vector<int> train;
    for (std::size_t r = 0; r < set.recordings.size(); ++r)
        for (int t = 0; t < 20; ++t) {
            train.push_back(static_cast<int>(rows.size()));
            rows.push_back({static_cast<int>(r), t});
        }
    const std::vector<int> drawn = balancedRows(train, rows, labels, SeededNoise(3));
    std::map<int, int> of_class;
    for (int row : drawn)
        ++of_class[labels.at(rows[static_cast<std::size_t>(row)])];
    CHECK(of_class == std::map<int, int>{{0, 80}, {1, 80}});
    CHECK(std::is_sorted(drawn.begin(), drawn.end()));
    CHECK(std::adjacent_find(drawn.begin(), drawn.end()) == drawn.end());
    CHECK(balancedRows(train, rows, labels, SeededNoise(3)) == drawn);
    CHECK(balancedRows(train, rows, labels, SeededNoise(4)) != drawn);
}

TEST_CASE("train clean with halves: who learns from originals does not recognise the noise both halves share") {
    const Dataset study = noisyStudy(12, 200);
    const SignalStudy signals = signalsOfEverybody(study);
    const RecordingSet set = recordingSet(study, signals);
    EvaluationRequest request;
    request.tasks = {{TaskKind::person}};
    request.protocols = {Protocol::halves};
    request.attackers = {"knn"};
    request.permutations = 0;
    request.clean = false;
    Parameters given;
    given.set("k", 1.0);
    const auto accuracy = [&](bool clean, double epsilon) {
        request.train_clean = clean;
        return evaluate(signals, set, request, {{&mechanismOf<Signals>("fpa"), given, {epsilon}}}).front().accuracy;
    };
    CHECK(accuracy(false, 0.001) > 0.9);
    CHECK(accuracy(true, 0.001) < 0.4);
    CHECK(accuracy(true, 1000) > 0.5); // one of twelve by chance; one coefficient is kept
}

TEST_CASE("permutations are of the mean over all draws, as the accuracy beside them is, not of the first draw") {
    const auto draw = [](double credit) {
        Recognition out;
        for (int person = 0; person < 4; ++person)
            out.answers.push_back({person, person, {}, credit});
        return out;
    };
    FoundCredits found;
    for (double credit : {1.0, 0.25}) // the first draw alone would be certain
        found.take(draw(credit));
    found.takeNull({0, 0.5, 0.5, 1});
    found.takeNull({0.5, 1, 0.5, 1});
    CHECK(found.mean() == Approx(0.625));
    CHECK(found.null == std::vector<double>{0.25, 0.75, 0.5, 1});
    CHECK(permutationP(found.mean(), found.null) == Approx(3.0 / 5));
}
