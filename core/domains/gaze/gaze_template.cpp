#include "core/domains/gaze/gaze_template.h"

#include "core/compute/parallel.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nictate {

namespace {

/// The same whatever the order.
double meanOf(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    double sum = 0;
    for (double value : values)
        sum += value;
    return sum / static_cast<double>(values.size());
}

/// Of angles: around the direction in which most of them lie.
double meanAngle(std::vector<double> yaws) {
    std::sort(yaws.begin(), yaws.end());
    double x = 0, y = 0;
    for (double yaw : yaws) {
        x += std::cos(yaw * std::numbers::pi / 180);
        y += std::sin(yaw * std::numbers::pi / 180);
    }
    const double reference = std::atan2(y, x) * 180 / std::numbers::pi;
    for (double& yaw : yaws)
        yaw = wrapped(yaw - reference);
    return wrapped(reference + meanOf(std::move(yaws)));
}

const FixationRows& fixationAt(const StreamEvents& member, std::size_t step, std::size_t row, Align align) {
    const std::vector<FixationRows>& all = member.fixations;
    if (align == Align::index)
        return all[std::min(step, all.size() - 1)];
    const auto later = std::upper_bound(all.begin(), all.end(), row,
                                        [](std::size_t at, const FixationRows& fixation) { return at < fixation.first; });
    return later == all.begin() ? all.front() : *(later - 1);
}

/// Mean b and c of everybody's saccade of this index; a member with fewer repeats its last.
SaccadeForm meanForm(const std::vector<std::vector<SaccadeForm>>& forms, std::size_t index) {
    std::vector<double> b, c;
    for (const std::vector<SaccadeForm>& own : forms)
        if (!own.empty()) {
            const SaccadeForm& form = own[std::min(index, own.size() - 1)];
            b.push_back(form.b);
            c.push_back(form.c);
        }
    return b.empty() ? SaccadeForm() : SaccadeForm{1, meanOf(std::move(b)), meanOf(std::move(c))};
}

TemplateStep meanStep(const std::vector<const FixationRows*>& fixations, const std::vector<double>& rates, double rate_hz,
                      bool around) {
    std::vector<double> x, y, sx, sy, seconds;
    for (std::size_t m = 0; m < fixations.size(); ++m) {
        x.push_back(fixations[m]->model.x);
        y.push_back(fixations[m]->model.y);
        sx.push_back(fixations[m]->model.sx);
        sy.push_back(fixations[m]->model.sy);
        seconds.push_back(static_cast<double>(fixations[m]->steps()) / rates[m]);
    }
    TemplateStep step;
    step.model = {around ? meanAngle(std::move(x)) : meanOf(std::move(x)), meanOf(std::move(y)), meanOf(std::move(sx)),
                  meanOf(std::move(sy))};
    step.rows = std::max<std::size_t>(2, static_cast<std::size_t>(std::lround(meanOf(std::move(seconds)) * rate_hz)));
    return step;
}

} // namespace

std::vector<TemplateStep> templateSteps(const std::vector<const StreamEvents*>& members,
                                        const std::vector<std::vector<SaccadeForm>>& forms, std::size_t rows, double rate_hz,
                                        Combine combine, Align align, bool around, const std::function<std::size_t()>& pick) {
    if (members.empty())
        return {{{}, rows, {0, 0, 0.15, 0.15}}};
    std::vector<TemplateStep> steps;
    for (std::size_t row = 0, e = 0; row < rows; ++e) {
        std::vector<const FixationRows*> fixations;
        std::vector<double> rates;
        auto take = [&](const StreamEvents& member) {
            fixations.push_back(&fixationAt(member, e, row, align));
            rates.push_back(member.rate_hz);
        };
        if (combine == Combine::mix)
            take(*members[pick()]);
        else
            for (const StreamEvents* member : members)
                take(*member);
        TemplateStep step = meanStep(fixations, rates, rate_hz, around);
        if (!steps.empty()) {
            const FixationModel &from = steps.back().model, &to = step.model;
            const double seconds = usualSaccadeDuration(sphereDistance({from.x, from.y}, {to.x, to.y}));
            const auto length = static_cast<std::size_t>(std::max(1L, std::lround(seconds * rate_hz)));
            step.way = shareOfWay(meanForm(forms, e - 1).profile(), length);
            step.way.resize(std::min(step.way.size(), rows - row));
        }
        row += step.way.size();
        step.rows = std::min(step.rows, rows - row);
        row += step.rows;
        steps.push_back(std::move(step));
    }
    return steps;
}

std::vector<SaccadeForm> formsOf(const StreamEvents& events, std::size_t least) {
    std::vector<SaccadeForm> forms;
    for (const SaccadeRows& saccade : events.saccades)
        if (saccade.steps() >= least)
            forms.push_back(fitForm(saccadeProfile(saccade.speeds)));
    return forms;
}

std::vector<std::vector<SaccadeForm>> formsOf(const std::vector<StreamEvents>& streams) {
    std::vector<std::vector<SaccadeForm>> out(streams.size());
    parallelRows(
        static_cast<Eigen::Index>(out.size()),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
                out[i] = formsOf(streams[i]);
        },
        1);
    return out;
}

std::vector<Direction> played(const std::vector<TemplateStep>& steps, std::size_t rows, double rate_hz, bool around,
                              const std::function<double()>& normal) {
    constexpr double memory_s = 0.15;
    const double kept = std::exp(-1 / (rate_hz * memory_s)), fresh = std::sqrt(1 - kept * kept);
    std::vector<Direction> out;
    out.reserve(rows);
    double u = 0, v = 0;
    auto add = [&](double x, double y, const FixationModel& spread) {
        if (out.size() >= rows)
            return;
        const bool first = out.empty();
        u = first ? normal() : kept * u + fresh * normal();
        v = first ? normal() : kept * v + fresh * normal();
        x += spread.sx * u;
        out.push_back({around ? wrapped(x) : x, y + spread.sy * v});
    };
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const FixationModel& to = steps[i].model;
        const FixationModel& from = steps[i > 0 ? i - 1 : 0].model;
        const double way = around ? wrapped(to.x - from.x) : to.x - from.x;
        for (double share : steps[i].way)
            add(from.x + share * way, from.y + share * (to.y - from.y), from);
        for (std::size_t row = 0; row < steps[i].rows; ++row)
            add(to.x, to.y, to);
    }
    return out;
}

std::vector<std::vector<std::size_t>> randomGroups(std::vector<std::size_t> people, std::size_t k, RandomDraws& draws) {
    draws.shuffle(people);
    std::vector<std::vector<std::size_t>> groups(std::max<std::size_t>(1, people.size() / k));
    for (std::size_t i = 0; i < people.size(); ++i)
        groups[std::min(i / k, groups.size() - 1)].push_back(people[i]);
    return groups;
}

} // namespace nictate
