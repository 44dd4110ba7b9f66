#include "core/mechanisms/streams/streams.h"

#include "core/errors.h"

namespace nictate {

void Streams::check(const StreamFacts& facts) {
    if (facts.participants < 1)
        throw InvalidParameter("observers", std::to_string(facts.participants), "a whole number, 1 ≤ observers");
}

} // namespace nictate
