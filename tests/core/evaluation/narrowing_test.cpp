#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/evaluation/narrowing.h"
#include "tests/core/evaluation/made_evaluation.h"

#include <algorithm>

using namespace nictate;

namespace {

/// People of these ages and genders, "" for none, with a recording each.
RecordingSet peopleWith(const std::vector<std::pair<std::string, std::string>>& ages_and_genders) {
    RecordingSet set;
    for (const auto& [age, gender] : ages_and_genders) {
        set.people.push_back("P" + std::to_string(set.people.size() + 1));
        set.attributes.emplace_back();
        if (!age.empty())
            set.attributes.back()["age"] = age;
        if (!gender.empty())
            set.attributes.back()["gender"] = gender;
    }
    return set;
}

std::vector<int> leftOf(const KnownPeople& people) {
    std::vector<int> left(static_cast<std::size_t>(people.count()), 0);
    for (int person = 0; person < people.count(); ++person)
        for (int other = 0; other < people.count(); ++other)
            left[static_cast<std::size_t>(person)] += people.alike(person, other);
    return left;
}

/// Made people with an age and a hand besides their side.
Dataset attributedStudy(int people) {
    Dataset study = noisyStudy(people, 30);
    for (std::size_t p = 0; p < study.participants.size(); ++p) {
        study.participants[p].attributes["age"] = std::to_string(20 + p * 7 % 11);
        study.participants[p].attributes["hand"] = p % 4 == 0 ? "left" : "right";
    }
    return study;
}

NarrowingRequest requestOf(const std::vector<std::string>& names, const RecordingSet& set) {
    NarrowingRequest request;
    request.known = {names, ageAmong(names, set)};
    request.repetitions = 3;
    return request;
}

EvaluatedMechanism fpaAt(double epsilon) {
    Parameters given;
    given.set("k", 2.0);
    return {&mechanismOf<Signals>("fpa"), given, {epsilon}};
}

} // namespace

TEST_CASE("attributes alone: an age within years, others equal; what is missing rules nobody out") {
    const RecordingSet set = peopleWith({{"20", "f"}, {"21", "f"}, {"23", "m"}, {"40", "m"}, {"", "f"}});
    const KnownPeople both({{"age", "gender"}, "age", 2}, set);
    CHECK(leftOf(both) == std::vector<int>{3, 3, 1, 1, 3});
    CHECK(both.missing() == std::vector<int>{1, 0});
    CHECK(leftOf(KnownPeople({{"age"}, "age", 2}, set)) == std::vector<int>{3, 4, 3, 2, 5});
    CHECK(leftOf(KnownPeople({{"age"}, "age", 0}, set)) == std::vector<int>{2, 2, 2, 2, 5});
    CHECK(leftOf(KnownPeople({{"age"}, "", 2}, set)) == std::vector<int>{2, 2, 2, 2, 5});
    CHECK(leftOf(KnownPeople({{"gender"}, "", 2}, set)) == std::vector<int>{3, 3, 2, 2, 3});
    CHECK(KnownAttributes{{"age", "gender"}, "age", 2}.inWords() == "age ± 2, gender");
}

TEST_CASE("bands of ages make classes of k: the narrowest that does, or none") {
    const KnownPeople ages({{"age"}, "age"}, peopleWith({{"20", ""}, {"21", ""}, {"23", ""}, {"40", ""}}));
    CHECK(ages.smallestClass() == 1);
    CHECK(ages.classSizes(20) == std::vector<int>{3, 3, 3, 1});
    CHECK(ages.bandFor(1) == 1);
    CHECK(ages.bandFor(2) == 22); // 0–21 and 22–43
    CHECK(ages.bandFor(3) == 41); // all
    CHECK_FALSE(ages.bandFor(5));
    const RecordingSet alone = peopleWith({{"20", "f"}, {"21", "f"}, {"22", "m"}});
    CHECK_FALSE(KnownPeople({{"age", "gender"}, "age"}, alone).bandFor(2)); // the only man
    CHECK_FALSE(KnownPeople({{"gender"}}, alone).bandFor(2));
    const KnownPeople unsaid({{"age"}, "age"}, peopleWith({{"20", ""}, {"20", ""}, {"", ""}}));
    CHECK(unsaid.smallestClass() == 1); // nothing is a value of its own
}

TEST_CASE("gaze alone and with attributes, of the study evaluated in another language") {
    const Dataset study = goldenStudy();
    const SignalStudy signals = signalsOfEverybody(study);
    const Narrowing found = narrow(signals, recordingSet(study, signals), {{{"side"}}}, {});
    REQUIRE(found.rows.size() == 3);
    CHECK(found.people == 4);
    CHECK(found.k == 2);
    CHECK(found.rows[0].mean == 2);
    CHECK_FALSE(found.rows[0].chance);
    // Only P4 has somebody above, in both conditions: P1, of the other side.
    const NarrowingRow &gaze = found.rows[1], &both = found.rows[2];
    CHECK(gaze.knows == Knowledge::gaze);
    CHECK(gaze.asked == 8);
    CHECK(gaze.mean == 1.25);
    CHECK(gaze.median == 1);
    CHECK(gaze.alone == 0.75);
    CHECK(gaze.candidates == 4);
    CHECK(gaze.chance == 2.5);
    CHECK(both.knows == Knowledge::both);
    CHECK(both.mean == 1);
    CHECK(both.alone == 1);
    CHECK(both.chance == 1.5);
}

TEST_CASE("narrowing asks evaluate's attackers about the same draws: alone is their accuracy where nothing ties") {
    const Dataset study = attributedStudy(12);
    const SignalStudy signals = signalsOfEverybody(study);
    const RecordingSet set = recordingSet(study, signals);
    NarrowingRequest request = requestOf({"age", "side"}, set);
    request.seed = 5;
    request.train_clean = GENERATE(false, true);
    request.controls = {SignalKind::constant, SignalKind::strangers};
    EvaluationRequest same;
    same.tasks = {{TaskKind::person}};
    same.attackers = request.attackers;
    same.controls = request.controls;
    same.train_clean = request.train_clean;
    same.repetitions = request.repetitions;
    same.permutations = 0;
    same.seed = request.seed;
    const Narrowing found = narrow(signals, set, request, {fpaAt(2)});
    const std::vector<EvaluationResult> evaluated = evaluate(signals, set, same, {fpaAt(2)});
    REQUIRE(evaluated.size() == 1 + 2 * 3);
    std::vector<NarrowingRow> gaze;
    std::copy_if(found.rows.begin(), found.rows.end(), std::back_inserter(gaze),
                 [](const NarrowingRow& row) { return row.knows == Knowledge::gaze; });
    REQUIRE(gaze.size() == evaluated.size());
    std::vector<double> shares;
    for (std::size_t i = 0; i < gaze.size(); ++i) {
        CAPTURE(i, gaze[i].attacker);
        CHECK(gaze[i].attacker == evaluated[i].attacker);
        CHECK(gaze[i].signals == evaluated[i].signals);
        CHECK(gaze[i].draws == evaluated[i].draws);
        CHECK(gaze[i].user_epsilon == evaluated[i].user_epsilon);
        CHECK(gaze[i].alone == Approx(evaluated[i].accuracy).margin(1e-12));
        shares.push_back(gaze[i].alone);
    }
    CHECK(*std::max_element(shares.begin(), shares.end()) > *std::min_element(shares.begin(), shares.end()));
    const Narrowing again = narrow(signals, set, request, {fpaAt(2)});
    CHECK(narrowingCsv(again) == narrowingCsv(found));
}

TEST_CASE("more attributes never leave more people, and both never more than either") {
    const Dataset study = attributedStudy(13);
    const SignalStudy signals = signalsOfEverybody(study);
    const RecordingSet set = recordingSet(study, signals);
    std::vector<Narrowing> found;
    for (const std::vector<std::string>& names : {std::vector<std::string>{"side"}, {"side", "hand"}, {"side", "hand", "age"}})
        found.push_back(narrow(signals, set, requestOf(names, set), {fpaAt(1)}));
    for (std::size_t i = 0; i < found.size(); ++i) {
        const NarrowingRow& attributes = found[i].rows.front();
        REQUIRE(found[i].rows.size() == 1 + 2 * (1 + 2 * 2));
        for (std::size_t r = 1; r < found[i].rows.size(); r += 2) {
            const NarrowingRow &gaze = found[i].rows[r], &both = found[i].rows[r + 1];
            CAPTURE(i, r, gaze.attacker);
            CHECK(both.mean <= std::min(attributes.mean, gaze.mean));
            CHECK(both.median <= std::min(attributes.median, gaze.median));
            CHECK(both.least >= 1);
            CHECK(both.chance <= gaze.chance);
        }
        for (std::size_t r = 0; i > 0 && r < found[i].rows.size(); ++r) {
            const NarrowingRow &fewer = found[i - 1].rows[r], &more = found[i].rows[r];
            CHECK(more.mean <= fewer.mean);
            if (more.knows == Knowledge::gaze)
                CHECK(more.mean == fewer.mean);
        }
        CHECK(found[i].k <= found[i > 0 ? i - 1 : 0].k);
    }
    CHECK(found.back().rows.front().mean < found.front().rows.front().mean);
}

TEST_CASE("where recordings are given to anybody, half of the people are ranked above the right one") {
    constexpr int people = 20, times = 30;
    double sum = 0, both = 0, both_chance = 0;
    for (std::uint64_t time = 0; time < times; ++time) {
        Dataset study = attributedStudy(people);
        std::vector<std::size_t> owner(people);
        for (std::size_t p = 0; p < owner.size(); ++p)
            owner[p] = p;
        for (std::size_t p = people; p > 1; --p)
            std::swap(owner[p - 1], owner[SeededNoise(time).below(p, p)]);
        for (FeatureTable& table : study.features.tables)
            if (table.condition == "B")
                table.participant = owner[table.participant];
        const SignalStudy signals = signalsOfEverybody(study);
        const RecordingSet set = recordingSet(study, signals);
        const Narrowing found = narrow(signals, set, requestOf({"side"}, set), {});
        sum += found.rows[1].mean / times;
        both += found.rows[2].mean / times;
        both_chance += *found.rows[2].chance / times;
    }
    CHECK(sum == Approx((people + 1) / 2.0).margin(0.8)); // three standard errors
    CHECK(both == Approx(both_chance).margin(0.6));
    CHECK(both_chance < 7);
}

TEST_CASE("narrowing: one condition leaves originals alone; what cannot be asked is refused by name") {
    Dataset study = attributedStudy(8);
    std::erase_if(study.features.tables, [](const FeatureTable& table) { return table.condition == "B"; });
    const SignalStudy signals = signalsOfEverybody(study);
    const RecordingSet set = recordingSet(study, signals);
    NarrowingRequest request = requestOf({"side"}, set);
    const Narrowing found = narrow(signals, set, request, {fpaAt(1)});
    REQUIRE(found.rows.size() == 1 + 2 * 2);
    CHECK(std::all_of(found.rows.begin() + 1, found.rows.end(),
                      [](const NarrowingRow& row) { return row.attacker == "likelihood" && row.asked == 8; }));

    const auto refused = [&](const KnownAttributes& known) { return [&, known] { KnownPeople(known, set); }; };
    CHECK_THROWS_AS(refused({{}})(), InvalidParameter);
    CHECK_THROWS_AS(refused({{"side", "side"}})(), InvalidParameter);
    CHECK_THROWS_AS(refused({{"side"}, "age"})(), InvalidParameter);
    CHECK_THROWS_AS(refused({{"age"}, "age", -1})(), InvalidParameter);
    CHECK_THROWS_WITH(refused({{"size"}})(), Catch::Contains("\"size\"") && Catch::Contains("age, hand, side"));
    CHECK_THROWS_WITH(refused({{"side"}, "side"})(), Catch::Contains("not a number"));
    CHECK_THROWS_WITH(KnownPeople({{"age"}}, peopleWith({{"", ""}, {"", ""}})), Catch::Contains("no attributes"));
    request.attackers = {"knn"};
    CHECK_THROWS_AS(narrow(signals, set, request, {}), InvalidParameter);
}

TEST_CASE("an age is known by its name and numbers") {
    RecordingSet set = peopleWith({{"20", "f"}, {"21,5", "m"}, {"", "m"}});
    CHECK(ageAmong({"gender", "age"}, set) == "age");
    CHECK(ageAmong({"gender"}, set).empty());
    for (auto& attributes : set.attributes) {
        attributes["Age (years)"] = "31";
        attributes["agency"] = "7";
        attributes["Age_group"] = "30-39";
    }
    CHECK(ageAmong({"agency", "Age (years)"}, set) == "Age (years)");
    CHECK(ageAmong({"Age_group"}, set).empty());
}
