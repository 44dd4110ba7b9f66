#include "core/data/people_order.h"

#include "core/files/words.h"

#include <algorithm>
#include <numeric>

namespace nictate {

std::vector<std::size_t> peopleInOrder(const std::vector<Participant>& people) {
    std::vector<std::size_t> order(people.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return naturallyBefore(people[a].id, people[b].id); });
    return order;
}

} // namespace nictate
