#include "core/session/shell_text.h"

#include "core/files/platform/platform.h"
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

/// The number of a character of at most three bytes in UTF-8.
unsigned codeOf(std::string_view c) {
    const auto bits = [&](std::size_t i) { return static_cast<unsigned char>(c[i]) & 0x3Fu; };
    switch (c.size()) {
    case 1: return static_cast<unsigned char>(c[0]);
    case 2: return (static_cast<unsigned char>(c[0]) & 0x1Fu) << 6 | bits(1);
    default: return (static_cast<unsigned char>(c[0]) & 0x0Fu) << 12 | bits(1) << 6 | bits(2);
    }
}

/// One character of UTF-8 from here on, or one byte.
std::string_view characterAt(std::string_view text, std::size_t at) {
    std::size_t size = 1;
    while (at + size < text.size() && (static_cast<unsigned char>(text[at + size]) & 0xC0) == 0x80)
        ++size;
    return text.substr(at, size);
}

/// '…' where nothing has a meaning but quotes: all that PowerShell takes for one, ‘ ’ ‚ ‛ too. Hidden characters by number.
std::string inPowerShell(std::string_view text) {
    std::string out = "'";
    bool in_parts = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view one = characterAt(text, at);
        const bool quote = one == "'" || one == "\u2018" || one == "\u2019" || one == "\u201A" || one == "\u201B";
        if (hiddenBytes(text.substr(at)) > 0) {
            out += "'+[char]" + std::to_string(codeOf(one)) + "+'";
            in_parts = true;
        } else
            out += quote ? std::string(one) + std::string(one) : std::string(one);
        at += one.size();
    }
    return in_parts ? "(" + out + "')" : out + "'";
}

bool hasLine(std::string_view text, std::string_view line) {
    return ("\n" + std::string(text) + "\n").find("\n" + std::string(line) + "\n") != std::string::npos;
}

} // namespace

std::size_t hiddenBytes(std::string_view text) {
    if (isControl(text[0]))
        return 1;
    if (text.size() >= 2 && text[0] == '\xC2' && (static_cast<unsigned char>(text[1]) & 0xE0) == 0x80)
        return 2;
    const auto last = text.size() >= 3 ? static_cast<unsigned char>(text[2]) : 0u;
    if (text.starts_with("\xE2\x80") && ((last >= 0x8B && last <= 0x8F) || (last >= 0xA8 && last <= 0xAE)))
        return 3;
    return text.starts_with("\xE2\x81") && last >= 0xA0 && last <= 0xAF ? 3 : 0;
}

Shell usualShell() { return platform::speaksPowerShell() ? Shell::powershell : Shell::posix; }

std::string commandName(Shell shell) {
    std::error_code none;
    const std::filesystem::path beside = platform::programFile().parent_path() / "nictate-cli.exe";
    const bool named = shell == Shell::powershell && std::filesystem::exists(beside, none);
    return named ? "& " + shellQuoted(beside.string(), shell) : "nictate-cli";
}

std::string shellQuoted(const std::string& text, Shell shell) {
    const std::string plain = std::string("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./:=") +
                              (shell == Shell::posix ? ",+@%-" : "+-\\");
    if (!text.empty() && text.find_first_not_of(plain) == std::string::npos && text.front() != '=')
        return text;
    if (shell == Shell::powershell)
        return inPowerShell(text);
    if (needsEscapes(text))
        return escaped(text);
    std::string quoted = "'";
    for (char c : text)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

std::string shellPath(const std::string& path, Shell shell) {
    return shellQuoted(path.starts_with('-') ? "./" + path : path, shell);
}

std::string shellComment(const std::string& text) {
    std::string line = "# ";
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t hidden = hiddenBytes(std::string_view(text).substr(i));
        line += hidden > 0 ? ' ' : text[i];
        i += std::max<std::size_t>(hidden, 1);
    }
    return line + "\n";
}

std::string shellFile(const std::string& name, const std::string& text, Shell shell) {
    if (shell == Shell::powershell)
        return "[IO.File]::WriteAllText((Join-Path $PWD " + shellPath(name, shell) + "), " + inPowerShell(text) + ")\n";
    std::string shown = text;
    std::erase(shown, '\n');
    if (!text.ends_with('\n') || needsEscapes(shown) || hasLine(text, "END"))
        return "printf %s " + shellQuoted(text) + " > " + shellPath(name) + "\n";
    return "cat > " + shellPath(name) + " <<'END'\n" + text + "END\n";
}

} // namespace nictate
