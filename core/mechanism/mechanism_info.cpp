#include "core/mechanism/mechanism_info.h"

#include "core/errors.h"

#include <algorithm>

namespace nictate {

const ParameterSpec* MechanismInfo::find(const std::string& wanted) const {
    const auto found =
        std::find_if(parameters.begin(), parameters.end(), [&](const ParameterSpec& spec) { return spec.name == wanted; });
    return found == parameters.end() ? nullptr : &*found;
}

const ParameterSpec& MechanismInfo::parameter(const std::string& wanted) const {
    if (const ParameterSpec* spec = find(wanted))
        return *spec;
    std::string known;
    for (const ParameterSpec& spec : parameters)
        known += (known.empty() ? "" : ", ") + spec.name;
    throw InvalidParameter(wanted, "…", Text("the parameters of %1: %2", id, known));
}

void MechanismInfo::check(const Parameters& values) const {
    for (const auto& [wanted, value] : values.all())
        checkParameter(parameter(wanted), value);
}

Text MechanismInfo::title(const Parameters& values) const {
    Text title = name;
    for (const ParameterSpec& spec : parameters)
        for (const auto& [choice, words] : spec.in_title)
            if (values.has(spec.name) && values.text(spec.name) == choice)
                title = Text("%1, %2", title, words);
    return title;
}

} // namespace nictate
