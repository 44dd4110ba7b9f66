// EXPECT: is private within this context
#include "core/release/release.h"

nictate::Release makeOne() { return nictate::Release(); }
