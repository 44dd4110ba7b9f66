// nictate-cli: the workbench without a window. Exit status: 0 done; 2 wrong use or bad parameter; 3 bad or missing
// input data; 4 refused for privacy; 5 the output could not be written; 1 anything else.

#include "app/cli/commands.h"
#include "core/errors.h"
#include "core/files/platform/platform.h"

#include <CLI/CLI.hpp>
#include <QByteArray>
#include <QString>

#include <filesystem>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace nictate::cli {

namespace {

int fail(int status, const char* message) {
    std::cerr << "nictate-cli: " << message << "\n";
    return status;
}

/// The library's help, which lists words behind an option that takes one word with commas.
class OptionHelp : public CLI::Formatter {
    std::string make_option_opts(const CLI::Option* option) const override {
        std::string text = CLI::Formatter::make_option_opts(option);
        const std::size_t dots = text.find(" ...");
        if (dots != std::string::npos && option->get_delimiter() != '\0' && !option->get_allow_extra_args())
            text.replace(dots, 4, "[,TEXT...]");
        return text;
    }
};

/// What was meant where a pair of name and value, or a list of them, was given as several words; empty where it was not.
std::string meantAsOneWord(const std::vector<const char*>& words) {
    for (std::size_t i = 0; i + 2 < words.size(); ++i) {
        const std::string option = words[i], first = words[i + 1], second = words[i + 2];
        if (option != "--columns" && option != "--read" && option != "--set")
            continue;
        const bool pairs = first.find('=') != std::string::npos;
        if (second.starts_with("-") || pairs != (second.find('=') != std::string::npos) || std::filesystem::exists(second))
            continue;
        const std::string right = !pairs                  ? first + "=" + second
                                  : option == "--columns" ? first + "," + second
                                                          : first + " " + option + " " + second;
        return "invalid " + option + ": " + first + " " + second + " (expected " + option + " " + right + ")";
    }
    return {};
}

void setUp(CLI::App& app, AddCommands add_commands) {
    app.allow_windows_style_options(false); // /data/study is a folder
    app.formatter(std::make_shared<OptionHelp>());
    app.require_subcommand(0, 1); // `audit aoi` names a mechanism, not another command
    add_commands(app);
}

void runShown(const std::string& session, AddCommands add_commands) {
    runSession(session, [add_commands](const std::vector<std::string>& words) {
        CLI::App app("", "nictate-cli");
        setUp(app, add_commands);
        app.parse(std::vector<std::string>(words.rbegin(), words.rend())); // as CLI11 takes them
    });
}

int runWords(const std::vector<const char*>& words, AddCommands add_commands) {
    CLI::App app("Nictate: publish eye-tracking data with a privacy guarantee", "nictate-cli");
    app.set_version_flag("--version", NICTATE_VERSION);
    std::string session;
    CLI::Option* shown = app.add_option("--session", session, "FILE of the workbench: runs what it shows, in place of a command");
    setUp(app, add_commands);
    for (CLI::App* command : app.get_subcommands({}))
        command->excludes(shown);
    try {
        app.parse(static_cast<int>(words.size()), words.data());
        if (!session.empty())
            runShown(session, add_commands);
        else if (app.get_subcommands().empty())
            throw CLI::RequiredError("A subcommand");
        return std::cout.flush() ? 0 : fail(5, "the result could not be written to standard output");
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) // help and version
            return app.exit(error);
        if (const std::string right = meantAsOneWord(words); !right.empty())
            return fail(2, (right + "; see nictate-cli --help").c_str());
        return fail(2, (std::string(error.what()) + "; see nictate-cli --help").c_str());
    }
}

/// Qt's remarks about the machine are not for this program's users; what is wrong comes as an exception.
void onlyGraveMessages(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::cerr << "nictate-cli: " << message.toStdString() << "\n";
}

} // namespace

void addCommands(CLI::App& app) {
    addMechanismsCommand(app);
    addInspectCommand(app);
    addCalibrateCommand(app);
    addOddsCommand(app);
    addNoiseSurfaceCommand(app);
    addAuditCommand(app);
    addHeatmapCommand(app);
    addAreasCommand(app);
    addPlanGroupsCommand(app);
    addTradeoffCommand(app);
    addSignalsCommand(app);
    addSummariesCommand(app);
    addEvaluateCommand(app);
    addReportCommand(app);
    addUtilityCommand(app);
    addSamplesCommand(app);
    addSamplesUtilityCommand(app);
    addCorrelationCommand(app);
    addSimulateCommand(app);
    addSynthesiseCommand(app);
    addBidsCommand(app);
    addFeaturesCommand(app);
    addReleaseCommand(app);
    addLedgerCommand(app);
    addBatchCommand(app);
    addHandbookCommand(app);
}

int runProgram(int count, char** arguments, AddCommands add_commands) {
    qInstallMessageHandler(onlyGraveMessages);
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    try {
        const std::vector<std::string> given = platform::arguments(count, arguments);
        std::vector<const char*> words;
        for (const std::string& word : given)
            words.push_back(word.c_str());
        return runWords(words, add_commands);
    } catch (const InvalidParameter& error) {
        return fail(2, error.what());
    } catch (const ParseError& error) {
        return fail(3, error.what());
    } catch (const MissingData& error) {
        return fail(3, error.what());
    } catch (const Refused& error) {
        return fail(4, error.what());
    } catch (const OutputError& error) {
        return fail(5, error.what());
    } catch (const std::bad_alloc&) {
        return fail(1, "not enough memory");
    } catch (const std::exception& error) {
        return fail(1, error.what());
    }
}

} // namespace nictate::cli
