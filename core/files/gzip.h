#pragma once

#include <string>
#include <string_view>

namespace nictate {

/// The bytes as a gzip file of one member, without a name and a time in it: the same bytes give the same file.
std::string gzipped(std::string_view bytes);

} // namespace nictate
