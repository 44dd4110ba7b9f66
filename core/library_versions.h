#pragma once

#include <string>
#include <vector>

namespace nictate {

/// A library this program is made with, under which licence, and the version that runs where the library says, else the one it
/// was compiled with; empty where neither does.
struct LibraryVersion {
    std::string name, version, licence;
};
/// Of the core.
std::vector<LibraryVersion> coreLibraries();

} // namespace nictate
