#include "core/parallel.h"

#include "core/cores.h"

#include <algorithm>
#include <exception>
#include <future>
#include <vector>

namespace nictate {

namespace {

thread_local bool inside_parallel = false;

struct Inside {
    bool before = inside_parallel;
    Inside() { inside_parallel = true; }
    ~Inside() { inside_parallel = before; }
};

} // namespace

void parallelRows(Eigen::Index count, const std::function<void(Eigen::Index, Eigen::Index)>& work,
                  Eigen::Index least_per_thread) {
    if (inside_parallel) // an outer loop has the cores already
        return work(0, count);
    const Eigen::Index cores = coresToUse();
    Eigen::Index parts = std::clamp<Eigen::Index>(count / std::max<Eigen::Index>(1, least_per_thread), 1, cores);
    if (parts == 1)
        return work(0, count);
    std::vector<std::future<void>> others;
    for (Eigen::Index part = 1; part < parts; ++part)
        others.push_back(std::async(std::launch::async, [&work, count, part, parts] {
            Inside inside;
            work(count * part / parts, count * (part + 1) / parts);
        }));
    std::exception_ptr failure;
    auto guarded = [&](auto&& run) {
        try {
            run();
        } catch (...) {
            failure = std::current_exception();
        }
    };
    guarded([&] {
        Inside inside;
        work(0, count / parts);
    });
    for (auto& other : others)
        guarded([&] { other.get(); });
    if (failure)
        std::rethrow_exception(failure);
}

} // namespace nictate
