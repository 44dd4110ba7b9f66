#include "core/io/name_pattern.h"

#include "core/files/folder.h"
#include "core/files/words.h"
#include "core/io/person_in_names.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <tuple>

namespace nictate {

namespace fs = std::filesystem;

namespace {

std::string NameParts::*holeNamed(std::string_view name) {
    if (name == "participant")
        return &NameParts::participant;
    if (name == "recording")
        return &NameParts::recording;
    if (name == "condition")
        return &NameParts::condition;
    if (name == "stimulus")
        return &NameParts::stimulus;
    return nullptr;
}

} // namespace

NamePattern::NamePattern(const std::string& text) : text_(std::filesystem::path(text).generic_string()) {
    auto refuse = [&] {
        throw InvalidParameter("pattern", text_,
                               Text("a file name with {participant} and, if you like, {recording}, {condition}, {stimulus} and "
                                    "*, as in Data_P{participant}_R{recording}_{condition}.csv"));
    };
    std::set<std::string> seen;
    for (std::size_t at = 0; at < text_.size();) {
        const char c = text_[at];
        if (c == '*') {
            pieces_.push_back({"", nullptr, true});
            ++at;
        } else if (c == '{') {
            const std::size_t end = text_.find('}', at);
            const std::string name = end == std::string::npos ? "" : text_.substr(at + 1, end - at - 1);
            const auto hole = holeNamed(name);
            if (hole == nullptr || !seen.insert(name).second)
                refuse();
            pieces_.push_back({"", hole, false});
            at = end + 1;
        } else {
            const std::size_t end = std::min(text_.find_first_of("{*", at), text_.size());
            pieces_.push_back({lowerCase(text_.substr(at, end - at)), nullptr, false});
            at = end;
        }
    }
    folders_ = static_cast<std::size_t>(std::count(text_.begin(), text_.end(), '/'));
    if (!seen.contains("participant") || text_.starts_with('/') || text_.ends_with('/') || text_.size() > 200)
        refuse();
}

bool NamePattern::matchFrom(std::size_t piece, std::string_view rest, NameParts& parts, DeadEnds& dead) const {
    if (piece == pieces_.size())
        return rest.empty();
    const std::size_t place = rest.size() * pieces_.size() + piece;
    if (!dead[place] && tryFrom(piece, rest, parts, dead))
        return true;
    dead[place] = true;
    return false;
}

bool NamePattern::tryFrom(std::size_t piece, std::string_view rest, NameParts& parts, DeadEnds& dead) const {
    const Piece& own = pieces_[piece];
    if (own.hole == nullptr && !own.anything)
        return lowerCase(rest.substr(0, own.literal.size())) == own.literal &&
               matchFrom(piece + 1, rest.substr(own.literal.size()), parts, dead);
    const std::size_t longest = std::min(rest.find('/'), rest.size());
    for (std::size_t length = own.anything ? 0 : 1; length <= longest; ++length)
        if (matchFrom(piece + 1, rest.substr(length), parts, dead)) {
            if (own.hole != nullptr)
                parts.*own.hole = asUtf8(rest.substr(0, length));
            return true;
        }
    return false;
}

std::optional<NameParts> NamePattern::match(const fs::path& file) const {
    std::string name = file.filename().string();
    fs::path folder = file.parent_path();
    for (std::size_t i = 0; i < folders_; ++i, folder = folder.parent_path())
        name.insert(0, folder.filename().string() + "/");
    NameParts parts;
    DeadEnds dead((name.size() + 1) * pieces_.size());
    if (name.size() > 255 * (folders_ + 1) || !matchFrom(0, name, parts, dead))
        return {};
    return parts;
}

const std::vector<std::string>& defaultNamePatterns() {
    static const std::vector<std::string> patterns = {
        "Data_P{participant}_R{recording}_{condition}_Features_*.csv",
        "Data_P{participant}_R{recording}_Features_*.csv",
        "{participant}_{condition}_features.csv",
        "{participant}_features.csv",
        "Data_P{participant}_R{recording}.csv",
    };
    return patterns;
}

void settleConditions(std::vector<NamedFile>& files, const Labels& labels) {
    using Kept = std::tuple<std::string, std::string, std::string>; // participant, stimulus, condition
    std::map<Kept, std::set<std::string>> recordings, conditions;
    const auto kept = [](const NameParts& parts) { return Kept(parts.participant, parts.stimulus, parts.condition); };
    const auto numbered = [](const NameParts& parts) { return Kept(parts.participant, parts.stimulus, parts.recording); };
    for (const NamedFile& file : files)
        if (file.parts) {
            recordings[kept(*file.parts)].insert(file.parts->recording);
            conditions[numbered(*file.parts)].insert(file.parts->condition);
        }
    for (NamedFile& file : files) {
        if (!file.parts)
            continue;
        file.condition = labels.condition(file.parts->participant, file.parts->recording).value_or("");
        if (!file.condition.empty())
            continue;
        const bool several = recordings[kept(*file.parts)].size() > 1;
        if (several && conditions[numbered(*file.parts)].size() > 1)
            file.condition = file.parts->condition + " " + file.parts->recording;
        else
            file.condition = several || file.parts->condition.empty() ? file.parts->recording : file.parts->condition;
    }
    std::map<Kept, fs::path> seen;
    for (const NamedFile& file : files) {
        if (!file.parts)
            continue;
        auto [found, fresh] = seen.try_emplace({file.parts->participant, file.parts->stimulus, file.condition}, file.file);
        if (fresh)
            continue;
        const std::string other = found->second.filename().string(), who = inQuotes(file.parts->participant);
        throw NamesNotRecognised(file.file.string(), 0, 0,
                                 file.condition.empty() ? Text("it and %1 are both of participant %2", other, who)
                                                        : Text("it and %1 are both of participant %2 in condition %3", other, who,
                                                               inQuotes(file.condition)),
                                 Text("give a --pattern with {recording} or {condition} where they differ, or remove one"));
    }
}

namespace {

std::vector<NamedFile> matched(const std::vector<fs::path>& files, const NamePattern& pattern) {
    std::vector<NamedFile> named;
    for (const fs::path& file : files) {
        std::optional<NameParts> parts = pattern.match(file);
        if (!parts)
            parts = pattern.match(withoutCompression(file));
        named.push_back({file, std::move(parts), {}});
    }
    return named;
}

std::vector<NamedFile> unnamed(const std::vector<fs::path>& files) {
    std::vector<NamedFile> none;
    for (const fs::path& file : files)
        none.push_back({file, {}, {}});
    return none;
}

std::size_t countMatching(const std::vector<NamedFile>& named) {
    return static_cast<std::size_t>(
        std::count_if(named.begin(), named.end(), [](const NamedFile& file) { return file.parts.has_value(); }));
}

} // namespace

std::string fittingPattern(const std::vector<fs::path>& files) {
    for (const std::string& text : defaultNamePatterns())
        if (2 * countMatching(matched(files, NamePattern(text))) > files.size())
            return text;
    return patternByWords(files);
}

std::vector<NamedFile> nameFiles(const std::vector<fs::path>& files, const std::string& pattern) {
    const std::string text = pattern.empty() ? fittingPattern(files) : pattern;
    if (text.empty())
        return unnamed(files);
    std::vector<NamedFile> named = matched(files, NamePattern(text));
    if (countMatching(named) == 0)
        throw InvalidParameter(
            "pattern", pattern,
            files.empty() ? Text("one for tables; there are none here")
                          : Text("one that matches file names, such as %1", inQuotes(files.front().filename().string())));
    return named;
}

NamePreview previewNames(const std::vector<fs::path>& files, const Labels& labels, const std::string& pattern) {
    NamePreview preview;
    try {
        preview.files = nameFiles(files, pattern);
        preview.matching = countMatching(preview.files);
        if (preview.matching == 0)
            preview.problem = Text("none of the usual patterns fits these names");
        settleConditions(preview.files, labels);
    } catch (const Error& problem) {
        preview.problem = problem.text;
        if (preview.files.empty())
            preview.files = unnamed(files);
    }
    return preview;
}

} // namespace nictate
