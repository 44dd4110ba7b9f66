#pragma once
// Text of other encodings is read as UTF-8.

#include "core/files/byte_stream.h"

#include <string>

namespace nictate {

/// The same bytes, or as UTF-8 where they are UTF-16: by their byte-order mark, or by their first thousand bytes, every other
/// one of which is NUL where text in Latin letters lacks the mark. Nothing that comes later changes this. Reading throws
/// ParseError where UTF-16 is cut off or malformed; `name` is used in the message.
ByteStream asUtf8Bytes(ByteStream bytes, const std::string& name);

} // namespace nictate
