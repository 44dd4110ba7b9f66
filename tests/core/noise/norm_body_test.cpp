// Figures of K-norm noise against an independent reference, and its simulation against its figures.

#include "core/noise/lattice_points.h"
#include "core/noise/norm_body.h"
#include "tests/catch.h"

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

using namespace nictate;

namespace {

const nlohmann::json& goldenFindings() {
    static const nlohmann::json all =
        nlohmann::json::parse(std::ifstream(NICTATE_SOURCE_DIR "/tests/core/noise/golden_findings.json"));
    return all;
}

/// "simplex 6" is a part of six coordinates.
NormBody bodyOf(const nlohmann::json& parts) {
    NormBody body;
    for (const std::string part : parts) {
        const std::size_t space = part.find(' ');
        body.push_back({part.substr(0, space) == "cube" ? BodyShape::cube : BodyShape::simplex, std::stoul(part.substr(space))});
    }
    return body;
}

} // namespace

TEST_CASE("h*-vectors and counts of lattice points are the golden integers", "[k-norm]") {
    for (const auto& each : goldenFindings()["hstar"]) {
        std::vector<std::string> found;
        for (const BigInteger& one : hStarOf(bodyOf(each["body"])))
            found.push_back(one.str());
        CHECK(found == each["hstar"].get<std::vector<std::string>>());
    }
    for (const auto& each : goldenFindings()["ball"])
        for (const auto& [k, count] : each["counts"].items())
            CHECK(pointsWithin(bodyOf(each["body"]), std::stoull(k)).str() == count.get<std::string>());
}

TEST_CASE("deviations and half widths of K-norm noise are the golden ones to 1e-9", "[k-norm]") {
    for (const auto& each : goldenFindings()["deviation"])
        CHECK(unitDeviation(bodyOf(each["body"]), each["part"]) == Approx(each["value"].get<double>()).epsilon(1e-9));
    for (const auto& each : goldenFindings()["half_width_95"])
        CHECK(unitHalfWidth(bodyOf(each["body"]), each["part"]) == Approx(each["value"].get<double>()).epsilon(1e-9));
}

TEST_CASE("a thousand coordinates have a half width too", "[k-norm]") {
    const NormBody body = {{BodyShape::simplex, 870}, {BodyShape::cube, 1}};
    CHECK(unitTail(body, 0, unitHalfWidth(body, 0)) == Approx(0.05).epsilon(1e-9));
    CHECK(unitTail(body, 1, unitHalfWidth(body, 1)) == Approx(0.05).epsilon(1e-9));
    CHECK(unitDeviation(body, 0) == Approx(std::sqrt(8)).epsilon(0.01)); // what a wide simplex body tends to
}

TEST_CASE("simulated K-norm noise deviates as stated and stays within its half width in 95 of 100 draws", "[k-norm]") {
    const NormBody body = {{BodyShape::simplex, 3}, {BodyShape::cube, 2}};
    const int draws = 40000;
    std::vector<double> squares(5, 0), within(5, 0);
    const SeededNoise noise(5);
    for (int i = 0; i < draws; ++i) {
        SeededDraws own(noise.stream(static_cast<std::uint64_t>(i)));
        const std::vector<double> z = drawnInNorm(body, own);
        for (std::size_t j = 0; j < z.size(); ++j) {
            squares[j] += z[j] * z[j] / draws;
            within[j] += std::abs(z[j]) <= unitHalfWidth(body, j < 3 ? 0 : 1) ? 1.0 / draws : 0;
        }
    }
    for (std::size_t j = 0; j < 5; ++j) {
        CHECK(std::sqrt(squares[j]) == Approx(unitDeviation(body, j < 3 ? 0 : 1)).epsilon(0.02));
        CHECK(within[j] == Approx(0.95).margin(0.005));
    }
}
