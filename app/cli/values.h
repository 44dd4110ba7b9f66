#pragma once
// What people type after an option, as values: CLI11 converts and checks them before a command runs.

#include "core/io/open_options.h"
#include "core/mechanism/parameters.h"

#include <iosfwd>
#include <string>

namespace CLI {
class Validator;
}

namespace nictate {

/// "800x600".
std::istream& operator>>(std::istream& text, PixelSize& size);

namespace cli {

/// "epsilon=1", "x=CURRENT_FIX_X".
struct Assignment {
    Assignment() = default;
    Assignment(std::string name_, std::string value_) : name(std::move(name_)), value(std::move(value_)) {}
    std::string name, value;
};
std::istream& operator>>(std::istream& text, Assignment& assignment);

/// These refuse a text with what is allowed, and otherwise leave it as CLI11 converts it: decimal, without locale.
CLI::Validator wholeNumber(long long low, long long high); ///< inclusive
CLI::Validator finiteNumber();
CLI::Validator positiveNumber();
CLI::Validator inRangeOf(const ParameterSpec& spec); ///< of a number
CLI::Validator sizeUpTo(int most);
CLI::Validator assignment(const std::string& example);

} // namespace cli
} // namespace nictate
