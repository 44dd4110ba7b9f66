#include "core/noise/k_norm_sampler.h"

#include "core/noise/lattice_points.h"

#include <numeric>
#include <set>

namespace nictate {

namespace {

struct Words {
    const std::function<std::uint64_t()>& source;
    std::uint64_t next() { return source(); }
};

/// Uniform in 0 … range−1, by draws of range's length in bits.
BigInteger uniformBelow(Words& bits, const BigInteger& range) {
    if (range == 1)
        return 0;
    const std::size_t length = msb(BigInteger(range - 1)) + 1;
    std::vector<std::uint64_t> words((length + 63) / 64);
    const std::size_t surplus = 64 * words.size() - length;
    for (std::uint64_t tries = 0; tries <= exact::longest_run; ++tries) { // each one misses with a chance below 1/2
        for (std::uint64_t& word : words)
            word = bits.next();
        words.front() >>= surplus; // the most significant
        BigInteger value;
        import_bits(value, words.begin(), words.end());
        if (value < range)
            return value;
    }
    exact::refuseRunaway();
}

/// An index with chances in proportion to the weights, of which one is positive.
std::size_t choose(Words& bits, const std::vector<BigInteger>& weights) {
    BigInteger left = uniformBelow(bits, std::accumulate(weights.begin(), weights.end(), BigInteger(0)));
    std::size_t at = 0;
    for (; left >= weights[at]; ++at)
        left -= weights[at];
    return at;
}

/// A uniform subset of `size` of 1 … n, ascending (Floyd).
std::set<std::uint64_t> subset(Words& bits, std::uint64_t n, std::size_t size) {
    std::set<std::uint64_t> out;
    for (std::uint64_t top = n - size + 1; top <= n; ++top)
        if (!out.insert(exact::below(bits, top) + 1).second)
            out.insert(top);
    return out;
}

/// The steps between marks: positive integers that sum up to the last of them.
std::vector<std::int64_t> steps(const std::set<std::uint64_t>& marks) {
    std::vector<std::int64_t> out;
    std::uint64_t before = 0;
    for (const std::uint64_t mark : marks) {
        out.push_back(static_cast<std::int64_t>(mark - before));
        before = mark;
    }
    return out;
}

/// `size` positive integers that sum up to at most, or to exactly, `sum`.
std::vector<std::int64_t> summingToAtMost(Words& bits, std::uint64_t sum, std::size_t size) {
    return steps(subset(bits, sum, size));
}
std::vector<std::int64_t> summingTo(Words& bits, std::uint64_t sum, std::size_t size) {
    std::set<std::uint64_t> marks = subset(bits, sum - 1, size - 1);
    marks.insert(sum);
    return steps(marks);
}

/// Puts the values, signed, in random places; all others are 0.
void place(Words& bits, const std::vector<std::int64_t>& up, const std::vector<std::int64_t>& down, std::span<std::int64_t> out) {
    std::vector<std::size_t> places(out.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::fill(out.begin(), out.end(), 0);
    for (std::size_t i = 0; i < up.size() + down.size(); ++i) {
        std::swap(places[i], places[i + exact::below(bits, static_cast<std::uint64_t>(places.size() - i))]);
        out[places[i]] = i < up.size() ? up[i] : -down[i - up.size()];
    }
}

/// How many of `places` coordinates have one sign when these have values that sum up to at most `sum`.
std::size_t howMany(Words& bits, std::size_t places, std::uint64_t sum) {
    std::vector<BigInteger> weights = binomials(places, places);
    const std::vector<BigInteger> ways = binomials(sum, places);
    for (std::size_t j = 0; j <= places; ++j)
        weights[j] *= ways[j];
    return choose(bits, weights);
}

void withinSimplex(Words& bits, std::uint64_t k, std::span<std::int64_t> out) {
    const std::size_t q = out.size();
    std::vector<BigInteger> weights = binomials(q, q);
    const std::vector<BigInteger> ways = binomials(k, q), others = risingBinomials(k, q);
    for (std::size_t i = 0; i <= q; ++i)
        weights[i] *= ways[i] * others[q - i];
    const std::size_t up = choose(bits, weights), down = howMany(bits, q - up, k);
    place(bits, summingToAtMost(bits, k, up), summingToAtMost(bits, k, down), out);
}

/// max(Σz⁺, Σz⁻) = k ≥ 1: the positive side reaches k, or the negative one alone does.
void onSimplex(Words& bits, std::uint64_t k, std::span<std::int64_t> out) {
    const std::size_t q = out.size();
    const std::vector<BigInteger> places = binomials(q, q), exactly = binomials(k - 1, q), others = risingBinomials(k, q),
                                  fewer = risingBinomials(k - 1, q);
    std::vector<BigInteger> weights(2 * q);
    for (std::size_t i = 1; i <= q; ++i) {
        weights[i - 1] = places[i] * exactly[i - 1] * others[q - i];
        weights[q + i - 1] = places[i] * exactly[i - 1] * fewer[q - i];
    }
    const std::size_t chosen = choose(bits, weights), reaching = chosen % q + 1;
    const bool positive_reaches = chosen < q;
    const std::uint64_t most = positive_reaches ? k : k - 1;
    const std::vector<std::int64_t> side = summingTo(bits, k, reaching);
    // mutant k-norm-only-the-positive-side-held
    const std::vector<std::int64_t> other = summingToAtMost(bits, most, howMany(bits, q - reaching, most));
    positive_reaches ? place(bits, side, other, out) : place(bits, other, side, out);
}

std::int64_t uniformWithin(Words& bits, std::uint64_t k) {
    return static_cast<std::int64_t>(exact::below(bits, 2 * k + 1)) - static_cast<std::int64_t>(k);
}

/// max |z| = k ≥ 1: so many coordinates on a face, the others within.
void onCube(Words& bits, std::uint64_t k, std::span<std::int64_t> out) {
    const std::size_t q = out.size();
    std::vector<BigInteger> weights = binomials(q, q);
    BigInteger within = 1;
    for (std::size_t faces = q; faces > 0; --faces) {
        weights[faces] *= within << static_cast<unsigned>(faces);
        within *= 2 * k - 1;
    }
    weights[0] = 0;
    std::vector<std::int64_t> up, down;
    for (std::size_t faces = choose(bits, weights); faces > 0; --faces)
        (bits.next() >> 63 ? up : down).push_back(static_cast<std::int64_t>(k));
    place(bits, up, down, out);
    for (std::int64_t& each : out)
        if (each == 0)
            each = uniformWithin(bits, k - 1);
}

void drawWithinPart(Words& bits, const BodyPart& part, std::uint64_t k, std::span<std::int64_t> out) {
    if (part.shape == BodyShape::simplex)
        return withinSimplex(bits, k, out);
    for (std::int64_t& each : out)
        each = uniformWithin(bits, k);
}

void drawOnPart(Words& bits, const BodyPart& part, std::uint64_t k, std::span<std::int64_t> out) {
    part.shape == BodyShape::simplex ? onSimplex(bits, k, out) : onCube(bits, k, out);
}

/// Which parts reach k ≥ 1, when at least one does.
std::vector<bool> reaching(Words& bits, const NormBody& body, std::uint64_t k) {
    if (body.size() == 1)
        return {true};
    std::vector<BigInteger> within, below; // of the parts
    for (const BodyPart& part : body) {
        within.push_back(pointsWithin(part, k));
        below.push_back(pointsWithin(part, k - 1));
    }
    std::vector<BigInteger> within_after(body.size() + 1, 1), below_after(body.size() + 1, 1); // of all parts behind
    for (std::size_t m = body.size(); m > 0; --m) {
        within_after[m - 1] = within[m - 1] * within_after[m];
        below_after[m - 1] = below[m - 1] * below_after[m];
    }
    std::vector<bool> out;
    bool any = false;
    for (std::size_t m = 0; m < body.size(); ++m) {
        const BigInteger others = any ? within_after[m + 1] : BigInteger(within_after[m + 1] - below_after[m + 1]);
        out.push_back(choose(bits, {below[m] * others, (within[m] - below[m]) * within_after[m + 1]}) == 1);
        any = any || out.back();
    }
    return out;
}

} // namespace

struct KNormSampler::Counts {
    NormBody body;
    std::size_t coordinates;
    UInt128 numerator, denominator;
    std::vector<BigInteger> h_star;

    /// P(g) ∝ e^(−g·numerator/denominator), g ≥ 0.
    std::uint64_t geometric(Words& bits) const {
        for (;;) {
            const UInt128 u = exact::below(bits, denominator);
            if (!exact::bernoulliExpUnit<Words, UInt128>(bits, u, denominator))
                continue;
            std::uint64_t v = 0;
            while (exact::bernoulliExpUnit<Words, std::uint64_t>(bits, 1, 1))
                if (++v > exact::longest_run)
                    exact::refuseRunaway();
            return static_cast<std::uint64_t>((u + denominator * v) / numerator); // below 2^53
        }
    }

    std::uint64_t norm(Words& bits) const {
        std::size_t i = choose(bits, h_star);
        while (!exact::bernoulliExp<Words, UInt128>(bits, numerator * i, denominator))
            i = choose(bits, h_star);
        std::uint64_t k = i;
        // mutant k-norm-one-geometric-too-many
        for (std::size_t times = 0; times < coordinates; ++times)
            k += geometric(bits);
        return k;
    }
};

KNormSampler::KNormSampler(const NormBody& body, UInt128 numerator, UInt128 denominator) {
    const std::size_t d = coordinatesOf(body);
    constexpr UInt128 most = UInt128{1} << 100;
    if (d < 1 || d > most_coordinates || numerator < 1 || numerator >= most || denominator < 1 || denominator >= most ||
        denominator / numerator >= largest_mean)
        throw std::domain_error("KNormSampler: body or ratio out of its domain");
    // mutant k-norm-one-h-star-weight-wrong
    counts_ = std::make_shared<const Counts>(Counts{body, d, numerator, denominator, hStarOf(body)});
}

std::vector<std::int64_t> KNormSampler::draw(const std::function<std::uint64_t()>& source) const {
    Words bits{source};
    std::vector<std::int64_t> z(counts_->coordinates, 0);
    const std::uint64_t k = counts_->norm(bits);
    if (k == 0)
        return z;
    const std::vector<bool> reaches = reaching(bits, counts_->body, k);
    std::span<std::int64_t> rest = z;
    for (std::size_t m = 0; m < reaches.size(); ++m) {
        const BodyPart& part = counts_->body[m];
        const std::span<std::int64_t> own = rest.first(part.coordinates);
        // mutant k-norm-uniform-within-the-body
        reaches[m] ? drawOnPart(bits, part, k, own) : drawWithinPart(bits, part, k - 1, own);
        rest = rest.subspan(part.coordinates);
    }
    return z;
}

} // namespace nictate
