#include "core/choices/attribute_filter.h"

#include "core/errors.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <optional>

namespace nictate {

namespace {

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return c < 0x80 ? static_cast<char>(std::tolower(c)) : static_cast<char>(c); });
    return text;
}

std::optional<double> asNumber(const std::string& text) {
    double value = 0;
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return {};
    return value;
}

bool isSpace(char c) { return c == ' ' || c == '\t'; }
bool isOperator(char c) { return c == '<' || c == '>' || c == '=' || c == '!'; }

struct Word {
    std::string text;
    bool quoted = false;
    bool symbol = false; ///< one of the comparisons
};

/// Words, quoted words and comparisons, in order. Typed ≤ ≥ ≠ count as <= >= !=.
std::vector<Word> split(std::string text) {
    for (auto [typed, plain] : {std::pair{"≤", "<="}, {"≥", ">="}, {"≠", "!="}})
        for (std::size_t at; (at = text.find(typed)) != std::string::npos;)
            text.replace(at, std::string(typed).size(), plain);
    std::vector<Word> words;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i;
        if (isSpace(text[i])) {
            ++i;
            continue;
        }
        if (text[i] == '"') {
            end = text.find('"', i + 1);
            if (end == std::string::npos)
                end = text.size();
            words.push_back({text.substr(i + 1, end - i - 1), true, false});
            i = std::min(end + 1, text.size());
            continue;
        }
        bool symbol = isOperator(text[i]);
        while (end < text.size() && !isSpace(text[end]) && text[end] != '"' && isOperator(text[end]) == symbol)
            ++end;
        words.push_back({text.substr(i, end - i), false, symbol});
        i = end;
    }
    return words;
}

Text possible(const std::vector<std::string>& attributes) {
    std::string names = "id";
    for (std::size_t i = 0; i < std::min<std::size_t>(attributes.size(), 12); ++i)
        names += ", " + attributes[i];
    if (attributes.size() > 12)
        names += " …";
    std::string example = attributes.empty() ? "id != P03" : attributes.front() + " = x and id != P03";
    return Text("conditions like %1; attributes: %2; comparisons: = != < <= > >=; joined by and", example, names);
}

} // namespace

AttributeFilter AttributeFilter::parse(const std::string& text, const std::vector<std::string>& attributes) {
    auto refuse = [&](const Text& why) -> InvalidParameter {
        return {"filter", Text("\"%1\": %2", text, why), possible(attributes)};
    };
    auto known = [&](const std::string& name) -> std::string {
        if (lower(name) == "id")
            return "id";
        for (const std::string& attribute : attributes)
            if (lower(attribute) == lower(name))
                return attribute;
        throw refuse(Text("no attribute is called %1", name));
    };
    auto comparison = [&](const std::string& symbol) {
        const std::pair<const char*, Comparison> all[] = {
            {"=", Comparison::equal},       {"==", Comparison::equal},  {"!=", Comparison::unequal},      {"<", Comparison::less},
            {"<=", Comparison::less_equal}, {">", Comparison::greater}, {">=", Comparison::greater_equal}};
        for (const auto& [sign, meaning] : all)
            if (symbol == sign)
                return meaning;
        throw refuse(Text("%1 is not a comparison", symbol));
    };

    AttributeFilter filter;
    std::vector<Word> words = split(text);
    std::size_t i = 0;
    while (i < words.size()) {
        if (words[i].symbol)
            throw refuse(Text("a name is missing before %1", words[i].text));
        if (i + 1 >= words.size() || !words[i + 1].symbol)
            throw refuse(Text("a comparison is missing after %1", words[i].text));
        if (i + 2 >= words.size() || words[i + 2].symbol)
            throw refuse(Text("a value is missing after %1", words[i + 1].text));
        Condition condition{known(words[i].text), comparison(words[i + 1].text), words[i + 2].text};
        bool ordered = condition.comparison != Comparison::equal && condition.comparison != Comparison::unequal;
        if (ordered && !asNumber(condition.value))
            throw refuse(Text("%1 needs a number, not %2", words[i + 1].text, condition.value));
        filter.conditions_.push_back(condition);
        i += 3;
        if (i == words.size())
            break;
        if (words[i].quoted || lower(words[i].text) != "and")
            throw refuse(Text("and is missing before %1", words[i].text));
        if (++i == words.size())
            throw refuse(Text("a condition is missing after and"));
    }
    return filter;
}

bool AttributeFilter::passes(const Condition& condition, const std::string& value) {
    auto wanted = asNumber(condition.value), there = asNumber(value);
    bool numbers = wanted && there;
    bool equal = numbers ? *wanted == *there : lower(condition.value) == lower(value);
    switch (condition.comparison) {
    case Comparison::equal: return equal;
    case Comparison::unequal: return !equal;
    case Comparison::less: return numbers && *there < *wanted;
    case Comparison::less_equal: return numbers && *there <= *wanted;
    case Comparison::greater: return numbers && *there > *wanted;
    case Comparison::greater_equal: return numbers && *there >= *wanted;
    }
    return false;
}

bool AttributeFilter::matches(const Participant& participant) const {
    return std::all_of(conditions_.begin(), conditions_.end(), [&](const Condition& condition) {
        if (condition.attribute == "id")
            return passes(condition, participant.id);
        auto found = participant.attributes.find(condition.attribute);
        if (found == participant.attributes.end())
            return condition.comparison == Comparison::unequal;
        return passes(condition, found->second);
    });
}

std::vector<std::size_t> matching(const AttributeFilter& filter, const std::vector<Participant>& participants) {
    std::vector<std::size_t> indices;
    for (std::size_t i = 0; i < participants.size(); ++i)
        if (filter.matches(participants[i]))
            indices.push_back(i);
    return indices;
}

} // namespace nictate
