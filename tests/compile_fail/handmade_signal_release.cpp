// EXPECT: is private within this context|calling a private constructor
#include "core/domains/signals/signal_release.h"

nictate::Release<nictate::Signals> makeOne() { return nictate::Release<nictate::Signals>(); }
