#pragma once
// Read the whole of a released file and return what stands in it that is not on the list of what may: empty when all is well.
// What Qt, libpng, libtiff or libwebp come to write some day is found without anybody having thought of it.

#include <string>
#include <vector>

namespace nictate::test {

using Strange = std::vector<std::string>;

/// `texts`: what it must say of itself, by keyword.
Strange strangeInPng(const std::string& bytes, const std::vector<std::pair<std::string, std::string>>& texts);
Strange strangeInSvg(const std::string& bytes, const std::string& title, const std::string& description);
Strange strangeInPdf(const std::string& bytes, const std::string& title, const std::string& description,
                     const std::string& creator);
/// Every page with this description.
Strange strangeInTiff(const std::string& bytes, const std::string& description);
Strange strangeInWebp(const std::string& bytes);
/// Doubles in rows of `columns`.
Strange strangeInNpy(const std::string& bytes);
/// Rows of cells that hold numbers or one of `words`.
Strange strangeInCsv(const std::string& bytes, const std::vector<std::string>& words);

} // namespace nictate::test
