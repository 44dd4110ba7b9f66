#pragma once

#include <string>

namespace nictate::bench {

/// Window features from samples: ten minutes of one reader, and a study's folder where it is there.
void benchFeatures(const std::string& personality);

} // namespace nictate::bench
