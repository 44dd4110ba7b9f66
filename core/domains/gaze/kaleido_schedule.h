#pragma once
// When Kaleido publishes and what of its budget each publication gets (mathematics.md §12.3). The same for simulation and
// release: budgets are whole numbers.

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

namespace nictate {

/// Budgets of publications count in units of E/2^20, E = ε(1 − 1/h): halving is exact down to the smallest.
inline constexpr std::uint64_t kaleido_units = std::uint64_t{1} << 20;
inline constexpr std::uint64_t least_kaleido_units = std::uint64_t{1} << 8; ///< less is not worth a test

/// Which rows of a stream are published, tested or repeated.
struct KaleidoRule {
    bool adaptive = false;
    std::size_t window = 200; ///< w ≥ 1, rows
    std::size_t period = 50;  ///< even: rows from one publication to the next, 1 … w
    std::size_t skip = 5;     ///< adaptive: rows from one test to the next, 1 … w
    bool hold = false;        ///< a lost row shows the last published position, else nothing

    /// ⌈w/t_skip⌉, the most tests in w rows; ⌈w/P⌉, the most publications of the even schedule.
    std::size_t testsInWindow() const;
    std::size_t publicationsInWindow() const;
};

/// What became of a row.
enum class KaleidoRow : std::uint8_t { lost, repeated, tested, published };

/// What one row cost.
struct KaleidoSpent {
    KaleidoRow what = KaleidoRow::lost;
    bool test = false;       ///< a test was paid for
    std::uint64_t units = 0; ///< of a publication; the whole share of an even one
};

/// Walks through a stream row by row.
class KaleidoSchedule {
  public:
    explicit KaleidoSchedule(const KaleidoRule& rule) : rule_(rule) {}

    enum class Due { nothing, publication, test };
    /// Of the next row.
    Due next(bool seen);
    /// Of the row next() was asked about: what a publication there gets.
    std::uint64_t units() const { return due_units_; }
    /// A test said so, or there was none.
    void published();

  private:
    void forget();

    KaleidoRule rule_;
    struct Publication {
        std::size_t row;
        std::uint64_t units;
    };
    std::deque<Publication> recent_; ///< of rows i − w + 1 …
    std::uint64_t sum_ = 0;          ///< of those
    std::size_t row_ = 0;            ///< one behind the row that was asked about
    std::size_t last_ = 0;           ///< row of the last test, or publication without one
    bool any_ = false;
    std::uint64_t due_units_ = 0;
};

/// Runs through the rows: `near(i, p)` tells whether row i's test says it is near p, the position published last;
/// `publish(i, units)` gives the new one. `out(i, p)` shows p at a row. Returns what was spent, row by row.
template <class Point, class Seen, class Near, class Publish, class Out>
std::vector<KaleidoSpent> runKaleido(const KaleidoRule& rule, std::size_t rows, const Seen& seen, const Near& near,
                                     const Publish& publish, const Out& out) {
    std::vector<KaleidoSpent> spent(rows);
    KaleidoSchedule schedule(rule);
    Point last{};
    bool any = false;
    for (std::size_t i = 0; i < rows; ++i) {
        const KaleidoSchedule::Due due = schedule.next(seen(i));
        spent[i].test = due == KaleidoSchedule::Due::test;
        if (due == KaleidoSchedule::Due::publication || (spent[i].test && !near(i, last))) {
            last = publish(i, schedule.units());
            schedule.published();
            spent[i].units = schedule.units();
            spent[i].what = KaleidoRow::published;
            any = true;
        } else if (seen(i)) {
            spent[i].what = spent[i].test ? KaleidoRow::tested : KaleidoRow::repeated;
        }
        if (any && (seen(i) || rule.hold))
            out(i, last);
    }
    return spent;
}

} // namespace nictate
