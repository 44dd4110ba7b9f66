#include "core/choices/session.h"

#include "core/choices/attribute_filter.h"
#include "core/errors.h"
#include "core/io/plan_options.h"

#include <algorithm>

namespace nictate {

void DataSource::say(const std::string& key, const std::string& value) {
    reading.forget(key);
    if (!value.empty())
        reading.say(key, value, Origin::given);
}

OpenOptions DataSource::options() const {
    OpenOptions options;
    options.plan = reading;
    return valuesOf(std::move(options));
}

const Parameters& Session::parameters(const std::string& mechanism_id) const {
    static const Parameters none;
    auto found = given.find(mechanism_id);
    return found == given.end() ? none : found->second;
}

const BenchChoice& Session::at(const std::string& bench_id) const {
    static const BenchChoice none;
    auto found = benches.find(bench_id);
    return found == benches.end() ? none : found->second;
}

Parameters comparedParameters(const Session& session, const std::string& chosen, const MechanismInfo& compared) {
    Parameters parameters = session.parameters(compared.id);
    const Parameters& own = session.parameters(chosen);
    for (const char* shared : {"epsilon", "delta"}) {
        if (!compared.has(shared))
            continue;
        if (own.has(shared))
            parameters.set(shared, own.all().at(shared));
        else
            parameters.unset(shared);
    }
    return parameters;
}

std::size_t chosenStimulus(const Session& session, const Dataset& dataset) {
    if (session.stimulus.empty() && !dataset.stimuli.empty())
        return 0;
    return stimulusIndex(dataset, session.stimulus);
}

std::vector<std::size_t> includedParticipants(const Session& session, const Dataset& dataset) {
    const auto filter = AttributeFilter::parse(session.filter, attributeNames(dataset));
    std::vector<std::size_t> included = matching(filter, dataset.participants);
    std::erase_if(included, [&](std::size_t i) { return session.excluded.count(dataset.participants[i].id) != 0; });
    return included;
}

} // namespace nictate
