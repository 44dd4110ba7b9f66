#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "widgets/gallery_writer.h"

#include <QGuiApplication>

#include <iostream>

namespace nictate::cli {

void addSimulateCommand(CLI::App& app) {
    struct Options {
        std::string kind, folder, participants = "60", seed = "1";
    };
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand("simulate", "make a study of simulated observers");
    command->add_option("KIND", options->kind, "gallery: six pictures")->required()->check(CLI::IsMember({"gallery"}));
    command->add_option("OUT_DIR", options->folder, "the folder to make; it must not hold anything yet")->required();
    command->add_option("--participants", options->participants, "how many observers (default 60)");
    command->add_option("--seed", options->seed, "seed of the simulation (default 1)");
    command->callback([options] {
        auto participants = static_cast<int>(wholeNumber("participants", options->participants, 0, 100000));
        auto seed = static_cast<std::uint64_t>(wholeNumber("seed", options->seed, 0, INT64_MAX));
        int count = 0;
        QGuiApplication application(count, nullptr); // fonts for the pictures
        writeGallery(options->folder, participants, seed);
        std::cout << "gallery of " << participants << " simulated observers on 6 pictures: " << options->folder << "\n";
    });
}

} // namespace nictate::cli
