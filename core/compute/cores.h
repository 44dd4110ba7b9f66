#pragma once
// How many processor cores this program may keep busy. Results never depend on it.

namespace nictate {

/// At most so many, for everything that begins from now on; 0 = all there are, as at the start.
void useCores(int most);
/// At least 1.
int coresToUse();

} // namespace nictate
