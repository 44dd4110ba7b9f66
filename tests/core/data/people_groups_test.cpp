#include "core/data/people_groups.h"
#include "core/errors.h"
#include "core/simulate/gallery.h"
#include "tests/catch.h"

#include <algorithm>

using namespace nictate;

namespace {

Dataset studyOf(const std::vector<std::string>& values) {
    Dataset study;
    for (const std::string& value : values) {
        Participant person{"p" + std::to_string(study.participants.size()), {{"taste", "same"}}};
        if (!value.empty())
            person.attributes["training"] = value;
        study.participants.push_back(person);
    }
    return study;
}

} // namespace

TEST_CASE("an attribute's values are the groups, by name; who has none is in none") {
    const PeopleGroups groups =
        groupsOf(studyOf({"novice", "expert", "", "novice", "expert", "expert"}), "training", {0, 1, 2, 3, 4});
    REQUIRE(groups.groups.size() == 2);
    CHECK(groups.groups[0].name == "expert");
    CHECK(groups.groups[0].people == std::vector<std::size_t>{1, 4});
    CHECK(groups.groups[1].people == std::vector<std::size_t>{0, 3});
    CHECK(groups.without == 1);
    CHECK(groups.people() == std::vector<std::size_t>{0, 1, 3, 4});
    CHECK(groups.smallest() == 2);
}

TEST_CASE("an attribute that makes no groups is refused") {
    CHECK_THROWS_AS(groupsOf(studyOf({"a", "a", "b", "b"}), "taste", {0, 1, 2, 3}), InvalidParameter);
    CHECK_THROWS_AS(groupsOf(studyOf({"a", "a", "b"}), "training", {0, 1, 2}), InvalidParameter);
    CHECK_THROWS_AS(groupsOf(studyOf({"a", "a", "b", "b"}), "expertise", {0, 1, 2, 3}), InvalidParameter);
    CHECK_THROWS_AS(groupsOf(simulateGallery(72, 1), "age", {0, 1, 2, 3, 4, 5, 6, 7}), InvalidParameter);
}

TEST_CASE("only attributes that make groups are offered") {
    const Dataset study = simulateGallery(30, 1);
    std::vector<std::size_t> everybody(30);
    for (std::size_t i = 0; i < 30; ++i)
        everybody[i] = i;
    const std::vector<std::string> offered = groupingAttributes(study, everybody);
    CHECK(std::count(offered.begin(), offered.end(), "training") == 1);
    CHECK(std::count(offered.begin(), offered.end(), "age") == 0);
    for (const std::string& name : offered)
        CHECK(groupsOf(study, name, everybody).smallest() >= 2);
}
