#pragma once
// What is promised of what is on screen, before anybody declared something to be public.

#include "core/choices/session.h"
#include "core/data/dataset.h"
#include "core/mechanism/mechanism_info.h"
#include "core/privacy/guarantee.h"

namespace nictate {

/// The guarantee settled by what a release of it, by a mechanism that reads these, would rest on.
Guarantee undeclared(Guarantee guarantee, const Dataset& study, const Session& session, Reads reads);

} // namespace nictate
