#include "app/benches/parameter_change.h"

#include "app/study/document.h"
#include "core/domains/registry.h"

#include <algorithm>
#include <cmath>

namespace nictate {

void changeParameter(Document& document, const char* name, double value, const QString& label, bool finished) {
    Session session = document.session();
    const ParameterSpec* spec = mechanismInfo(session.choice().mechanism).find(name);
    if (!spec)
        return;
    const double digits = std::pow(10, std::floor(std::log10(value)) - 2); // a dragged ε is a round one
    value = spec->integer ? std::round(value) : std::round(value / digits) * digits;
    session.given[session.choice().mechanism].set(name, std::max(value, spec->min));
    document.change(label, session, "parameters." + label, finished);
}

} // namespace nictate
