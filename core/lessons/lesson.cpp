#include "core/lessons/lesson.h"

#include "core/files/number.h"
#include "core/files/words.h"
#include "core/io/head_lines.h"

#include <algorithm>
#include <cmath>

namespace nictate {

bool isRight(const TypedAnswer& answer, const std::string& typed, const Facts& facts) {
    const std::string text(trimmed(typed));
    if (!answer.words.empty())
        return std::any_of(answer.words.begin(), answer.words.end(),
                           [&](const std::string& word) { return lowerCase(word) == lowerCase(text); });
    DecimalSign sign = DecimalSign::unknown;
    const ParsedNumber number = parseNumber(text, sign);
    double right = answer.value;
    if (!answer.fact.empty()) {
        const auto found = facts.find(answer.fact);
        if (found == facts.end() || !std::holds_alternative<double>(found->second))
            return false;
        right = std::get<double>(found->second);
    }
    return number.kind == NumberKind::number && std::abs(number.value - right) <= answer.tolerance + 1e-9;
}

std::string replyTo(const LessonStep& step, const std::string& typed, const Facts& facts) {
    for (const Reply& reply : step.replies)
        if (isRight(reply.to, typed, facts))
            return reply.text;
    return {};
}

std::string replyTo(const LessonStep& step, const std::set<std::size_t>& chosen) {
    for (const std::size_t i : chosen)
        if (!step.choices.at(i).reply.empty())
            return step.choices[i].reply;
    return {};
}

} // namespace nictate
