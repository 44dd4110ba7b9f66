// EXPECT: is private within this context
#include "core/release/signal_release.h"

nictate::SignalRelease makeOne() { return nictate::SignalRelease(); }
