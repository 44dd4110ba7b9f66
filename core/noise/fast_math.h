#pragma once
// log and sin/cos without branches or tables, so that a compiler turns loops over them into vector code. The
// polynomials are fdlibm's (accurate to about one unit in the last place on the ranges stated).

#include <bit>
#include <cstdint>

namespace nictate::fast {

/// Uniform in (0, 1), an odd multiple of 2^-53, from the upper 52 bits.
inline double openUniform(std::uint64_t bits) { return std::bit_cast<double>(bits >> 12 | 0x3FF0000000000000u) - 1.0 + 0x1p-53; }

/// log(x) for normal x > 0.
inline double log(double x) {
    // x = 2^e · m with m in [√½, √2): adding the gap between √½ and 1 makes the exponent field round there.
    const std::uint64_t shifted = std::bit_cast<std::uint64_t>(x) + (0x3FF0000000000000u - 0x3FE6A09E667F3BCDu);
    const double e = std::bit_cast<double>(shifted >> 52 | 0x4330000000000000u) - (0x1p52 + 1023.0);
    const double m = std::bit_cast<double>((shifted & 0x000FFFFFFFFFFFFFu) + 0x3FE6A09E667F3BCDu);
    const double f = m - 1.0;
    const double s = f / (2.0 + f);
    const double z = s * s;
    const double r =
        z * (6.666666666666735130e-01 +
             z * (3.999999999940941908e-01 +
                  z * (2.857142874366239149e-01 +
                       z * (2.222219843214978396e-01 +
                            z * (1.818357216161805012e-01 + z * (1.531383769920937332e-01 + z * 1.479819860511658591e-01))))));
    const double half_square = 0.5 * f * f;
    return e * 6.93147180369123816490e-01 - ((half_square - (s * (half_square + r) + e * 1.90821492927058770002e-10)) - f);
}

struct SinCos {
    double sin;
    double cos;
};

/// sin and cos of 2π·turn for turn in [0, 1].
inline SinCos sinCosTurn(double turn) {
    constexpr double magic = 0x1.8p52; // adding it rounds to an integer and leaves that in the low bits
    const double rounded = 4.0 * turn + magic;
    const std::uint64_t quadrant = std::bit_cast<std::uint64_t>(rounded);
    const double x = (4.0 * turn - (rounded - magic)) * 1.57079632679489661923;
    const double z = x * x;
    const double s =
        x +
        x * z *
            (-1.66666666666666324348e-01 +
             z * (8.33333333332248946124e-03 +
                  z * (-1.98412698298579493134e-04 +
                       z * (2.75573137070700676789e-06 + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)))));
    const double c =
        1.0 - 0.5 * z +
        z * z *
            (4.16666666666666019037e-02 +
             z * (-1.38888888888741095749e-03 +
                  z * (2.48015872894767294178e-05 +
                       z * (-2.75573143513906633035e-07 + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)))));
    const std::uint64_t sin_bits = std::bit_cast<std::uint64_t>(s);
    const std::uint64_t cos_bits = std::bit_cast<std::uint64_t>(c);
    const std::uint64_t swap = 0u - (quadrant & 1u); // all ones in odd quadrants
    const std::uint64_t sin_sign = (quadrant & 2u) << 62;
    const std::uint64_t cos_sign = ((quadrant + 1u) & 2u) << 62;
    return {std::bit_cast<double>(((sin_bits & ~swap) | (cos_bits & swap)) ^ sin_sign),
            std::bit_cast<double>(((cos_bits & ~swap) | (sin_bits & swap)) ^ cos_sign)};
}

} // namespace nictate::fast
