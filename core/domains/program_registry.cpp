// Apart from registry.cpp so that a test program can link a registry() of its own before it.

#include "core/domains/registry.h"

namespace nictate {

const Registry& registry() {
    static const Registry ours = ourMechanisms();
    return ours;
}

} // namespace nictate
