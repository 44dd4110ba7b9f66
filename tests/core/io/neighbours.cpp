#include "tests/core/io/neighbours.h"

#include "core/errors.h"
#include "core/files/words.h"
#include "core/io/open_study.h"
#include "core/io/plan_file.h"
#include "core/release/rests_on.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/contributions.h"
#include "tests/core/io/written_studies.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <functional>

namespace nictate::test {

namespace fs = std::filesystem;

namespace {

// Variants ----------------------------------------------------------------------------------------------------------------------

using Lines = std::vector<std::string>;

std::string joined(const Lines& lines, const std::string& end = "\n") {
    std::string text;
    for (std::size_t i = 0; i < lines.size(); ++i)
        text += lines[i] + (i + 1 < lines.size() ? end : "");
    return text;
}

char delimiterOf(const Lines& lines) {
    char best = ',';
    std::ptrdiff_t most = -1;
    for (char candidate : {',', '\t', ';', ' '}) {
        std::ptrdiff_t times = 0;
        for (const std::string& line : lines)
            times += line.find(candidate) != std::string::npos ? 1 : 0;
        if (times > most)
            best = candidate, most = times;
    }
    return best;
}

/// The line most others are as wide as, the first of them: the header, or the first row.
std::size_t headOf(const Lines& lines, char delimiter) {
    std::vector<std::size_t> widths;
    for (const std::string& line : lines)
        widths.push_back(split(line, delimiter).size());
    std::size_t best = 0, times = 0;
    for (std::size_t i = 0; i < widths.size(); ++i)
        if (const auto alike = static_cast<std::size_t>(std::count(widths.begin(), widths.end(), widths[i])); alike > times)
            best = i, times = alike;
    return best;
}

std::string row(const std::vector<std::string>& cells, char delimiter) {
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i)
        text += (i > 0 ? std::string(1, delimiter) : "") + cells[i];
    return text;
}

/// A text of lines, and where its table begins.
struct Table {
    explicit Table(const std::string& whole)
        : text(whole), lines(split(whole, '\n')), delimiter(delimiterOf(lines)), head(headOf(lines, delimiter)) {}
    std::string text;
    Lines lines;
    char delimiter;
    std::size_t head;
};

/// Every line from the head on with its cells changed.
std::string withCells(const Table& table, const std::function<void(std::vector<std::string>& cells, bool head)>& change) {
    Lines out = table.lines;
    for (std::size_t i = table.head; i < out.size(); ++i) {
        if (out[i].empty())
            continue;
        std::vector<std::string> cells = split(out[i], table.delimiter);
        change(cells, i == table.head);
        out[i] = row(cells, table.delimiter);
    }
    return joined(out);
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

/// Where it stands as a word of its own.
std::string renamed(std::string text, const std::string& word, const std::string& other) {
    auto part = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
    for (std::size_t at = text.find(word); at != std::string::npos;) {
        const std::size_t end = at + word.size();
        const bool whole = (at == 0 || !part(text[at - 1])) && (end == text.size() || !part(text[end]));
        if (whole)
            text.replace(at, word.size(), other);
        at = text.find(word, at + (whole ? other.size() : 1));
    }
    return text;
}

bool isNumberText(const std::string& cell) {
    return !cell.empty() && cell.find_first_not_of("0123456789.-+eE") == std::string::npos &&
           cell.find_first_of("0123456789") != std::string::npos;
}

/// All numbers of one column, or of all, times a factor.
std::string scaled(const Table& table, std::optional<std::size_t> column, double factor) {
    return withCells(table, [&](std::vector<std::string>& cells, bool head) {
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (!head && (!column || *column == i) && isNumberText(cells[i]))
                cells[i] = std::to_string(std::stod(cells[i]) * factor);
    });
}

std::string utf16(const std::string& text) {
    std::string wide = "\xFF\xFE";
    for (char c : text) {
        wide += c;
        wide += '\0';
    }
    return wide;
}

void addColumnVariants(std::vector<HeadVariant>& out, const Table& table) {
    const std::size_t columns = split(table.lines[table.head], table.delimiter).size();
    for (std::size_t c = 0; c < std::min<std::size_t>(columns, 12); ++c) {
        const std::string which = "column " + std::to_string(c + 1) + " ";
        out.push_back({which + "gone", withCells(table, [=](auto& cells, bool) {
                           if (c < cells.size() && cells.size() > 1)
                               cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(c));
                       })});
        out.push_back({which + "renamed", withCells(table, [=](auto& cells, bool head) {
                           if (head && c < cells.size())
                               cells[c] = "something " + std::to_string(c);
                       })});
        out.push_back({which + "at the end", withCells(table, [=](auto& cells, bool) {
                           if (c < cells.size())
                               std::rotate(cells.begin() + static_cast<std::ptrdiff_t>(c),
                                           cells.begin() + static_cast<std::ptrdiff_t>(c) + 1, cells.end());
                       })});
        out.push_back({which + "empty", withCells(table, [=](auto& cells, bool head) {
                           if (!head && c < cells.size())
                               cells[c].clear();
                       })});
        out.push_back({which + "times 1000", scaled(table, c, 1000)});
        out.push_back({which + "as a part of 2000", scaled(table, c, 1.0 / 2000)});
    }
    for (const char* name :
         {"eye", "participant", "stimulus",   "condition", "trial",   "age",   "group", "time",  "duration", "x",
          "y",   "validity",    "confidence", "x_right",   "y_right", "pupil", "event", "start", "session",  "BPOGX"})
        for (const char* value : {"1", "R"})
            out.push_back({"column " + std::string(name) + " added, " + value,
                           withCells(table, [=](auto& cells, bool head) { cells.push_back(head ? name : value); })});
}

void addTextVariants(std::vector<HeadVariant>& out, const Table& table) {
    const std::string &text = table.text, delimiter(1, table.delimiter);
    const Lines& lines = table.lines;
    const std::size_t head = table.head;
    for (const char* other : {",", ";", "\t", "|", " "})
        if (delimiter != other)
            out.push_back({"separated by \"" + std::string(other) + "\"", replaced(text, delimiter, other)});
    out.push_back({"decimal commas", replaced(replaced(text, delimiter, ";"), ".", ",")});
    out.push_back({"CRLF", joined(lines, "\r\n")});
    out.push_back({"CR", joined(lines, "\r")});
    out.push_back({"byte-order mark", "\xEF\xBB\xBF" + text});
    out.push_back({"UTF-16", utf16(text)});
    out.push_back({"Latin-1", replaced(text, "a", "\xE4")});
    out.push_back({"empty", ""});
    out.push_back({"blank lines", "\n\n\n"});
    out.push_back({"binary", std::string("\0\1\2\3garbage", 11)});
    out.push_back({"words", "this is a note\nabout somebody\n"});
    out.push_back({"header only", joined(Lines(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(head) + 1)) + "\n"});
    out.push_back({"no header", joined(Lines(lines.begin() + static_cast<std::ptrdiff_t>(head) + 1, lines.end()))});
    out.push_back({"no lines above", joined(Lines(lines.begin() + static_cast<std::ptrdiff_t>(head), lines.end()))});
    out.push_back({"a line above", "exported by somebody\n" + text});
    out.push_back({"a comment above", "# exported by somebody\n" + text});
    out.push_back({"twice", text + "\n" + text});
    out.push_back({"cut off", text.substr(0, text.size() * 2 / 3)});
    Lines second;
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (i <= head || (i - head) % 2 == 1)
            second.push_back(lines[i]);
    out.push_back({"every second row", joined(second)});
    for (const auto& [from, to] :
         {std::pair("1280", "1024"), std::pair("1920", "1280"), std::pair("1023", "767"), std::pair("1279", "1023"),
          std::pair("page", "other page"), std::pair("px", "mm"), std::pair("ms", "s"), std::pair("LEFT", "RIGHT"),
          std::pair("Left", "Right"), std::pair("0.", "-"), std::pair("1", "9"), std::pair("0", "")})
        if (text.find(from) != std::string::npos)
            out.push_back({std::string(from) + " for " + to, replaced(text, from, to)});
    for (double factor : {1e-3, 1e3, 1e6, 1e12, -1.0, 0.0})
        out.push_back({"all numbers times " + std::to_string(factor), scaled(table, {}, factor)});
}

// Studies -----------------------------------------------------------------------------------------------------------------------

/// A written study and the one file that is the second person's alone.
struct Subject {
    WrittenStudy written;
    std::string file; ///< its name
    std::string text;
};

std::vector<Subject> subjects() {
    std::vector<Subject> out;
    for (const WrittenStudy& written : writtenStudies()) {
        if (!written.is_folder)
            continue;
        const Files with = written.files(written.own), without = written.files("");
        for (const auto& [name, text] : with)
            if (const auto other = without.find(name); other != without.end() && other->second != text && other->second.empty())
                out.push_back({written, name, text});
    }
    return out;
}

void write(const TemporaryFolder& folder, const Subject& subject, const std::string& text) {
    Files files = subject.written.files(subject.written.own);
    files[subject.file] = text;
    for (const auto& [name, content] : files)
        folder.write(name, content);
}

/// What a release would take as it stands, by entry.
std::map<std::string, std::string> accepted(const PublicFrame& frame) {
    std::map<std::string, std::string> entries;
    for (const auto& [key, entry] : frame.reading.entries())
        if (isSettled(entry.origin))
            entries["reading " + key] = entry.value;
    for (const FrameLine& line : frameLines(frame))
        if (isSettled(line.origin) && line.entry != "reading")
            entries[line.entry] = line.text.english();
    return entries;
}

struct Expected {
    std::map<std::string, std::string> others;
    PublicFrame frame;
};

/// Empty where all is well.
std::string differenceOf(const Dataset& study, const Expected& expected) {
    const std::map<std::string, std::string> now = contributions(study);
    for (const auto& [person, bytes] : expected.others) {
        const auto found = now.find(person);
        if (found == now.end() || found->second != bytes)
            return "the data of " + person + " changed";
    }
    const std::map<std::string, std::string> before = accepted(expected.frame);
    for (const auto& [entry, value] : accepted(study.frame)) {
        const auto found = before.find(entry);
        if (found == before.end() || found->second != value)
            return "a release would accept \"" + value + "\" for " + entry +
                   (found == before.end() ? ", which was not settled" : ", which was \"" + found->second + "\"");
    }
    return {};
}

class Harness {
  public:
    explicit Harness(std::size_t openings) : openings_(openings) {}

    NeighbourReport run() {
        const std::vector<Subject> all = subjects();
        std::vector<std::string> files;
        for (const Subject& subject : all)
            files.push_back(subject.text);
        std::vector<std::vector<HeadVariant>> variants;
        for (const Subject& subject : all) {
            variants.push_back(headVariants(subject.text, files));
            const std::string& own = subject.written.second;
            for (const char* other : {"Z9", "A", "", "1", "C", "b", "B B"})
                if (const std::string text = renamed(subject.text, own, other); text != subject.text)
                    variants.back().push_back({"called \"" + std::string(other) + "\"", text});
        }
        for (std::size_t round = 0; !done(); ++round)
            for (std::size_t s = 0; s < all.size() && !done(); ++s)
                tryBoth(all[s], round < variants[s].size() ? variants[s][round] : combined(variants[s], round));
        return report_;
    }

  private:
    bool done() const { return report_.openings >= openings_; }

    static HeadVariant combined(const std::vector<HeadVariant>& variants, std::size_t round) {
        const HeadVariant& first = variants[round % variants.size()];
        const std::vector<HeadVariant> again = headVariants(first.text, {});
        if (again.empty())
            return first;
        const HeadVariant& second = again[(round / variants.size() * 7 + round) % again.size()];
        return {first.name + " and " + second.name, second.text};
    }

    const Expected& expected(const Subject& subject, bool saved) {
        auto [found, fresh] = expected_.try_emplace({subject.file + subject.written.name, saved});
        if (fresh) {
            TemporaryFolder folder;
            write(folder, subject, subject.text);
            Dataset study = openStudy(folder.path() / "study");
            if (saved) {
                study.frame = confirmed(folder, study);
                study = openStudy(folder.path() / "study");
            }
            found->second = {contributions(study), study.frame};
            found->second.others.erase(subject.written.second);
        }
        return found->second;
    }

    static PublicFrame confirmed(const TemporaryFolder& folder, const Dataset& study) {
        PublicFrame frame = study.frame;
        confirm(frame);
        keepFrameBeside(folder.path() / "study", frame);
        return frame;
    }

    void tryBoth(const Subject& subject, const HeadVariant& variant) {
        tryOne(subject, variant, false);
        tryOne(subject, variant, true);
    }

    void tryOne(const Subject& subject, const HeadVariant& variant, bool saved) {
        const Expected& known = expected(subject, saved);
        ++report_.openings;
        TemporaryFolder folder;
        if (saved) {
            write(folder, subject, subject.text);
            confirmed(folder, openStudy(folder.path() / "study"));
        }
        write(folder, subject, variant.text);
        const std::string what = subject.written.name + ", " + variant.name + (saved ? ", saved" : "") + ": ";
        try {
            const Dataset study = openStudy(folder.path() / "study");
            const std::string different = differenceOf(study, known);
            ++report_.same;
            if (!different.empty())
                report_.broken.push_back(what + different);
        } catch (const Error& refusal) {
            ++report_.refused;
            const std::string name = fs::path(subject.file).filename().string(),
                              folder_name = fs::path(subject.file).parent_path().filename().string();
            const std::string said = refusal.what();
            if (said.find(name) == std::string::npos && (folder_name == "study" || said.find(folder_name) == std::string::npos) &&
                said.find(subject.written.second) == std::string::npos)
                report_.broken.push_back(what + "refused without naming the file: " + said);
        }
    }

    std::size_t openings_;
    NeighbourReport report_;
    std::map<std::pair<std::string, bool>, Expected> expected_;
};

} // namespace

std::vector<HeadVariant> headVariants(const std::string& file, const std::vector<std::string>& others) {
    std::vector<HeadVariant> out;
    const Table table(file);
    addColumnVariants(out, table);
    addTextVariants(out, table);
    for (std::size_t i = 0; i < others.size(); ++i)
        if (others[i] != file)
            out.push_back({"another format, number " + std::to_string(i), others[i]});
    // So that few openings see every kind: a stride that shares no divisor with the size walks through all.
    std::vector<HeadVariant> mixed;
    std::size_t stride = 31;
    while (out.size() % stride == 0)
        ++stride;
    for (std::size_t i = 0; i < out.size(); ++i)
        mixed.push_back(out[i * stride % out.size()]);
    return mixed;
}

NeighbourReport openNeighbours(std::size_t openings) { return Harness(openings).run(); }

} // namespace nictate::test
