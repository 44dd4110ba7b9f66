#pragma once

namespace nictate {

/// Says that the upper halves of this thread's vector registers hold nothing. Some libraries leave them in use (Qt 6.4 where it
/// fills a picture), new threads inherit that, and until it is said every step between older and newer instructions stalls: exp
/// and sin then take thirty times as long. Costs a cycle; for where a long computation begins.
void releaseWideRegisters();

} // namespace nictate
