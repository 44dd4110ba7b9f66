#include "core/text.h"

#include <algorithm>
#include <span>

namespace nictate {

std::string filledIn(std::string_view source, const std::vector<std::string>& arguments) {
    std::string out;
    for (std::size_t i = 0; i < source.size(); ++i) {
        const char digit = source[i] == '%' && i + 1 < source.size() ? source[i + 1] : '0';
        if (digit >= '1' && digit <= '9' && static_cast<std::size_t>(digit - '1') < arguments.size()) {
            out += arguments[static_cast<std::size_t>(digit - '1')];
            ++i;
        } else
            out += source[i];
    }
    return out;
}

Text::Text(std::string_view source, std::vector<Text> arguments) : source_(source), arguments_(std::move(arguments)) {
    std::vector<std::string> put_in;
    for (const Text& argument : arguments_)
        put_in.push_back(argument.english());
    english_ = filledIn(source, put_in);
}

Text operator+(const Text& first, const Text& second) {
    return first.empty() ? second : second.empty() ? first : Text("%1%2", first, second);
}

namespace {

/// By halves: a long list, nested one by one, would hold its English as often as it has parts.
Text joinedPart(std::span<const Text> texts, const Text& between) {
    if (texts.size() < 2)
        return texts.empty() ? Text() : texts.front();
    const std::size_t half = texts.size() / 2;
    return Text("%1%2%3", joinedPart(texts.first(half), between), between, joinedPart(texts.subspan(half), between));
}

} // namespace

Text joined(const std::vector<Text>& texts, std::string_view between) { return joinedPart(texts, Text(between)); }

Text knownWord(const std::string& english, const std::vector<Text>& words) {
    const auto word = std::find(words.begin(), words.end(), english);
    return word == words.end() ? Text(english) : *word;
}

} // namespace nictate
