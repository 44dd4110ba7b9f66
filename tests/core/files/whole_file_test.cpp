#include "core/files/whole_file.h"

#include "core/errors.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

using namespace nictate;

TEST_CASE("a small file is read whole, one without end is refused by a bound that is named") {
    test::TemporaryFolder folder;
    const std::string bytes("a\0b\r\n", 5);
    CHECK(wholeFile(folder.write("small", bytes)) == bytes);
    CHECK(wholeFile(folder.write("empty", "")) == "");
    CHECK(wholeFile(folder.path()) == std::nullopt);
    CHECK(wholeFile(folder.path() / "none") == std::nullopt);
    CHECK_THROWS_WITH(wholeFile("/dev/zero"), Catch::Contains("/dev/zero") && Catch::Contains("larger than the 256 MiB"));
}
