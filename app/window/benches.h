#pragma once

#include "app/benches/bench.h"

#include <memory>
#include <vector>

namespace nictate {

using Benches = std::vector<std::unique_ptr<Bench>>;

/// The benches of the workbench, in the order of its menus, which is that of the work. A new one is a line here.
Benches allBenches(Document& document);

} // namespace nictate
