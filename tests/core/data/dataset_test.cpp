#include "core/data/dataset.h"

#include "core/errors.h"
#include "tests/catch.h"

using namespace nictate;

TEST_CASE("a study counts its parts, and observers without data stay observers") {
    Dataset study;
    study.participants = {{"a", {{"age", "30"}}}, {"b", {}}, {"c", {{"sex", "f"}}}};
    study.stimuli = {{"poster", 800, 600, SizeSource::picture, "poster.png", {}}, {"map", 640, 480, {}, "", {}}};
    Recording recording;
    recording.fixations.resize(3);
    recording.condition = "free";
    recording.sampling_rate_hz = 500;
    study.recordings = {recording, recording};

    DatasetCounts counts = countDataset(study);
    CHECK(counts.participants == 3);
    CHECK(counts.stimuli_with_picture == 1);
    CHECK(counts.fixations == 6);
    CHECK(counts.conditions == 1);
    CHECK(counts.sampling_rate_hz == 500);
    CHECK(attributeNames(study) == std::vector<std::string>{"age", "sex"});
}

TEST_CASE("an unknown stimulus is named together with those that exist") {
    Dataset study;
    study.stimuli = {{"poster", 1, 1, {}, "", {}}};
    CHECK(stimulusIndex(study, "poster") == 0);
    CHECK_THROWS_AS(stimulusIndex(study, "postr"), MissingData);
    CHECK_THROWS_WITH(stimulusIndex(study, "postr"), Catch::Contains("postr") && Catch::Contains("poster"));
}

TEST_CASE("both eyes of a binocular recording count once in a map") {
    Recording recording;
    recording.eye = Eye::both;
    Fixation left, right;
    left.eye = Eye::left;
    right.eye = Eye::right;
    CHECK(countsInMap(recording, left));
    CHECK_FALSE(countsInMap(recording, right));
    recording.eye = Eye::right;
    CHECK(countsInMap(recording, right));
}
