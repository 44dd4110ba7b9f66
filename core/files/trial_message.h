#pragma once
// Experiments send messages in words of their own, as "TRIAL_START 3" or "trial 3 image cat.jpg onset".

#include <string>

namespace nictate {

/// What a message says of a trial.
struct SaidOfTrial {
    bool start = false, end = false;
    std::string label;  ///< of the trial that starts, what else the message says
    std::string number; ///< of the trial that starts; empty where the message has none
    std::string shown;  ///< the last file that it names: "beach.jpg"
};

/// A trial starts with the words *trial* and *start* (begin, onset …), or *trial* and a number; it ends with *trial* and *end*.
SaidOfTrial saidOfTrial(const std::string& message);

} // namespace nictate
