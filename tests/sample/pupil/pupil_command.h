#pragma once
// `pupils` and `release pupils`.

namespace CLI {
class App;
}

namespace nictate::cli {

void addPupilsCommand(CLI::App& app);
void addReleasePupilsCommand(CLI::App& release); ///< below `release`

} // namespace nictate::cli
