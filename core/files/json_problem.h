#pragma once

#include "core/files/words.h"

#include <string>

namespace nictate {

/// What the JSON library says is wrong, without its numbers of errors: "parse error at line 2, column 59: …".
inline std::string jsonProblem(const std::exception& problem) {
    const std::string words = asUtf8(problem.what());
    const std::size_t end = words.find("] ");
    return words.starts_with("[json.exception") && end != std::string::npos ? words.substr(end + 2) : words;
}

} // namespace nictate
