#include "core/files/delimited_reader.h"

#include "core/errors.h"

#include <cstring>

namespace nictate {

namespace {
bool isBlank(char c) { return c == ' ' || c == '\t'; }
} // namespace

DelimitedReader::DelimitedReader(TextSource& source, char delimiter, std::size_t first_line)
    : source_(source), delimiter_(delimiter), next_line_(first_line) {
    for (char c : {delimiter, '\n', '\r'})
        stops_[static_cast<unsigned char>(c)] = true;
    if (delimiter == ' ')
        stops_['\t'] = true;
}

bool DelimitedReader::next() {
    for (;;) {
        if (scan(source_.pending(), source_.atEnd()) == Scan::needs_more) {
            if (source_.pending().size() > longest_record)
                refuse(next_line_, Text("a record longer than 4 MiB begins here"), Text("look for a quote that is never closed"));
            source_.more();
            continue;
        }
        if (record_bytes_ == 0)
            return false;
        source_.consume(record_bytes_);
        record_line_ = next_line_;
        next_line_ += newlines_inside_ + (complete_ ? 1 : 0);
        bool blank = cells_.size() == 1 && cells_[0].text.empty() && !cells_[0].quoted;
        if (!blank)
            return true;
    }
}

/// One record from the beginning of `text`. `whole` says that no more text will come behind it.
DelimitedReader::Scan DelimitedReader::scan(std::string_view text, bool whole) {
    cells_.clear();
    unescaped_used_ = 0;
    newlines_inside_ = 0;
    const char* at = text.data();
    const char* const end = at + text.size();
    for (;;) {
        while (at != end && (*at == ' ' || (delimiter_ == ' ' && *at == '\t')))
            ++at;
        if (at != end && *at == '"') {
            at = scanQuoted(at, end, whole);
            if (at == nullptr)
                return Scan::needs_more;
        } else {
            const char* begin = at;
            while (at != end && !stops_[static_cast<unsigned char>(*at)])
                ++at;
            bool nothing_behind_spaces = delimiter_ == ' ' && at == begin && !cells_.empty();
            if (!nothing_behind_spaces)
                addCell(begin, at);
        }
        if (at == end) {
            complete_ = false;
            record_bytes_ = text.size();
            return whole ? Scan::record : Scan::needs_more;
        }
        if (*at == '\n' || *at == '\r')
            break;
        ++at;
    }
    if (*at == '\r' && at + 1 == end && !whole)
        return Scan::needs_more;
    bool pair = *at == '\r' && at + 1 != end && at[1] == '\n';
    complete_ = true;
    record_bytes_ = static_cast<std::size_t>(at - text.data()) + (pair ? 2 : 1);
    return Scan::record;
}

/// A quoted cell; returns the delimiter or line end behind it, or null when the text ends too early to know.
const char* DelimitedReader::scanQuoted(const char* at, const char* end, bool whole) {
    const std::size_t opened_on = next_line_ + newlines_inside_;
    const char* begin = ++at;
    std::string* unescaped = nullptr;
    for (;; ++at) {
        if (at == end) {
            if (whole)
                refuse(opened_on, Text("a quote is opened here and never closed"), Text("close it or remove it"));
            return nullptr;
        }
        if (*at == '\n')
            ++newlines_inside_;
        if (*at != '"')
            continue;
        if (at + 1 == end && !whole)
            return nullptr;
        if (at + 1 == end || at[1] != '"')
            break;
        if (unescaped == nullptr) {
            if (unescaped_used_ == unescaped_.size())
                unescaped_.emplace_back();
            unescaped = &unescaped_[unescaped_used_++];
            unescaped->clear();
        }
        unescaped->append(begin, ++at);
        begin = at + 1;
    }
    if (unescaped != nullptr) {
        unescaped->append(begin, at);
        cells_.push_back({*unescaped, true});
    } else
        cells_.push_back({{begin, static_cast<std::size_t>(at - begin)}, true});
    ++at;
    while (at != end && *at == ' ' && delimiter_ != ' ')
        ++at;
    if (at != end && !stops_[static_cast<unsigned char>(*at)])
        refuse(next_line_ + newlines_inside_, Text("there is text behind a closing quote"),
               Text("double the quotes inside a quoted cell"));
    return at;
}

void DelimitedReader::addCell(const char* begin, const char* end) {
    while (end != begin && isBlank(end[-1]))
        --end;
    cells_.push_back({{begin, static_cast<std::size_t>(end - begin)}, false});
}

void DelimitedReader::refuse(std::size_t line, const Text& problem, const Text& what_to_do) const {
    throw ParseError(source_.name(), line, cells_.size() + 1, problem, what_to_do);
}

} // namespace nictate
