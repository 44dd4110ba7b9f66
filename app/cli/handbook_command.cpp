#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "widgets/handbook_pages.h"

#include <CLI/CLI.hpp>

namespace nictate::cli {

void addHandbookCommand(CLI::App& app) {
    auto out = std::make_shared<std::string>();
    auto* command = app.add_subcommand("handbook", "the handbook as one page of HTML that needs no other file");
    command->add_option("--out", *out, "the file to write (default: standard output)");
    command->callback([out] { writeText(handbookHtml().toStdString(), *out); });
}

} // namespace nictate::cli
