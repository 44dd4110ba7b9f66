#pragma once

#include "core/lessons/facts.h"

#include <vector>

namespace nictate {

class Bench;
class Document;

/// What a lesson can check of the session, and of what the bench in front shows. Everything is real: read from what is on screen.
Facts factsOnScreen(const Document& document, Bench& front);

} // namespace nictate
