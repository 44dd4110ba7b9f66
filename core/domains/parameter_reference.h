#pragma once

#include <string>

namespace nictate {

/// The handbook's page of every mechanism and parameter, in Markdown, from their descriptions. A mechanism's heading is
/// "## NAME (ID)", a parameter's paragraph begins with "**NAME**".
std::string parameterReference();

} // namespace nictate
