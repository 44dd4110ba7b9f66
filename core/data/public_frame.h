#pragma once
// What everybody may know about a study before any noise is drawn. A guarantee compares two studies that differ in
// everything one person did: what is not protected by noise must be the same in both.

#include "core/data/reading_plan.h"
#include "core/text.h"

#include <string>
#include <vector>

namespace nictate {

/// A public fact and where it comes from.
template <class Value> struct FrameEntry {
    Value value{};
    Origin origin = Origin::counted;
    bool operator==(const FrameEntry&) const = default;
};

/// A stimulus in one condition; of feature tables the condition alone.
struct FrameTask {
    std::string stimulus, condition;
    std::vector<std::string> people = {}; ///< who has it; empty = everybody
    bool operator==(const FrameTask&) const = default;
};

/// Everything about a study that anybody may know before noise is drawn.
struct PublicFrame {
    ReadingPlan reading = {};                           ///< how files are read
    FrameEntry<std::vector<std::string>> people = {};   ///< ids, which stay with the curator; their number is public
    FrameEntry<std::vector<std::string>> stimuli = {};  ///< ids in order
    FrameEntry<std::vector<FrameTask>> tasks = {};      ///< of recordings, in order of stimuli and then of conditions
    FrameEntry<std::vector<double>> rates_hz = {};      ///< of samples, one a task; 0 = a task without samples
    FrameEntry<std::vector<double>> lengths_s = {};     ///< likewise: how long a recording lasts at most
    FrameEntry<std::vector<FrameTask>> conditions = {}; ///< of feature tables
    FrameEntry<int> rows = {};                          ///< of a feature table at most; 0 = there are none
    FrameEntry<std::vector<std::string>> unread = {};   ///< files beside the study's that are not read; guessed until confirmed

    bool operator==(const PublicFrame&) const = default;
};

/// An entry as the curator reads it.
struct FrameLine {
    std::string entry; ///< "people": how it is declared
    Text text;         ///< "24 people took part."
    Origin origin = Origin::counted;
    bool operator==(const FrameLine&) const = default;
};

/// All entries that hold something; how files are read is in one line, with the weakest origin of its entries.
std::vector<FrameLine> frameLines(const PublicFrame& frame);

/// A person says that this entry was fixed beforehand, or is as it was guessed.
void declare(PublicFrame& frame, const std::string& entry);

/// A person has looked at the whole frame and says that it is right: what was guessed or counted is declared. Gives the
/// sentences that are true now.
std::vector<Text> confirm(PublicFrame& frame);

} // namespace nictate
