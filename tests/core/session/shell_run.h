#pragma once
// What a text does when it is pasted into bash.

#include "tests/core/files/temporary_folder.h"

#include <cstdlib>
#include <set>
#include <string>
#include <vector>

namespace nictate::test {

/// Names that strangers give files, columns and people. What runs of them makes a file "pwned".
inline const std::vector<std::string>& hostileNames() {
    static const std::vector<std::string> names = {"a\ntouch pwned\n",
                                                   "\ntouch pwned #",
                                                   "a\rtouch pwned\r",
                                                   "a\r\ntouch pwned\r\n",
                                                   "a\nEND\ntouch pwned\n",
                                                   "a'; touch pwned; '",
                                                   "a\"; touch pwned; \"",
                                                   "$(touch pwned)",
                                                   "`touch pwned`",
                                                   "'$(touch pwned)'\n$(touch pwned)",
                                                   "a; touch pwned",
                                                   "a && touch pwned | touch pwned > pwned",
                                                   "-rf",
                                                   "--out=pwned",
                                                   "$'\\ntouch pwned\\n'",
                                                   "a\\",
                                                   "a\\\ntouch pwned",
                                                   "~",
                                                   "* ? [a]",
                                                   "=touch",
                                                   "{a,b}",
                                                   "it's !! and !touch",
                                                   "it's\n!! and !touch",
                                                   "a\x1B[201~\ntouch pwned\n",
                                                   "a\x03touch pwned\n",
                                                   "a\x04\x7F",
                                                   "a\v\f\btouch pwned",
                                                   "\xFF\ntouch pwned\n",
                                                   "\xC2\x85touch pwned\xE2\x80\xA8touch pwned\xE2\x80\xAE",
                                                   "caf\xC3\xA9 \xE7\x94\xBB",
                                                   "#",
                                                   " "};
    return names;
}

struct ShellRun {
    std::multiset<std::string> words; ///< that programs were called with
    std::set<std::string> files;      ///< in the folder afterwards
    std::string areas;                ///< what the file of areas holds
};

/// What a run left in its folder.
inline ShellRun ranIn(const std::filesystem::path& folder) {
    ShellRun run;
    const std::string words = contents(folder / "words");
    for (std::size_t at = 0, end; (end = words.find('\0', at)) != std::string::npos; at = end + 1)
        run.words.insert(words.substr(at, end - at));
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        run.files.insert(entry.path().filename().string());
    if (run.files.contains("aois.csv"))
        run.areas = contents(folder / "aois.csv");
    return run;
}

/// Runs a text as a script, or as it is typed. Our programs, and snakemake and cd, note their words and do nothing.
inline ShellRun runInBash(const std::string& text, bool typed) {
    TemporaryFolder folder;
    const std::string note = "() { printf '%s\\0' \"$@\" >> words; }\n";
    std::string script;
    for (const char* program : {"nictate-cli", "snakemake", "cd"})
        script += program + note;
    folder.write("script", script + text + "\nexit 0\n");
    const std::string command = "cd '" + folder.path().string() + "' && HISTFILE= bash --norc --noprofile " +
                                (typed ? "-i < script" : "script") + " > said 2>&1";
    const int status = std::system(command.c_str());
    ShellRun run = ranIn(folder.path());
    if (status != 0)
        run.files.insert("bash failed");
    return run;
}

} // namespace nictate::test
