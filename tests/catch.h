#pragma once
// Catch2 of version 2 (Debian 12) or 3 (everything since), in the words of version 2.

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>

using Catch::Approx;

namespace Catch {
using Matchers::StartsWith;
using TestEventListenerBase = EventListenerBase;
inline auto Contains(const std::string& part) { return Matchers::ContainsSubstring(part); }
} // namespace Catch
#else
#include <catch2/catch.hpp>
#endif
