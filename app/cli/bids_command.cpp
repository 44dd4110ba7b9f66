#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "core/io/bids_write.h"
#include "core/release/bids_derivative.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace nictate::cli {

namespace {

void addStudy(CLI::App& bids) {
    struct Options {
        DataOptions data;
        std::string out;
    };
    auto options = std::make_shared<Options>();
    auto* command = bids.add_subcommand("study", "write a study's samples as BIDS eye tracking; the output is sensitive");
    options->data.addTo(*command);
    command->add_option("--out", options->out, "a new folder")->required();
    command->callback([options] {
        const BidsWritten written = writeBidsFolder(options->data.open(), options->out);
        if (written.recordings_without_samples > 0)
            std::cerr << "nictate-cli: note: " << written.recordings_without_samples
                      << " recordings were left out: BIDS eye tracking holds samples, two at least\n";
        std::cout << written.recordings << " recordings in " << written.runs << " runs (sensitive): " << options->out << "\n";
    });
}

void addRelease(CLI::App& bids) {
    struct Options {
        std::string released, out;
    };
    auto options = std::make_shared<Options>();
    auto* command = bids.add_subcommand("release", "lay a released folder and its card out as a BIDS derivative dataset");
    command->add_option("RELEASED_FOLDER", options->released, "a folder that was released")->required();
    command->add_option("--out", options->out, "a new folder")->required();
    command->callback([options] {
        writeBidsDerivative(options->released, options->out);
        std::cout << "BIDS derivative dataset: " << options->out << "\n";
    });
}

} // namespace

void addBidsCommand(CLI::App& app) {
    auto* bids = app.add_subcommand("bids", "write BIDS datasets: of a study, or of a release");
    bids->require_subcommand(1);
    addStudy(*bids);
    addRelease(*bids);
}

} // namespace nictate::cli
