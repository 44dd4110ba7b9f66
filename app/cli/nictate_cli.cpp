// nictate-cli: the workbench without a window. Exit status: 0 done; 2 wrong use or bad parameter; 3 bad or missing
// input data; 4 refused for privacy; 5 the output could not be written; 1 anything else.

#include "app/cli/commands.h"
#include "core/errors.h"
#include "core/files/platform/platform.h"

#include <CLI/CLI.hpp>
#include <QByteArray>
#include <QString>

#include <iostream>
#include <string>
#include <vector>

namespace {

int fail(int status, const char* message) {
    std::cerr << "nictate-cli: " << message << "\n";
    return status;
}

int run(const std::vector<const char*>& words) {
    CLI::App app("Nictate: publish eye-tracking data with a privacy guarantee", "nictate-cli");
    app.allow_windows_style_options(false); // /data/study is a folder
    app.set_version_flag("--version", NICTATE_VERSION);
    app.require_subcommand(1);
    nictate::cli::addMechanismsCommand(app);
    nictate::cli::addInspectCommand(app);
    nictate::cli::addCalibrateCommand(app);
    nictate::cli::addOddsCommand(app);
    nictate::cli::addNoiseSurfaceCommand(app);
    nictate::cli::addAuditCommand(app);
    nictate::cli::addHeatmapCommand(app);
    nictate::cli::addAoiCommand(app);
    nictate::cli::addPlanGroupsCommand(app);
    nictate::cli::addTradeoffCommand(app);
    nictate::cli::addSignalsCommand(app);
    nictate::cli::addSummariesCommand(app);
    nictate::cli::addEvaluateCommand(app);
    nictate::cli::addReportCommand(app);
    nictate::cli::addUtilityCommand(app);
    nictate::cli::addSamplesCommand(app);
    nictate::cli::addSamplesUtilityCommand(app);
    nictate::cli::addCorrelationCommand(app);
    nictate::cli::addSimulateCommand(app);
    nictate::cli::addSynthesiseCommand(app);
    nictate::cli::addBidsCommand(app);
    nictate::cli::addFeaturesCommand(app);
    nictate::cli::addReleaseCommand(app);
    nictate::cli::addLedgerCommand(app);
    nictate::cli::addBatchCommand(app);
    nictate::cli::addHandbookCommand(app);
    try {
        app.parse(static_cast<int>(words.size()), words.data());
        return std::cout.flush() ? 0 : fail(5, "the result could not be written to standard output");
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) // help and version
            return app.exit(error);
        return fail(2, (std::string(error.what()) + "; see nictate-cli --help").c_str());
    }
}

/// Qt's remarks about the machine are not for this program's users; what is wrong comes as an exception.
void onlyGraveMessages(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::cerr << "nictate-cli: " << message.toStdString() << "\n";
}

} // namespace

int main(int count, char** arguments) {
    qInstallMessageHandler(onlyGraveMessages);
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    try {
        const std::vector<std::string> given = nictate::platform::arguments(count, arguments);
        std::vector<const char*> words;
        for (const std::string& word : given)
            words.push_back(word.c_str());
        return run(words);
    } catch (const nictate::InvalidParameter& error) {
        return fail(2, error.what());
    } catch (const nictate::ParseError& error) {
        return fail(3, error.what());
    } catch (const nictate::MissingData& error) {
        return fail(3, error.what());
    } catch (const nictate::Refused& error) {
        return fail(4, error.what());
    } catch (const nictate::OutputError& error) {
        return fail(5, error.what());
    } catch (const std::bad_alloc&) {
        return fail(1, "not enough memory");
    } catch (const std::exception& error) {
        return fail(1, error.what());
    }
}
