#pragma once

#include "core/errors.h"
#include "core/io/study_source.h"

#include <string>
#include <vector>

namespace nictate {

/// One of several studies that lie in one folder.
struct StudyChoice {
    std::string word; ///< its device or its screen: "htc-vive", "1024x768"
    std::vector<std::filesystem::path> files;
};

/// A folder that makes no study as a whole, and the studies in it of which one can be chosen.
struct SeveralStudies : ParseError {
    SeveralStudies(const ParseError& because, std::vector<StudyChoice> among);
    std::vector<StudyChoice> choices; ///< at least two
};

/// The studies in a folder whose files are of several programs or devices, or, where they are of one, were recorded on several
/// screens. What a file is, its own head says alone. Empty where there are not two.
std::vector<StudyChoice> studyChoices(StudySource& source);

/// What the plan says is passed over, from here on: files by name ("left-out"), and those of other studies ("only"). Throws
/// InvalidParameter for a name that no file has, and for a study that is not there.
void passOver(StudySource& source, const ReadingPlan& plan);

} // namespace nictate
