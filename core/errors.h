#pragma once
// The family of errors the core throws. Only app and cli turn them into an exit status or a dialog.

#include "core/text.h"

#include <cstddef>
#include <stdexcept>
#include <string>

namespace nictate {

/// Base of everything the core throws on purpose: one line fit for a person. what() is its English.
struct Error : std::runtime_error {
    explicit Error(Text text_) : std::runtime_error(text_.english()), text(std::move(text_)) {}
    Text text;
};
/// What to say of any exception: of those from elsewhere, their English.
Text textOf(const std::exception& error);

/// A file that is missing, unreadable or not what it should be. Line and column count from 1; 0 = not known.
struct ParseError : Error {
    ParseError(std::string file, std::size_t line, std::size_t column, Text problem, Text what_to_do);
    std::string file;
    std::size_t line;
    std::size_t column;
    Text problem, what_to_do;
};

/// A stimulus, participant or feature that the study does not have, or a study without what is needed.
struct MissingData : Error {
    using Error::Error;
};

/// A parameter outside its declared range.
struct InvalidParameter : Error {
    /// Its name, or what was given for it: data also as a literal.
    struct Given : Text {
        Given(const char* data) : Text(std::string(data)) {}
        template <class Data>
        requires(std::is_convertible_v<Data, Text>) Given(Data&& data) : Text(std::forward<Data>(data)) {}
    };
    InvalidParameter(Given name, Given value, Text allowed);
    Text name;
    Text value;
    Text allowed;
};

/// A file that could not be written.
struct OutputError : Error {
    using Error::Error;
};

/// A release that is refused to protect the observers: no budget, no confirmation, no trustworthy ledger.
struct Refused : Error {
    using Error::Error;
};

/// The operating system gives no randomness.
struct EntropyUnavailable : Refused {
    using Refused::Refused;
};

/// The study's total would exceed its budget.
struct BudgetExceeded : Refused {
    using Refused::Refused;
};

/// A mechanism that is not proven, whose reasons nobody has confirmed.
struct ConfirmationMissing : Refused {
    using Refused::Refused;
};

/// A ledger that cannot be relied on. `entry` is the first entry that does not hold; 0 = the header.
struct LedgerBroken : Refused {
    LedgerBroken(std::size_t entry_, Text what) : Refused(std::move(what)), entry(entry_) {}
    std::size_t entry;
};

/// Work the person (or a newer request) stopped.
struct Cancelled : Error {
    Cancelled() : Error(Text("cancelled")) {}
};

} // namespace nictate
