#pragma once

#include <QString>

#include <string_view>

namespace nictate {

/// What the core says (names, sentences, units, errors; always English) in the language of the window. Text that the
/// catalogue does not know, and data, come back as they are. For screens alone: files and the command line stay English.
QString translated(std::string_view core_text);
/// An error's text, or another without, as a sentence: begins with a capital and ends with a full stop. Empty stays empty.
QString asSentence(QString text);

} // namespace nictate
