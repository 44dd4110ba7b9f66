#include "core/evaluation/known_attributes.h"

#include "core/errors.h"
#include "core/evaluation/numbered.h"
#include "core/files/figures.h"
#include "core/files/number.h"
#include "core/files/words.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace nictate {

namespace {

/// Empty where it is missing.
std::string valueOf(const std::map<std::string, std::string>& attributes, const std::string& name) {
    const auto found = attributes.find(name);
    return found == attributes.end() ? "" : found->second;
}

std::string inOneLine(const std::vector<std::string>& names) {
    std::string line;
    for (const std::string& name : names)
        line += (line.empty() ? "" : ", ") + name;
    return line;
}

void checkKnown(const KnownAttributes& known, const RecordingSet& set) {
    const std::vector<std::string> all = attributeNames(set);
    const std::string there = inOneLine(all);
    if (there.empty())
        throw MissingData(
            Text("task narrowing: the study's participants have no attributes, so nothing is known of them but gaze"));
    if (known.names.empty())
        throw InvalidParameter("attributes", "none", Text("one or several of %1", there));
    for (const std::string& name : known.names) {
        if (std::count(known.names.begin(), known.names.end(), name) > 1)
            throw InvalidParameter("attributes", name, Text("each attribute once"));
        if (std::find(all.begin(), all.end(), name) == all.end())
            throw MissingData(
                Text("task narrowing: nobody in the study has the attribute %1; there are %2", inQuotes(name), there));
    }
    if (!known.ranged.empty() && std::find(known.names.begin(), known.names.end(), known.ranged) == known.names.end())
        throw InvalidParameter("within", known.ranged, Text("one of the attributes that are known"));
    if (!std::isfinite(known.within) || known.within < 0)
        throw InvalidParameter("within", numberText(known.within), Text("a finite number, 0 ≤ within"));
}

} // namespace

std::string KnownAttributes::inWords() const {
    std::vector<std::string> words;
    for (const std::string& name : names)
        words.push_back(name == ranged ? name + " ± " + shortFigure(within) : name);
    return inOneLine(words);
}

std::vector<std::string> attributeNames(const RecordingSet& set) {
    std::set<std::string> names;
    for (const auto& attributes : set.attributes)
        for (const auto& [name, value] : attributes)
            if (!value.empty())
                names.insert(name);
    return {names.begin(), names.end()};
}

std::string ageAmong(const std::vector<std::string>& names, const RecordingSet& set) {
    for (const std::string& name : names) {
        const std::string small = lowerCase(name);
        if (small.rfind("age", 0) != 0 || (small.size() > 3 && small[3] >= 'a' && small[3] <= 'z'))
            continue;
        DecimalSign sign = DecimalSign::unknown;
        if (std::none_of(set.attributes.begin(), set.attributes.end(),
                         [&](const auto& of) { return parseNumber(valueOf(of, name), sign).kind == NumberKind::not_a_number; }))
            return name;
    }
    return {};
}

KnownPeople::KnownPeople(const KnownAttributes& known, const RecordingSet& set)
    : within_(known.within), ranged_(!known.ranged.empty()), values_(set.attributes.size()), numbers_(set.attributes.size()),
      missing_(known.names.size(), 0) {
    checkKnown(known, set);
    for (std::size_t a = 0; a < known.names.size(); ++a) {
        const std::string& name = known.names[a];
        DecimalSign sign = DecimalSign::unknown;
        Numbered<std::string> texts;
        for (std::size_t person = 0; person < values_.size(); ++person) {
            const std::string text = valueOf(set.attributes[person], name);
            texts.take(text);
            if (name != known.ranged) {
                values_[person].push_back(text.empty() ? -1 : texts.of.back());
                missing_[a] += text.empty();
                continue;
            }
            const ParsedNumber number = parseNumber(text, sign);
            if (number.kind == NumberKind::not_a_number)
                throw MissingData(
                    Text("task narrowing: %1 has the value %2, which is not a number, so a distance cannot be applied",
                         inQuotes(name), inQuotes(text)));
            values_[person].push_back(-1);
            if (number.kind == NumberKind::number)
                numbers_[person] = number.value;
            missing_[a] += !numbers_[person];
        }
    }
}

bool KnownPeople::alike(int person, int other) const {
    const auto p = static_cast<std::size_t>(person), o = static_cast<std::size_t>(other);
    for (std::size_t a = 0; a < values_[p].size(); ++a)
        if (values_[p][a] != values_[o][a] && values_[p][a] >= 0 && values_[o][a] >= 0)
            return false;
    return !numbers_[p] || !numbers_[o] || std::abs(*numbers_[p] - *numbers_[o]) <= within_;
}

std::vector<int> KnownPeople::classSizes(double band) const {
    constexpr double nothing = std::numeric_limits<double>::infinity();
    std::vector<std::pair<std::vector<int>, double>> classes;
    for (std::size_t p = 0; p < values_.size(); ++p) {
        const double number = numbers_[p].value_or(nothing);
        classes.emplace_back(values_[p], !numbers_[p] || band == 0 ? number : std::floor(number / band));
    }
    std::map<std::pair<std::vector<int>, double>, int> sizes;
    for (const auto& one : classes)
        ++sizes[one];
    std::vector<int> out;
    for (const auto& one : classes)
        out.push_back(sizes[one]);
    return out;
}

int KnownPeople::smallestClass(double band) const {
    const std::vector<int> sizes = classSizes(band);
    return *std::min_element(sizes.begin(), sizes.end());
}

std::optional<int> KnownPeople::bandFor(int k) const {
    if (!ranged_ || smallestClass(std::numeric_limits<double>::infinity()) < k)
        return {};
    for (int band = 1; band <= widest_band; ++band)
        if (smallestClass(band) >= k)
            return band;
    return {};
}

} // namespace nictate
