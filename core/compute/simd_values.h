#pragma once

// Compiled for these instructions too where a processor has them. Elsewhere, or where no ELF lets it choose, it is one path.
#if defined __x86_64__ && defined __ELF__
#define NICTATE_CLONES(...) [[gnu::target_clones(__VA_ARGS__)]]
#else
#define NICTATE_CLONES(...)
#endif

namespace nictate {

// Neighbouring numbers anywhere in memory, added and multiplied as one. Every lane is rounded as it would be alone, so results
// are the same whichever instructions the machine has.
using FourValues [[gnu::vector_size(32), gnu::aligned(8), gnu::may_alias]] = double;
using EightValues [[gnu::vector_size(64), gnu::aligned(8), gnu::may_alias]] = double;

} // namespace nictate
