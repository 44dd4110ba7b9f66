#include "tests/widgets/allowed_bytes.h"

#include "tests/core/release/byte_scan.h"
#include "widgets/picture.h"

#include <QImage>
#include <QXmlStreamReader>

#include <algorithm>
#include <regex>
#include <sstream>

namespace nictate::test {

namespace {

bool isOneOf(const std::string& word, const std::set<std::string>& words) { return words.count(word) > 0; }

std::size_t number(const std::string& bytes, std::size_t at, int length, bool big_endian) {
    std::size_t value = 0;
    for (int i = 0; i < length; ++i)
        value = value << 8 | static_cast<unsigned char>(bytes.at(at + static_cast<std::size_t>(big_endian ? i : length - 1 - i)));
    return value;
}

bool isNumber(const std::string& word) {
    double value = 0;
    const auto [end, problem] = std::from_chars(word.data() + (word.starts_with('+') ? 1 : 0), word.data() + word.size(), value);
    return problem == std::errc() && end == word.data() + word.size();
}

/// JPEG as pictures inside a PDF are: pixels and how they are packed.
void lookAtJpeg(const std::string& bytes, Strange& strange) {
    for (std::size_t at = 2; at + 4 <= bytes.size();) {
        const std::size_t marker = number(bytes, at, 2, true), length = number(bytes, at + 2, 2, true);
        const std::string begins = bytes.substr(at + 4, 5);
        const bool jfif = marker == 0xffe0 && begins == std::string("JFIF\0", 5);
        if (!jfif && marker != 0xffdb && marker != 0xffc0 && marker != 0xffc4 && marker != 0xffda)
            strange.push_back("JPEG marker " + std::to_string(marker));
        if (marker == 0xffda)
            return;
        at += 2 + length;
    }
}

/// A font holds shapes, measures and its own names; when its file was made is not among them.
void lookAtFont(const std::string& bytes, Strange& strange) {
    const std::set<std::string> tables = {"OS/2", "cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "prep"};
    for (std::size_t i = 0; i < number(bytes, 4, 2, true); ++i) {
        const std::string table = bytes.substr(12 + 16 * i, 4);
        if (!isOneOf(table, tables))
            strange.push_back("font table " + table);
        const std::size_t at = number(bytes, 12 + 16 * i + 8, 4, true);
        if (table == "head" && bytes.substr(at + 20, 16) != std::string(16, '\0'))
            strange.push_back("a font's times");
    }
}

/// Names that the PDF's grammar gives a meaning, and those that number its parts.
bool isPdfName(const std::string& name) {
    static const std::set<std::string> names = [] {
        std::istringstream words(
            "AIS Alpha Annots AntiAlias Ascent BBox BaseFont BitsPerComponent C0 C1 CA CIDFontType2 CIDInit CIDSet CIDSystemInfo "
            "CIDToGIDMap CMap CMapName CMapType Adobe-Identity-UCS CSp CSpcmyk CSpg CapHeight Catalog ColorSpace Contents Coords "
            "Count DCTDecode DescendantFonts Descent DeviceCMYK DeviceGray DeviceRGB Domain Encoding ExtGState Extend Filter "
            "Flags FlateDecode Font FontBBox FontDescriptor FontFile2 FontName Form Function FunctionType Functions Bounds "
            "Encode "
            "G GSa Group Height Identity Identity-H Image ImageB ImageC ImageMask Decode Interpolate ItalicAngle Kids Length "
            "Length1 Matrix MediaBox Metadata N Names None Ordering PCSp PCSpcmyk PCSpg PDF Page Pages PaintType Parent Pattern "
            "PatternType ProcSet Registry Resources S SA SM SMask Shading ShadingType StemV Subtype Supplement Text TilingType "
            "ToUnicode Transparency TrimBox Type Type0 W Width XML XObject XStep YStep ca");
        return std::set<std::string>(std::istream_iterator<std::string>(words), {});
    }();
    static const std::regex numbered("(F|Im|Pat|GState|Shader)[0-9]+|(Q[A-Z]{5}\\+)?(Inter|DejaVuSans)[A-Za-z0-9-]*");
    return isOneOf(name, names) || std::regex_match(name, numbered);
}

/// Words of a PDF outside its streams, of what is drawn, and of what glyphs mean.
bool isPdfWord(const std::string& word) {
    static const std::set<std::string> words = [] {
        std::istringstream all(
            "obj endobj R true false null BT ET CS SCN Td Tf Tj Tm Do J S W* c cm cs d f f* gs h j l m n q Q re "
            "sc scn sh w M W B B* b b* begin begincmap begincodespacerange beginbfrange beginbfchar currentdict "
            "def defineresource dict end endbfrange endbfchar endcmap endcodespacerange findresource pop CMapName "
            "(Adobe) (Identity) (UCS)");
        return std::set<std::string>(std::istream_iterator<std::string>(all), {});
    }();
    return isOneOf(word, words) || isNumber(word) || (word.starts_with('/') && isPdfName(word.substr(1)));
}

void lookAtPdfWords(const std::string& text, bool with_glyphs, Strange& strange) {
    static const std::regex word(R"(<<|>>|\[|\]|<[0-9a-fA-F\s]*>|\((?:[^()\\]|\\[^])*\)|/[^\s/<>\[\]()]*|[^\s/<>\[\]()]+|[^\s])");
    for (auto it = std::sregex_iterator(text.begin(), text.end(), word); it != std::sregex_iterator(); ++it) {
        const std::string found = it->str();
        const bool brackets = found == "<<" || found == ">>" || found == "[" || found == "]";
        if (!brackets && !(with_glyphs && found.size() > 1 && found.front() == '<') && !isPdfWord(found))
            strange.push_back(found);
    }
}

void lookAtPdfStream(const std::string& head, const std::string& stream, const std::string& packet, Strange& strange) {
    const auto has = [&](const char* word) { return head.find(word) != std::string::npos; };
    const std::string bytes = has("/FlateDecode") ? inflated(stream) : stream;
    if (has("/XML")) {
        if (bytes != packet + "\n")
            strange.push_back("what the file says about itself: " + bytes);
    } else if (has("/DCTDecode")) {
        lookAtJpeg(bytes, strange);
    } else if (has("/Length1")) {
        lookAtFont(bytes, strange);
    } else if (has("/Subtype /Image")) {
        static const std::regex size("/Width ([0-9]+)\\s*/Height ([0-9]+)");
        std::smatch found;
        if (!std::regex_search(head, found, size) || bytes.size() % std::stoul(found[2]) != 0)
            strange.push_back("a picture with more than its pixels");
    } else if (bytes.size() > 64 || std::all_of(bytes.begin(), bytes.end(), [](unsigned char c) { return c < 128; })) {
        lookAtPdfWords(bytes, true, strange);
    } // else the set of a font's glyphs, one bit each
}

/// As Qt writes it: UTF-16 in brackets.
std::string pdfString(const std::string& text) {
    const QString words = QString::fromStdString(text);
    std::string out = "(\xfe\xff";
    for (QChar c : words)
        for (const char byte : {static_cast<char>(c.unicode() >> 8), static_cast<char>(c.unicode() & 0xff)}) {
            if (byte == '(' || byte == ')' || byte == '\\')
                out += '\\';
            out += byte;
        }
    return out + ")";
}

/// Title, creator and the version of Qt; blanks between.
void lookAtPdfInfo(std::string info, const std::string& title, const std::string& creator, Strange& strange) {
    for (const std::string& entry : {"/Title " + pdfString(title), "/Creator " + pdfString(creator),
                                     "/Producer " + pdfString(std::string("Qt ") + qVersion())}) {
        const std::size_t at = info.find(entry);
        if (at == std::string::npos)
            strange.push_back("no " + entry);
        else
            info.erase(at, entry.size());
    }
    std::erase_if(info, [](char c) { return c == ' ' || c == '\n'; });
    if (info != "1obj<<>>" && info != "10obj<<>>")
        strange.push_back("a PDF's information: " + info);
}

} // namespace

Strange strangeInPdf(const std::string& bytes, const std::string& title, const std::string& description,
                     const std::string& creator) {
    Strange strange;
    const std::string packet = pdfPacket(QString::fromStdString(title), QString::fromStdString(description)).toStdString();
    static const std::string head = "%PDF-1.4\n%\xc3\xa2\xc3\xa3\n";
    if (!bytes.starts_with(head))
        strange.push_back("the head " + bytes.substr(0, head.size()));
    const std::size_t table = bytes.rfind("\nxref\n") + 1, trailer = bytes.rfind("\ntrailer\n") + 1;
    std::size_t at = head.size();
    for (int object = 1; at < table; ++object) {
        std::size_t end = bytes.find("endobj\n", at);
        const std::size_t stream = bytes.find("stream\n", at);
        std::string text;
        if (stream < end) {
            const std::size_t from = stream + 7, to = bytes.find("endstream\n", from);
            text = bytes.substr(at, stream - at);
            lookAtPdfStream(text, bytes.substr(from, to - from), packet, strange);
            end = bytes.find("endobj\n", to);
            text += bytes.substr(to + 10, end - to - 10);
        } else {
            text = bytes.substr(at, end - at);
        }
        if (object == 1)
            lookAtPdfInfo(text, title, creator, strange);
        else
            lookAtPdfWords(text, false, strange);
        at = end + 7;
    }
    static const std::regex rows("xref\n0 [0-9]+\n([0-9]{10} [0-9]{5} [fn] \n)+"),
        last("trailer\n<<\\s*/Size [0-9]+\\s*/Info 1 0 R\\s*/Root [0-9]+ 0 R\\s*>>\nstartxref\n[0-9]+ \n%%EOF\n");
    if (!std::regex_match(bytes.substr(table, trailer - table), rows))
        strange.push_back("its table of objects");
    if (!std::regex_match(bytes.substr(trailer), last))
        strange.push_back("its end: " + bytes.substr(trailer));
    return strange;
}

Strange strangeInPng(const std::string& bytes, const std::vector<std::pair<std::string, std::string>>& texts) {
    Strange strange;
    std::size_t at = 8;
    while (at + 12 <= bytes.size()) {
        const std::string type = bytes.substr(at + 4, 4);
        if (!isOneOf(type, {"IHDR", "pHYs", "PLTE", "tEXt", "zTXt", "iTXt", "IDAT", "IEND"}))
            strange.push_back("PNG chunk " + type);
        at += 12 + number(bytes, at, 4, true);
        if (type == "IEND")
            break;
    }
    if (at != bytes.size())
        strange.push_back("something behind the PNG's end");
    const QImage image = QImage::fromData(QByteArray::fromStdString(bytes), "PNG");
    if (image.isNull() || image.textKeys().size() != static_cast<qsizetype>(texts.size()))
        strange.push_back("keywords: " + image.textKeys().join(", ").toStdString());
    for (const auto& [key, text] : texts)
        if (image.text(QString::fromStdString(key)).toStdString() != text)
            strange.push_back(key + ": " + image.text(QString::fromStdString(key)).toStdString());
    return strange;
}

Strange strangeInSvg(const std::string& bytes, const std::string& title, const std::string& description) {
    Strange strange;
    const std::set<std::string> elements = {
        "svg",    "title",    "desc", "defs",    "g",    "path",  "polyline", "polygon",        "rect",           "line",
        "circle", "clipPath", "mask", "pattern", "text", "image", "use",      "linearGradient", "radialGradient", "stop"};
    const std::regex plain("[A-Za-z0-9 #().,:;%_+\\-\\s]*"), address("http://www.w3.org/[A-Za-z0-9/]+");
    QXmlStreamReader xml(QByteArray::fromStdString(bytes));
    std::string inside;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isComment() || xml.isDTD() || xml.isProcessingInstruction() || xml.isEntityReference())
            strange.push_back("SVG: " + xml.text().toString().toStdString());
        if (xml.isStartElement()) {
            inside = xml.name().toString().toStdString();
            if (!isOneOf(inside, elements))
                strange.push_back("SVG element " + inside);
            for (const QXmlStreamAttribute& each : xml.attributes()) {
                const std::string name = each.name().toString().toStdString(), value = each.value().toString().toStdString();
                const std::string picture = "data:image/png;base64,";
                if (inside == "image" && name == "href" && value.starts_with(picture)) {
                    const Strange more = strangeInPng(unBase64(std::string_view(value).substr(picture.size())), {});
                    strange.insert(strange.end(), more.begin(), more.end());
                } else if (!std::regex_match(value, plain)) {
                    strange.push_back("SVG attribute " + name + ": " + value);
                }
            }
            const std::string said = inside == "title" || inside == "desc" ? xml.readElementText().toStdString() : "";
            if ((inside == "title" && said != title) || (inside == "desc" && said != description))
                strange.push_back("SVG " + inside + ": " + said);
        } else if (xml.isCharacters() && !xml.isWhitespace() && inside != "text") {
            strange.push_back("SVG text: " + xml.text().toString().toStdString());
        }
    }
    if (xml.hasError())
        strange.push_back("SVG: " + xml.errorString().toStdString());
    return strange;
}

Strange strangeInTiff(const std::string& bytes, const std::string& description) {
    Strange strange;
    if (!bytes.starts_with(std::string("II*\0", 4)))
        return {"a TIFF of another kind"};
    std::size_t covered = 8; // each byte belongs to the head, a directory, a value or pixels
    for (std::size_t at = number(bytes, 4, 4, false); at != 0;) {
        const std::size_t entries = number(bytes, at, 2, false);
        covered += 2 + 12 * entries + 4;
        for (std::size_t i = 0; i < entries; ++i) {
            const std::size_t entry = at + 2 + 12 * i, tag = number(bytes, entry, 2, false),
                              type = number(bytes, entry + 2, 2, false), count = number(bytes, entry + 4, 4, false);
            // sizes, bits, compression, meaning of 0, description, strips, samples, how samples lie, their format
            if (!std::set<std::size_t>{256, 257, 258, 259, 262, 270, 273, 277, 278, 279, 284, 339}.contains(tag))
                strange.push_back("TIFF tag " + std::to_string(tag));
            const std::size_t length = count * (type == 2 ? 1 : type == 3 ? 2 : 4);
            covered += length > 4 ? length + length % 2 : 0;
            if (tag == 270 && bytes.substr(number(bytes, entry + 8, 4, false), count) != description + '\0')
                strange.push_back("a TIFF's description");
            if (tag == 279)
                covered +=
                    number(bytes, entry + 8, type == 3 ? 2 : 4, false) + number(bytes, entry + 8, type == 3 ? 2 : 4, false) % 2;
        }
        at = number(bytes, at + 2 + 12 * entries, 4, false);
    }
    if (covered > bytes.size() + 16 || bytes.size() > covered)
        strange.push_back("a TIFF of " + std::to_string(bytes.size()) + " bytes, of which " + std::to_string(covered) +
                          " are known");
    return strange;
}

Strange strangeInWebp(const std::string& bytes) {
    Strange strange;
    if (bytes.substr(0, 4) != "RIFF" || bytes.substr(8, 4) != "WEBP" || number(bytes, 4, 4, false) + 8 != bytes.size())
        return {"not all of it is WebP"};
    for (std::size_t at = 12; at < bytes.size();) {
        const std::string type = bytes.substr(at, 4);
        const std::size_t length = number(bytes, at + 4, 4, false);
        if (!isOneOf(type, {"VP8X", "ANIM", "ANMF", "VP8 ", "VP8L", "ALPH"}))
            strange.push_back("WebP chunk " + type);
        at += type == "ANMF" ? 8 + 16 : 8 + length + length % 2; // a frame's own chunks follow
    }
    return strange;
}

Strange strangeInNpy(const std::string& bytes) {
    static const std::regex head(
        "\\{'descr': '<f8', 'fortran_order': False, 'shape': \\(([0-9]+), ([0-9]+)(?:, ([0-9]+))?\\), \\} *\n");
    const std::size_t length = number(bytes, 8, 2, false);
    const std::string text = bytes.substr(10, length);
    std::smatch found;
    if (!bytes.starts_with(std::string("\x93NUMPY\x01\x00", 8)) || !std::regex_match(text, found, head))
        return {"the head " + text};
    std::size_t values = std::stoul(found[1]) * std::stoul(found[2]);
    if (found[3].matched)
        values *= std::stoul(found[3]);
    return bytes.size() == 10 + length + 8 * values ? Strange{}
                                                    : Strange{"more or fewer than " + std::to_string(values) + " values"};
}

Strange strangeInCsv(const std::string& bytes, const std::vector<std::string>& words) {
    Strange strange;
    static const std::regex cell("\"((?:[^\"]|\"\")*)\"|([^,\n]*)");
    std::istringstream lines(bytes);
    for (std::string line; std::getline(lines, line);)
        for (auto it = std::sregex_iterator(line.begin(), line.end(), cell); it != std::sregex_iterator(); ++it) {
            const std::string value = (*it)[1].matched ? (*it)[1].str() : (*it)[2].str();
            std::istringstream parts(value); // points of an outline stand in one cell
            const bool numbers = std::all_of(std::istream_iterator<std::string>(parts), {}, isNumber);
            if (!numbers && std::find(words.begin(), words.end(), value) == words.end())
                strange.push_back(value);
        }
    return strange;
}

} // namespace nictate::test
