#include "core/io/known_heads.h"

#include "core/files/words.h"

#include <algorithm>

namespace nictate {

namespace {

using Header = std::vector<std::string>;

bool hasAll(const Header& header, std::initializer_list<std::string_view> names) {
    return std::all_of(names.begin(), names.end(), [&](std::string_view name) {
        return std::any_of(header.begin(), header.end(), [&](const std::string& own) { return lowerCase(own) == name; });
    });
}

/// Smart Eye writes where gaze meets the objects of a scene: pixels of a screen, metres of a panel.
std::optional<KnownHead> smartEye(const Header& header) {
    std::string place;
    for (const char* name : {"FilteredClosestWorldIntersection", "ClosestWorldIntersection",
                             "FilteredEstimatedClosestWorldIntersection", "EstimatedClosestWorldIntersection"})
        if (place.empty() && std::find(header.begin(), header.end(), std::string(name) + ".objectPoint.x") != header.end())
            place = name;
    if (place.empty() && !hasAll(header, {"gazedirection.x", "gazedirectionq"}) &&
        !hasAll(header, {"filteredgazedirection.x", "filteredgazedirectionq"}))
        return {};
    if (place.empty())
        return KnownHead{Text("a log of Smart Eye Pro with directions in the room alone"),
                         Text("log also ClosestWorldIntersection, which says where gaze meets a screen, and open that")};
    const std::string columns = "x=" + place + ".objectPoint.x,y=" + place + ".objectPoint.y,time=TimeStamp";
    return KnownHead{Text("a log of Smart Eye Pro: gaze is a place on an object of its scene"),
                     Text("name the object that is the screen: --columns %1 --read rows=samples --read keep=%2.objectName=SCREEN "
                          "--time-unit UNIT",
                          columns, place)};
}

std::optional<KnownHead> salient360(const Header& header) {
    if (!hasAll(header, {"idx", "longitude", "latitude"}))
        return {};
    return KnownHead{
        Text("a file of Salient360's scanpaths: several people one behind another, each from Idx 0, whom no column names"),
        Text("add a column that says whose each row is, then --columns "
             "participant=NAME,x=longitude,y=latitude,start=… --units fraction --size 3600x1800")};
}

std::optional<KnownHead> dataViewer(const Header& header) {
    if (hasAll(header, {"current_fix_x"}))
        return {};
    const Text what = hasAll(header, {"recording_session_label", "current_msg_text"})      ? Text("a message report")
                      : hasAll(header, {"recording_session_label", "current_sac_start_x"}) ? Text("a saccade report")
                                                                                           : Text();
    if (what.empty())
        return {};
    return KnownHead{Text("%1 of EyeLink's Data Viewer, which holds no fixations", what),
                     Text("export the fixation report or the sample report, and open that; to read the columns as features, say "
                          "whose they are (--columns participant=RECORDING_SESSION_LABEL)")};
}

} // namespace

std::optional<KnownHead> knownHead(const Header& header) {
    for (const auto& known : {smartEye, salient360, dataViewer})
        if (std::optional<KnownHead> found = known(header))
            return found;
    return {};
}

} // namespace nictate
