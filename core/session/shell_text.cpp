#include "core/session/shell_text.h"

#include "core/files/words.h"

#include <algorithm>
#include <string_view>

namespace nictate {

namespace {

bool isControl(char c) { return (static_cast<unsigned char>(c) < ' ') || c == '\x7F'; }

bool needsEscapes(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (hiddenBytes(text.substr(i)) > 0)
            return true;
    return !isUtf8(text);
}

std::string octal(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return {'\\', static_cast<char>('0' + byte / 64), static_cast<char>('0' + byte / 8 % 8), static_cast<char>('0' + byte % 8)};
}

/// $'…'; quotes, and ! of an interactive shell's history, as numbers too.
std::string escaped(std::string_view text) {
    const bool bytes = !isUtf8(text);
    std::string out = "$'";
    std::size_t hidden = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        hidden = hidden > 0 ? hidden : hiddenBytes(text.substr(i));
        if (c == '\n' || c == '\r' || c == '\t')
            out += c == '\n' ? "\\n" : c == '\r' ? "\\r" : "\\t";
        else if (c == '\\')
            out += "\\\\";
        else if (hidden > 0 || c == '\'' || c == '!' || (bytes && static_cast<unsigned char>(c) >= 0x80))
            out += octal(c);
        else
            out += c;
        hidden -= hidden > 0 ? 1 : 0;
    }
    return out + "'";
}

bool hasLine(std::string_view text, std::string_view line) {
    return ("\n" + std::string(text) + "\n").find("\n" + std::string(line) + "\n") != std::string::npos;
}

} // namespace

std::size_t hiddenBytes(std::string_view text) {
    if (isControl(text[0]))
        return 1;
    if (text.size() >= 2 && text[0] == '\xC2' && text[1] >= '\x80' && text[1] <= '\x9F')
        return 2;
    const auto last = text.size() >= 3 ? static_cast<unsigned char>(text[2]) : 0u;
    if (text.starts_with("\xE2\x80") && ((last >= 0x8B && last <= 0x8F) || (last >= 0xA8 && last <= 0xAE)))
        return 3;
    return text.starts_with("\xE2\x81") && last >= 0xA0 && last <= 0xAF ? 3 : 0;
}

std::string shellQuoted(const std::string& text) {
    const char* plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./:=,+@%-";
    if (!text.empty() && text.find_first_not_of(plain) == std::string::npos && text.front() != '=')
        return text;
    if (needsEscapes(text))
        return escaped(text);
    std::string quoted = "'";
    for (char c : text)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

std::string shellPath(const std::string& path) { return shellQuoted(path.starts_with('-') ? "./" + path : path); }

std::string shellComment(const std::string& text) {
    std::string line = "# ";
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t hidden = hiddenBytes(std::string_view(text).substr(i));
        line += hidden > 0 ? ' ' : text[i];
        i += std::max<std::size_t>(hidden, 1);
    }
    return line + "\n";
}

std::string shellFile(const std::string& name, const std::string& text) {
    std::string shown = text;
    std::erase(shown, '\n');
    if (!text.ends_with('\n') || needsEscapes(shown) || hasLine(text, "END"))
        return "printf %s " + shellQuoted(text) + " > " + shellPath(name) + "\n";
    return "cat > " + shellPath(name) + " <<'END'\n" + text + "END\n";
}

} // namespace nictate
