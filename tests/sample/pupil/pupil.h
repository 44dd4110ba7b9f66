#pragma once
// A fifth domain, which the tests alone know: how wide pupils were, one number a row of time. It is as small as a domain can be,
// and it is everywhere where a domain can be. To add one of your own, begin with these files.

#include "core/audit/black_box.h"
#include "core/data/dataset.h"
#include "core/mechanism/lattice_plan.h"
#include "core/mechanism/mechanisms.h"

#include <Eigen/Core>

#include <string>
#include <vector>

namespace nictate {

struct DomainKind;

/// Equal parts of the time from a recording's start; all of it is chosen by hand, so public.
struct PupilRows {
    int rows = 4;      ///< 1 … 1000
    double part_s = 1; ///< how long each lasts, above 0
    bool operator==(const PupilRows&) const = default;
};

/// Public facts about a table of pupil diameters.
struct PupilFacts {
    int observers = 1;
    PupilRows rows;
    bool operator==(const PupilFacts&) const = default;
};

/// One column an observer, one row a part of time: the mean diameter of its samples; NaN where there is none. Sensitive.
using PupilData = Eigen::MatrixXd;

struct PupilSteps {};

/// The domain of pupil diameters: which types its mechanisms work with.
struct Pupils {
    static constexpr auto reads = "pupils";
    using Data = PupilData;
    using Facts = PupilFacts;
    using Steps = PupilSteps;
    using Output = Eigen::VectorXd; ///< the mean over observers, a number a row
    using Plan = LatticePlan;
    /// Throws InvalidParameter (`observers`) below 1.
    static void check(const PupilFacts& facts);
    static int people(const PupilFacts& facts) { return facts.observers; }
};

/// How shared code knows the domain, and its mechanisms.
DomainKind pupilDomain();
template <> const std::vector<Mechanism<Pupils>>& mechanisms();

/// Everybody's pupils are wide in all rows; or one observer's are narrow.
BlackBox blackBoxOf(const Mechanism<Pupils>& mechanism, const Parameters& given);

/// Laplace noise on the mean of every row.
Mechanism<Pupils> pupilLaplace();

/// How wide the pupils of these participants were. A row without samples is NaN.
PupilData pupilData(const Dataset& study, const std::vector<std::size_t>& included, const PupilRows& rows);

/// The smallest and the largest diameter that counts; a diameter outside is taken for the nearer one, a missing one for the
/// middle.
struct PupilBounds {
    double lower = 2, upper = 8;
    double range() const { return upper - lower; }
    double held(double diameter) const;
};
PupilBounds pupilBounds(const Parameters& resolved);

/// The mean over observers, without noise. Sensitive.
Eigen::VectorXd boundedPupils(const PupilData& data, const PupilBounds& bounds);

} // namespace nictate
