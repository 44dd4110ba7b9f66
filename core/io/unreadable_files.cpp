#include "core/io/unreadable_files.h"

#include "core/errors.h"
#include "core/files/folder.h"
#include "core/files/hdf5_file.h"
#include "core/files/iohub_file.h"
#include "core/files/mat_file.h"
#include "core/files/r_file.h"
#include "core/files/unpack.h"
#include "core/files/words.h"
#include "core/files/workbook.h"
#include "core/io/table_names.h"

#include <algorithm>

namespace nictate {

namespace fs = std::filesystem;

namespace {

using namespace std::string_view_literals;

struct Known {
    std::vector<std::string> extensions;
    std::vector<std::string_view> beginnings; ///< where they tell the kind by themselves
    Text name;
    Text (*advice)(const std::string& file);
};

/// Beginnings are looked at first, in this order.
const std::vector<Known>& knownKinds() {
    using Name = const std::string&;
    static const std::vector<Known> kinds = {
        {{}, // .edf, like the next
         {"SR_RESEARCH_COMB_FILE"},
         Text("an EyeLink recording (EDF)"),
         [](Name) {
             return Text("convert it with edf2asc, free in SR Research's EyeLink Developers Kit, and open the .asc file");
         }},
        {{".edf", ".bdf"},
         {"\xFF"
          "BIOSEMI"},
         Text("a recording in European Data Format (EDF, BDF)"),
         [](Name) { return Text("export it as text with EDFbrowser (free): Tools, Convert EDF/BDF to ASCII"); }},
        {{".idf"},
         {},
         Text("a recording of SMI iView X (IDF)"),
         [](Name) { return Text("convert it with SMI's IDF Converter (free), or export raw data as text from BeGaze"); }},
        {{".xlsx", ".xlsm", ".xls", ".ods"},
         {"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"},
         Text("a spreadsheet"),
         [](Name file) {
             return Text("save it as CSV in LibreOffice (free): %1", filledIn("soffice --headless --convert-to csv %1", {file}));
         }},
        {{".parquet"},
         {"PAR1"},
         Text("a Parquet table"),
         [](Name file) {
             return Text("convert it with DuckDB (free): %1", filledIn("duckdb -c \"COPY (FROM '%1') TO '%1.csv'\"", {file}));
         }},
        {{".feather", ".arrow"},
         {"ARROW1\0\0"sv, "FEA1"},
         Text("a Feather table"),
         [](Name file) {
             return Text(
                 "convert it with pandas (free): %1",
                 filledIn("python3 -c \"import pandas; pandas.read_feather('%1').to_csv('%1.csv', index=False)\"", {file}));
         }},
        {{".mat"},
         {"MATLAB 7.3 MAT-file"},
         Text("a MATLAB file of version 7.3 or 4"),
         [](Name file) {
             return Text("save it in MATLAB as version 7: %1",
                         filledIn("s = load('%1'); save('%1', '-struct', 's', '-v7')", {file}));
         }},
        {{".h5", ".hdf5"},
         {hdf5_beginning},
         Text("an HDF5 file that is not PsychoPy's, or is not packed by zlib"),
         [](Name file) {
             return Text("repack a file of PsychoPy (free, PyTables): %1; convert another one's table with pandas (free): %2",
                         filledIn("ptrepack --complevel=1 --complib=zlib %1:/ plain.hdf5:/", {file}),
                         filledIn("python3 -c \"import pandas; pandas.read_hdf('%1').to_csv('%1.csv')\"", {file}));
         }},
        {{".pldata"},
         {},
         Text("a raw recording of Pupil Core"),
         [](Name) { return Text("export it as CSV with Pupil Player (free)"); }},
        {{".raw", ".time"},
         {},
         Text("a raw recording of Pupil Invisible or Neon"),
         [](Name) { return Text("export it as CSV with Neon Player (free) or Pupil Cloud"); }},
        {{".xdf"},
         {"XDF:"},
         Text("a recording of Lab Streaming Layer (XDF)"),
         [](Name) { return Text("convert it with pyxdf (free, Python)"); }},
        {{".npz"}, // an archive of arrays
         {},
         Text("an archive of NumPy arrays"),
         [](Name file) {
             return Text(
                 "convert its arrays, of two dimensions each: %1",
                 filledIn("python3 -c \"import numpy; [numpy.savetxt('%1.' + name + '.csv', array, delimiter=',') for name, "
                          "array in numpy.load('%1').items()]\"",
                          {file}));
         }},
        {{".npy"},
         {"\x93NUMPY"},
         Text("a NumPy array"),
         [](Name file) {
             return Text(
                 "convert it: %1",
                 filledIn("python3 -c \"import numpy; numpy.savetxt('%1.csv', numpy.load('%1'), delimiter=',')\"", {file}));
         }},
        {{".pkl", ".pickle"},
         {"\x80\x02"sv, "\x80\x03"sv, "\x80\x04\x95"sv, "\x80\x05\x95"sv, "(dp0\n", "(lp0\n", "(dp1\n", "(lp1\n", "ccopy_reg\n"},
         Text("a Python pickle"),
         [](Name file) {
             return Text("convert its table with pandas (free), if you trust who made it, as a pickle may run anything: %1",
                         filledIn("python3 -c \"import pandas; pandas.DataFrame(pandas.read_pickle('%1')).to_csv('%1.csv', "
                                  "index=False)\"",
                                  {file}));
         }},
        {{".rds", ".rda", ".rdata"},
         {"RDA2\n", "RDA3\n"},
         Text("a file of R that is written as text"),
         [](Name file) { return Text("save it in R as usual: %1", filledIn("saveRDS(NAME, '%1.rds')", {file})); }},
        {{".sav"},
         {"$FL2", "$FL3"},
         Text("an SPSS file"),
         [](Name file) { return Text("convert it with PSPP (free): %1", filledIn("pspp-convert %1 %1.csv", {file})); }},
        {{".sqlite", ".sqlite3", ".db"},
         {"SQLite format 3"},
         Text("an SQLite database"),
         [](Name file) {
             return Text("export the table: %1", filledIn("sqlite3 -header -csv %1 \"SELECT * FROM NAME\"", {file}));
         }},
        {{".7z", ".rar"},
         {"7z\xBC\xAF\x27\x1C", "Rar!\x1A\x07"},
         Text("an archive that is neither zip nor tar"),
         [](Name file) { return Text("unpack it with 7-Zip (free: 7z x %1) and open the folder", file); }},
    };
    return kinds;
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

const std::vector<std::string> json_endings = {".json", ".jsonl", ".ndjson"};

/// Text, which some importers read in forms they know.
std::optional<UnreadableKind> jsonKind(const fs::path& file) {
    if (!hasExtension(file, json_endings) || isAboutStudy(file) || file.filename().string().starts_with("nictate-"))
        return {};
    ByteStream bytes = fileBytes(file);
    const std::string head = lookAhead(bytes, 4096);
    const std::size_t first = head.find_first_of("[{");
    if (first == std::string::npos)
        return {};
    const std::string name = asUtf8(file.filename().string());
    const std::size_t line = head.find('\n', first);
    const std::size_t second = line == std::string::npos ? line : head.find_first_not_of(" \t\r\n", line);
    const bool lines = !hasExtension(file, std::vector<std::string>{".json"}) ||
                       (head[first] == '{' && second != std::string::npos && head[second] == '{');
    if (lines && head.find("\"ts\":") != std::string::npos && head.find("\"gp\":") != std::string::npos)
        return UnreadableKind{Text("data of Tobii Pro Glasses 2 by another name"),
                              Text("name the file livedata.json, in a folder for each recording")};
    if (lines)
        return UnreadableKind{
            Text("JSON, an object a line, of no known program"),
            Text("convert it with pandas (free): %1",
                 filledIn("python3 -c \"import json, pandas; pandas.json_normalize([json.loads(line) for line in "
                          "open('%1')]).to_csv('%1.csv', index=False)\"",
                          {name}))};
    return UnreadableKind{
        Text("JSON of no known program"),
        Text("convert its list of rows with pandas (free): %1",
             filledIn("python3 -c \"import json, pandas; pandas.json_normalize(json.load(open('%1'))).to_csv('%1.csv', "
                      "index=False)\"",
                      {name}))};
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
    const std::string name = asUtf8(file.filename().string());
    const Known* known = beginningSo(head);
    if (known == nullptr && calledSo(file) != nullptr && !isText(file))
        known = calledSo(file);
    if (known == nullptr && head.starts_with("PK\x03\x04") && !isText(file))
        return UnreadableKind{Text("a spreadsheet or an archive under another name"),
                              Text("save a spreadsheet as CSV in LibreOffice (free), or call an archive %1.zip", name)};
    return known != nullptr ? std::optional(UnreadableKind{known->name, known->advice(name)}) : std::nullopt;
}

/// Throws SeveralSheets: to convert it would keep one of them.
static bool isReadableWorkbook(const fs::path& file) {
    static const std::vector<std::string> workbooks{".xlsx", ".xlsm"};
    try {
        return hasExtension(file, workbooks) && workbookText(file);
    } catch (const SeveralSheets&) {
        throw;
    } catch (const ParseError&) { // damaged, or kept by a password
        return false;
    }
}

bool isCalledUnreadable(const fs::path& file) { return calledSo(file) != nullptr; }

void refuseUnreadable(const StudySource& source, const fs::path& file) {
    std::error_code ignored;
    if (!source.isFolder() || !fs::is_regular_file(file, ignored))
        return;
    if (isReadableWorkbook(file))
        return;
    if (const auto kind = unreadableKind(file))
        throw ParseError(file.string(), 0, 0, Text("is %1", kind->name), kind->advice);
}

void refuseJson(const fs::path& file) {
    std::error_code ignored;
    if (!fs::is_regular_file(file, ignored))
        return;
    if (const auto kind = jsonKind(file))
        throw ParseError(file.string(), 0, 0, Text("is %1", kind->name), kind->advice);
}

void refuseUnreadable(StudySource& source) {
    for (const fs::path& file : source.files()) {
        if (source.isFolder() && calledSo(file) == nullptr)
            continue;
        if (isReadableWorkbook(file))
            continue;
        if (const auto kind = unreadableKind(file))
            throw ParseError(source.path().string(), 0, 0,
                             source.isFolder()
                                 ? Text("holds no study, but %1, %2", inQuotes(file.filename().string()), kind->name)
                                 : Text("is %1", kind->name),
                             kind->advice);
    }
    for (const fs::path& file : source.isFolder() ? source.files() : std::vector<fs::path>())
        if (const auto kind = jsonKind(file))
            throw ParseError(source.path().string(), 0, 0,
                             Text("holds no study, but %1, %2", inQuotes(file.filename().string()), kind->name), kind->advice);
}

} // namespace nictate
