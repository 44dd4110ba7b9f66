#pragma once

#include "core/mechanisms/streams/streams.h"

namespace nictate::test {

Mechanism<Streams> sampleStream();

} // namespace nictate::test
