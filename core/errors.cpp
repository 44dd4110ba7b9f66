#include "core/errors.h"

namespace nictate {

namespace {

Text place(const std::string& file, std::size_t line, std::size_t column) {
    if (line == 0)
        return file;
    return column == 0 ? Text("%1, line %2", file, line) : Text("%1, line %2, column %3", file, line, column);
}

Text placed(const Text& place, const Text& problem, const Text& what_to_do) {
    return what_to_do.empty() ? Text("%1: %2", place, problem) : Text("%1: %2; %3", place, problem, what_to_do);
}

/// A parameter has one name in files and commands. For those that it has a control for, a window says it in its own language.
Text shownName(Text name) {
    static const std::vector<Text> words = {
        Text("aois"),      Text("areas"),        Text("attackers"),    Text("attributes"),  Text("bounds"),    Text("budget"),
        Text("cap"),       Text("features"),     Text("groups"),       Text("ledger"),      Text("mechanism"), Text("noise"),
        Text("observers"), Text("participants"), Text("presentation"), Text("rate"),        Text("screen"),    Text("stimulus"),
        Text("length"),    Text("metric"),       Text("protocol"),     Text("repetitions"), Text("task"),      Text("study"),
        Text("values"),    Text("window"),       Text("windows")};
    return name.source().empty() ? knownWord(name.english(), words) : name;
}

} // namespace

ParseError::ParseError(std::string file_, std::size_t line_, std::size_t column_, Text problem_, Text what_to_do_)
    : Error(placed(place(file_, line_, column_), problem_, what_to_do_)), file(std::move(file_)), line(line_), column(column_),
      problem(std::move(problem_)), what_to_do(std::move(what_to_do_)) {}

InvalidParameter::InvalidParameter(Given name_, Given value_, Text allowed_)
    : Error(Text("invalid %1: %2 (expected %3)", shownName(name_), value_, allowed_)), name(std::move(name_)),
      value(std::move(value_)), allowed(std::move(allowed_)) {}

Text textOf(const std::exception& error) {
    const auto* ours = dynamic_cast<const Error*>(&error);
    return ours != nullptr ? ours->text : Text(std::string(error.what()));
}

} // namespace nictate
