#pragma once
// How long tests wait for what is sure to come. Only a hang takes so long, however busy the machine is.

namespace nictate::test {

constexpr int patience_ms = 10 * 60 * 1000;

} // namespace nictate::test
