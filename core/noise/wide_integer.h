#pragma once
// 128-bit integers for exact arithmetic; every use states why nothing overflows or checks that it does not.

#include <cmath>
#include <cstdint>
#include <optional>
#include <string>

namespace nictate {

__extension__ using UInt128 = unsigned __int128;

/// a·b, or nothing when it does not fit in 128 bits.
inline std::optional<UInt128> product(UInt128 a, UInt128 b) {
    UInt128 out = 0;
    if (__builtin_mul_overflow(a, b, &out))
        return {};
    return out;
}

/// ⌊√n⌋.
inline std::uint64_t integerSqrt(UInt128 n) {
    auto root = static_cast<UInt128>(std::sqrt(static_cast<long double>(n)));
    while (root * root > n)
        --root;
    while ((root + 1) * (root + 1) <= n)
        ++root;
    return static_cast<std::uint64_t>(root);
}

inline std::string decimalText(UInt128 n) {
    std::string digits;
    do {
        digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(n % 10)));
        n /= 10;
    } while (n > 0);
    return digits;
}

} // namespace nictate
