#pragma once
// What the core says to people. Core, command line and files speak English; a window asks for the same in its own language.

#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace nictate {

/// Words for a person, as a value: their English source, in which %1 … %9 stand for arguments, and these arguments, which are
/// texts themselves: Text("%1 has no samples of %2", participant, stimulus). Or data (a name, a number, a path), which has no
/// source and is the same in every language. A literal is words, where lupdate finds them; a std::string is data. No Text becomes
/// a string by itself: it would lose its source.
class Text {
  public:
    Text() = default;
    template <std::size_t size, class... Argument> explicit Text(const char (&source)[size], const Argument&... arguments)
        : Text(std::string_view(source, size - 1), std::vector<Text>{arguments...}) {
        static_assert(sizeof...(arguments) <= 9, "there are no more than %1 to %9");
    }
    template <std::size_t size, class... Argument> Text(char (&)[size], const Argument&...) = delete; ///< no literal
    Text(std::string data) : english_(std::move(data)) {}
    Text(std::string_view data) : english_(data) {}
    template <class Number>
    requires(std::is_integral_v<Number> && !std::is_same_v<Number, bool> && !std::is_same_v<Number, char>) Text(Number number)
        : english_(std::to_string(number)) {}
    Text(double) = delete; ///< how many digits? core/files/figures.h

    const std::string& english() const& { return english_; }
    std::string english() && { return std::move(english_); }
    bool empty() const { return english_.empty(); }

    const std::string& source() const { return source_; } ///< empty for data
    const std::vector<Text>& arguments() const { return arguments_; }
    /// The same words of other arguments; data stays what it is.
    Text with(std::vector<Text> arguments) const { return source_.empty() ? *this : Text(source_, std::move(arguments)); }

    bool operator==(const Text& other) const { return english_ == other.english_; }
    template <class English>
    requires(std::is_convertible_v<English, std::string_view>) bool operator==(const English& english) const {
        return english_ == std::string_view(english);
    }
    auto operator<=>(const Text& other) const { return english_ <=> other.english_; }

    /// One after the other.
    friend Text operator+(const Text& first, const Text& second);
    Text& operator+=(const Text& next) { return *this = *this + next; }
    friend std::ostream& operator<<(std::ostream& out, const Text& text) { return out << text.english_; }

  private:
    Text(std::string_view source, std::vector<Text> arguments);
    std::string english_;
    std::string source_;
    std::vector<Text> arguments_;
};

/// Puts the arguments where %1 … %9 stand; those that there are not stay. What was put in is not looked at again.
std::string filledIn(std::string_view source, const std::vector<std::string>& arguments);

/// "a, b, c" with what stands between.
Text joined(const std::vector<Text>& texts, std::string_view between);

/// The word that reads so in English, as files hold it; data where it is none of these.
Text knownWord(const std::string& english, const std::vector<Text>& words);

/// A file holds the English.
template <class Json> void to_json(Json& json, const Text& text) { json = text.english(); }

} // namespace nictate
