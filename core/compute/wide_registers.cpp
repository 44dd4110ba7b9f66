#include "core/compute/wide_registers.h"

namespace nictate {

void releaseWideRegisters() {
#ifdef __x86_64__
    if (__builtin_cpu_supports("avx"))
        asm volatile("vzeroupper" ::: "memory");
#endif
}

} // namespace nictate
