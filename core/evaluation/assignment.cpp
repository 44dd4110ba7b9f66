#include "core/evaluation/assignment.h"

#include <limits>

namespace nictate {

std::vector<int> bestAssignment(const Eigen::MatrixXd& cost) {
    const Eigen::Index n = cost.rows();
    constexpr double infinity = std::numeric_limits<double>::infinity();
    // Column 0 and row 0 stand for "not yet assigned".
    Eigen::VectorXd row_potential = Eigen::VectorXd::Zero(n + 1), column_potential = row_potential;
    std::vector<Eigen::Index> row_of(static_cast<std::size_t>(n) + 1, 0), before(row_of);
    for (Eigen::Index row = 1; row <= n; ++row) {
        row_of[0] = row;
        Eigen::Index column = 0;
        Eigen::VectorXd slack = Eigen::VectorXd::Constant(n + 1, infinity);
        std::vector<bool> reached(static_cast<std::size_t>(n) + 1, false);
        do { // grow the tree of tight edges until a free column is reached
            reached[static_cast<std::size_t>(column)] = true;
            const Eigen::Index from = row_of[static_cast<std::size_t>(column)];
            double least = infinity;
            Eigen::Index next = 0;
            for (Eigen::Index j = 1; j <= n; ++j) {
                if (reached[static_cast<std::size_t>(j)])
                    continue;
                const double reduced = cost(from - 1, j - 1) - row_potential[from] - column_potential[j];
                if (reduced < slack[j]) {
                    slack[j] = reduced;
                    before[static_cast<std::size_t>(j)] = column;
                }
                if (slack[j] < least) {
                    least = slack[j];
                    next = j;
                }
            }
            for (Eigen::Index j = 0; j <= n; ++j)
                if (reached[static_cast<std::size_t>(j)]) {
                    row_potential[row_of[static_cast<std::size_t>(j)]] += least;
                    column_potential[j] -= least;
                } else {
                    slack[j] -= least;
                }
            column = next;
        } while (row_of[static_cast<std::size_t>(column)] != 0);
        for (; column != 0; column = before[static_cast<std::size_t>(column)])
            row_of[static_cast<std::size_t>(column)] = row_of[static_cast<std::size_t>(before[static_cast<std::size_t>(column)])];
    }
    std::vector<int> out(static_cast<std::size_t>(n));
    for (Eigen::Index j = 1; j <= n; ++j)
        out[static_cast<std::size_t>(row_of[static_cast<std::size_t>(j)] - 1)] = static_cast<int>(j - 1);
    return out;
}

} // namespace nictate
