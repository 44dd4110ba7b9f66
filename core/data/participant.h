#pragma once

#include <map>
#include <string>

namespace nictate {

/// One observer: the person whose privacy is at stake. Attributes (age, sex, group …) are text as read; an
/// attribute that is missing for this person is absent from the map.
struct Participant {
    std::string id;
    std::map<std::string, std::string> attributes;

    bool operator==(const Participant&) const = default;
};

} // namespace nictate
