#include "tests/fuzz/readers.h"

#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    nictate::fuzz::accepts(nictate::fuzz::readFiles, {reinterpret_cast<const char*>(data), size});
    return 0;
}
