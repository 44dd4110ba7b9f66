#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "core/simulate/synthetic_fixations.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace nictate::cli {

void addSynthesiseCommand(CLI::App& app) {
    struct Options {
        std::string released, out;
        SyntheticChoice choice;
    };
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand(
        "synthesise", "make up fixations that look like a released heatmap, for programs that know fixations only; "
                      "it reads the release alone and costs no ε");
    command->add_option("RELEASED_FOLDER", options->released, "the folder of one released heatmap, also over time")->required();
    command
        ->add_option(
            "--fixations", options->choice.fixations,
            "of each synthetic observer in each window of time (default: those the card expects, spread over the windows)")
        ->transform(wholeNumber(1, 100000));
    command
        ->add_option("--observers", options->choice.observers, "how many synthetic observers (default: as many as the card says)")
        ->transform(wholeNumber(1, 100000));
    command->add_option("--out", options->out, "a new folder for synthetic_fixations.csv")->required();
    addSeed(*command, options->choice.seed);
    command->callback([options] {
        const Dataset synthetic = syntheticFixations(readReleasedMaps(options->released), options->choice);
        writeSyntheticFixations(synthetic, options->out);
        std::cout << synthetic.participants.size() << " synthetic observers, " << countDataset(synthetic).fixations
                  << " synthetic fixations: " << options->out << "\n";
    });
}

} // namespace nictate::cli
