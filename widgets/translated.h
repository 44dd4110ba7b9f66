#pragma once

#include "core/text.h"

#include <QString>

#include <exception>

namespace nictate {

/// What the core says in the language of the window: its source as the catalogue translates it, with the arguments put in,
/// themselves translated; numbers get the language's decimal sign. For screens alone: files and the command line stay English.
QString translated(const Text& text);
QString translated(const std::exception& error);
/// An error's text, or another without, as a sentence: begins with a capital and ends with a full stop. Empty stays empty.
QString asSentence(QString text);

} // namespace nictate
