// What the issue promises about signals, on the simulated readers and on real recordings.

#include "core/domains/registry.h"
#include "core/domains/signals/correlation.h"
#include "core/domains/signals/signal_study.h"
#include "core/domains/signals/signal_utility.h"
#include "core/events/window_features.h"
#include "core/io/feature_bounds_file.h"
#include "core/io/open_study.h"
#include "core/simulate/reading.h"
#include "tests/catch.h"

#include <numeric>

using namespace nictate;

namespace {

const std::filesystem::path personality = std::filesystem::path(NICTATE_SOURCE_DIR) / "../shared/data/personality";

bool personalityThere() {
    if (std::filesystem::exists(personality))
        return true;
    WARN("skipped: ../shared/data/personality is not there");
    return false;
}

/// Within the public bounds that come with Nictate.
SignalStudy signalsOfStudy(Dataset study) {
    ensureFeatures(study);
    SignalOptions options;
    options.included.resize(study.participants.size());
    std::iota(options.included.begin(), options.included.end(), std::size_t{0});
    TextSource bounds = TextSource::fromFile(std::filesystem::path(NICTATE_SOURCE_DIR) / "datasets/window_feature_bounds.csv");
    options.bounds = readFeatureBounds(bounds, study.features.names);
    return signalStudy(study, options);
}

const std::vector<double> papers_grid{0.01, 0.05, 0.1, 0.5, 1};

void checkSlopesAndConstant(const SignalStudy& study) {
    const double constant = publishedConstant(study, 0).mse_range_normalised;
    for (const std::string id : {"lpa", "fpa", "cfpa", "dcfpa", "exponential"}) {
        CAPTURE(id);
        Parameters given;
        if (id != "lpa" && id != "exponential")
            given.set("k", 2.0);
        const auto curve =
            utilityCurve(mechanismOf<Signals>(id), study, 0, signalFacts(study), given, papers_grid, 1, SeededNoise(5));
        for (std::size_t e = 0; e < curve.size(); ++e) {
            CHECK(curve[e].mse_range_normalised <= 1.02 * constant);
            if (e > 0 && id != "exponential")
                CHECK(std::log(curve[e].mse / curve[e - 1].mse) / std::log(papers_grid[e] / papers_grid[e - 1]) ==
                      Approx(-2).margin(0.05));
        }
    }
}

/// The mean over features of |r| from one sample to the next, over all pairs of neighbours.
double lagOne(const SignalStudy& study, bool of_differences) {
    double sum = 0;
    int count = 0;
    for (const std::size_t feature : varyingFeatures(study.conditions[0])) {
        const Eigen::MatrixXd raw = signalsOf(study.conditions[0], feature);
        const Eigen::MatrixXd signals = of_differences ? differences(raw) : raw;
        for (int start = 4; start + 1 < signals.rows(); start += 50) {
            const double r = correlationCurve(signals, start, 1)[1];
            if (std::isfinite(r))
                sum += std::abs(r), ++count;
        }
    }
    return sum / count;
}

} // namespace

TEST_CASE("simulated readers: error falls as ε^−2 and what leaves is as good as a constant", "[statistics]") {
    checkSlopesAndConstant(signalsOfStudy(simulateReading(20, 1)));
}

TEST_CASE("real recordings: error falls as ε^−2 and what leaves is as good as a constant", "[statistics]") {
    if (personalityThere())
        checkSlopesAndConstant(signalsOfStudy(openStudy(personality)));
}

TEST_CASE("real recordings: differences are far less correlated than raw features", "[statistics]") {
    if (!personalityThere())
        return;
    const SignalStudy study = signalsOfStudy(openStudy(personality));
    const double raw = lagOne(study, false), difference = lagOne(study, true);
    WARN("mean |r| at lag 1 over participants, all features: raw " << raw << ", differences " << difference);
    CHECK(raw > 0.9);
    CHECK(difference < raw / 2);
}
