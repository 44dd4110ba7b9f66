#include "core/io/unreadable_files.h"

#include "core/errors.h"
#include "core/files/folder.h"
#include "core/files/hdf5_file.h"
#include "core/files/iohub_file.h"
#include "core/files/mat_file.h"
#include "core/files/r_file.h"
#include "core/files/unpack.h"
#include "core/files/words.h"

#include <algorithm>

namespace nictate {

namespace fs = std::filesystem;

namespace {

using namespace std::string_view_literals;

struct Known {
    std::vector<std::string> extensions;
    std::vector<std::string_view> beginnings; ///< where they tell the kind by themselves
    UnreadableKind kind;
};

/// "FILE" in an advice stands for the file's name. Beginnings are looked at first, in this order.
const std::vector<Known>& knownKinds() {
    static const std::vector<Known> kinds = {
        {{}, // .edf, like the next
         {"SR_RESEARCH_COMB_FILE"},
         {"an EyeLink recording (EDF)",
          "convert it with edf2asc, free in SR Research's EyeLink Developers Kit, and open the .asc file"}},
        {{".edf", ".bdf"},
         {"\xFF"
          "BIOSEMI"},
         {"a recording in European Data Format (EDF, BDF)",
          "export it as text with EDFbrowser (free): Tools, Convert EDF/BDF to ASCII"}},
        {{".idf"},
         {},
         {"a recording of SMI iView X (IDF)",
          "convert it with SMI's IDF Converter (free), or export raw data as text from BeGaze"}},
        {{".xlsx", ".xlsm", ".xls", ".ods"},
         {"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"},
         {"a spreadsheet", "save it as CSV in LibreOffice (free): soffice --headless --convert-to csv FILE"}},
        {{".parquet"},
         {"PAR1"},
         {"a Parquet table", "convert it with DuckDB (free): duckdb -c \"COPY (FROM 'FILE') TO 'FILE.csv'\""}},
        {{".feather", ".arrow"},
         {"ARROW1\0\0"sv, "FEA1"},
         {"a Feather table", "convert it with pandas (free): python3 -c \"import pandas; "
                             "pandas.read_feather('FILE').to_csv('FILE.csv', index=False)\""}},
        {{".mat"},
         {"MATLAB 7.3 MAT-file"},
         {"a MATLAB file of version 7.3 or 4",
          "save it in MATLAB as version 7: s = load('FILE'); save('FILE', '-struct', 's', '-v7')"}},
        {{".h5", ".hdf5"},
         {hdf5_beginning},
         {"an HDF5 file that is not PsychoPy's, or is not packed by zlib",
          "repack a file of PsychoPy (free, PyTables): ptrepack --complevel=1 --complib=zlib FILE:/ plain.hdf5:/; convert "
          "another one's table with pandas (free): python3 -c \"import pandas; pandas.read_hdf('FILE').to_csv('FILE.csv')\""}},
        {{".pldata"}, {}, {"a raw recording of Pupil Core", "export it as CSV with Pupil Player (free)"}},
        {{".raw", ".time"},
         {},
         {"a raw recording of Pupil Invisible or Neon", "export it as CSV with Neon Player (free) or Pupil Cloud"}},
        {{".xdf"}, {"XDF:"}, {"a recording of Lab Streaming Layer (XDF)", "convert it with pyxdf (free, Python)"}},
        {{".npy", ".npz"},
         {"\x93NUMPY"},
         {"a NumPy array", "convert it: python3 -c \"import numpy; "
                           "numpy.savetxt('FILE.csv', numpy.load('FILE'), delimiter=',')\""}},
        {{".pkl", ".pickle"},
         {},
         {"a Python pickle", "write it as CSV with the program that made it; a pickle from elsewhere may run anything"}},
        {{".rds", ".rda", ".rdata"},
         {"RDA2\n", "RDA3\n"},
         {"a file of R that is written as text", "save it in R as usual: saveRDS(NAME, 'FILE.rds')"}},
        {{".sav"}, {"$FL2", "$FL3"}, {"an SPSS file", "convert it with PSPP (free): pspp-convert FILE FILE.csv"}},
        {{".sqlite", ".sqlite3", ".db"},
         {"SQLite format 3"},
         {"an SQLite database", "export the table: sqlite3 -header -csv FILE \"SELECT * FROM NAME\""}},
        {{".7z", ".rar"},
         {"7z\xBC\xAF\x27\x1C", "Rar!\x1A\x07"},
         {"an archive that is neither zip nor tar", "unpack it with 7-Zip (free: 7z x FILE) and open the folder"}},
    };
    return kinds;
}

UnreadableKind of(const fs::path& file, UnreadableKind kind) {
    const std::string name = asUtf8(file.filename().string());
    for (std::size_t at = kind.advice.find("FILE"); at != std::string::npos; at = kind.advice.find("FILE", at + name.size()))
        kind.advice.replace(at, 4, name);
    return kind;
}

const Known* beginningSo(std::string_view head) {
    for (const Known& known : knownKinds())
        for (std::string_view beginning : known.beginnings)
            if (head.starts_with(beginning))
                return &known;
    return nullptr;
}

const Known* calledSo(const fs::path& file) {
    for (const Known& known : knownKinds())
        if (hasExtension(file, known.extensions))
            return &known;
    return nullptr;
}

bool isText(const fs::path& file) {
    try {
        TextSource::fromFile(file);
        return true;
    } catch (const ParseError&) {
        return false;
    }
}

/// Whether text is made of it when it is read; what is wrong with it is said then.
bool isMadeText(const fs::path& file, std::string_view head) {
    try {
        ByteStream plain = unpacked(fileBytes(file), file.string());
        const std::string inner = lookAhead(plain, mat_beginning.size());
        return inner == mat_beginning || isRFile(inner) || (head.starts_with(hdf5_beginning) && isIohub(file));
    } catch (const ParseError&) { // no compressed file after all
        return false;
    }
}

} // namespace

std::optional<UnreadableKind> unreadableKind(const fs::path& file) {
    ByteStream bytes = fileBytes(file);
    const std::string head = lookAhead(bytes, 32);
    if (isMadeText(file, head))
        return {};
    const Known* known = beginningSo(head);
    if (known == nullptr && calledSo(file) != nullptr && !isText(file))
        known = calledSo(file);
    if (known == nullptr && head.starts_with("PK\x03\x04") && !isText(file))
        return of(file, {"a spreadsheet or an archive under another name",
                         "save a spreadsheet as CSV in LibreOffice (free), or call an archive FILE.zip"});
    return known != nullptr ? std::optional(of(file, known->kind)) : std::nullopt;
}

bool isCalledUnreadable(const fs::path& file) { return calledSo(file) != nullptr; }

void refuseUnreadable(StudySource& source) {
    for (const fs::path& file : source.files()) {
        if (source.isFolder() && calledSo(file) == nullptr)
            continue;
        if (const auto kind = unreadableKind(file))
            throw ParseError(
                source.path().string(), 0, 0,
                (source.isFolder() ? "holds no study, but " + inQuotes(file.filename().string()) + ", " : std::string("is ")) +
                    kind->name,
                kind->advice);
    }
}

} // namespace nictate
