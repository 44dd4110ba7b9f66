#include "core/text.h"

namespace nictate {

std::string filledIn(std::string_view source, const std::vector<std::string>& arguments) {
    std::string out;
    for (std::size_t i = 0; i < source.size(); ++i) {
        const std::size_t place = source[i] == '%' && i + 1 < source.size() ? static_cast<std::size_t>(source[i + 1] - '1') : 9;
        if (place < arguments.size())
            out += arguments[place], ++i;
        else
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

Text joined(const std::vector<Text>& texts, std::string_view between) {
    Text out;
    for (std::size_t i = 0; i < texts.size(); ++i)
        out = i == 0 ? texts[i] : out + Text(between) + texts[i];
    return out;
}

} // namespace nictate
