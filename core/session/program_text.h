#pragma once
// How Python and R write a call. As in shell_text.h, names in it were chosen by others: each stays one text on one line.

#include <string>
#include <vector>

namespace nictate {

/// What differs between Python and R in a script that calls Nictate's package.
struct ProgramLanguage {
    std::string begin;   ///< the line that makes the package known
    std::string assigns; ///< " = " or " <- "
    std::string equals;  ///< of a named argument
    std::string opens;   ///< the function that opens a study
    bool is_python = true;

    /// A text as a literal on one line, to the byte: also with control characters and bytes that are no UTF-8.
    std::string quoted(const std::string& text) const;
    /// A decimal number as it is written there; with more digits than R's numbers hold, a text.
    std::string number(const std::string& text) const;
    std::string list(const std::vector<std::string>& values) const;
    std::string entry(const std::string& name, const std::string& value) const;
    std::string dictionary(const std::vector<std::string>& entries) const;
    std::string method(const std::string& name, const std::vector<std::string>& arguments) const;
    /// Lines that write a file.
    std::string writesFile(const std::string& name, const std::string& text) const;
};

const ProgramLanguage& python();
const ProgramLanguage& r();

} // namespace nictate
