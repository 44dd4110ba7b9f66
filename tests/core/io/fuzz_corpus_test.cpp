#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/fuzz/readers.h"

#include <map>

using namespace nictate;

namespace {

const std::filesystem::path corpus = std::filesystem::path(NICTATE_SOURCE_DIR) / "tests" / "fuzz" / "corpus";

struct Reader {
    const char* folder;
    Dataset (*read)(std::string_view);
    std::size_t places; ///< of a text that are changed
};
const Reader readers[] = {{"delimited", fuzz::readDelimited, 200},
                          {"eyelink", fuzz::readEyelink, 200},
                          {"features", fuzz::readFeatureTables, 200},
                          {"native", fuzz::readNative, 200},
                          {"files", fuzz::readFiles, 3}}; // each writes files and opens them twice

/// The text itself, every beginning of it, and every text that lacks one byte or has one changed.
template <class Use> void neighbours(const std::string& text, std::size_t places, Use use) {
    std::size_t step = std::max<std::size_t>(1, text.size() / places);
    for (std::size_t i = 0; i < text.size(); i += step) {
        use(text.substr(0, i));
        use(text.substr(0, i) + text.substr(i + 1));
        for (char c : {'"', '\n', '\t', '-', '9', '\xFF'}) {
            std::string changed = text;
            changed[i] = c;
            use(changed);
        }
    }
}

} // namespace

TEST_CASE("every file of the fuzzers' corpus is read or refused with one of our errors") {
    for (const Reader& reader : readers) {
        std::map<bool, std::size_t> outcomes;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(corpus / reader.folder)) {
            if (!entry.is_regular_file())
                continue;
            INFO(entry.path().string());
            std::string text = test::contents(entry.path());
            CHECK_NOTHROW(++outcomes[fuzz::accepts(reader.read, text)]);
            CHECK_NOTHROW(neighbours(text, reader.places, [&](const std::string& other) { fuzz::accepts(reader.read, other); }));
        }
        CHECK(outcomes[true] >= 1);
        CHECK(outcomes[false] >= 2);
    }
}

TEST_CASE("the corpus' good studies are read to the end") {
    auto read = [](const char* file, Dataset (*reader)(std::string_view)) {
        return countDataset(reader(test::contents(corpus / file)));
    };
    CHECK(read("delimited/fixations.csv", fuzz::readDelimited).fixations == 2);
    CHECK(read("delimited/decimal_comma_bom_crlf.csv", fuzz::readDelimited).fixations == 1);
    CHECK(read("delimited/preamble.tsv", fuzz::readDelimited).fixations == 2);
    CHECK(read("delimited/samples_spaces.txt", fuzz::readDelimited).samples == 3);
    CHECK(read("eyelink/binocular.asc", fuzz::readEyelink).samples == 2);
    CHECK(read("native/small.study", fuzz::readNative).fixations == 2);
}
