#pragma once
// A study and a session in which everything that is a text is one name.

#include "core/choices/session.h"
#include "core/domains/areas/area.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/signals/signals_view.h"

#include <string>

namespace nictate::test {

/// A study whose every name is this one.
inline Dataset studyNamed(const std::string& name) {
    Dataset study;
    study.name = name;
    for (const std::string& id : {name, name + "2", name + "3"})
        study.participants.push_back({id, {{name, name}}});
    study.stimuli.push_back({name, 800, 600, SizeSource::given, "", {}});
    return study;
}

/// A session in which everything that is a text is this name, with every remark there is.
inline Session sessionNamed(const std::string& name) {
    Session session;
    session.data.path = name;
    for (const char* entry : {"columns.participant", "pattern", "person", "detect", "attributes", "left-out"})
        session.data.say(entry, name);
    session.data.say("columns.x", name + ",");
    session.data.say("decimal", "comma");
    session.stimulus = name;
    session.excluded = {name};
    auto& areas = session.view<AreasView>();
    Area area;
    area.name = name;
    area.points = {10, 10, 50, 50};
    areas.areas[name] = {area};
    areas.metrics = {name};
    session.at(SignalsView::bench).compared = {name};
    auto& signals = session.view<SignalsView>();
    signals.feature = name;
    signals.bounds = name;
    return session;
}

} // namespace nictate::test
