#include "app/bench/parameter_change.h"

#include "app/study/document.h"
#include "core/mechanisms/registry.h"

#include <algorithm>
#include <cmath>

namespace nictate {

void changeParameter(Document& document, const char* name, double value, const QString& label, bool finished) {
    Session session = document.session();
    const auto& specs = mechanismInfo(session.choice().mechanism).parameters;
    const auto spec = std::find_if(specs.begin(), specs.end(), [&](const auto& each) { return each.name == name; });
    if (spec == specs.end())
        return;
    const double digits = std::pow(10, std::floor(std::log10(value)) - 2); // a dragged ε is a round one
    value = spec->integer ? std::round(value) : std::round(value / digits) * digits;
    session.given[session.choice().mechanism].set(name, std::max(value, spec->min));
    document.change(label, session, "parameters." + label, finished);
}

} // namespace nictate
