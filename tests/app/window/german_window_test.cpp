// The window in German: every text a person may read on it comes from the catalogues.

#include "app/audit/audit_dialog.h"
#include "app/batch/plan_dialog.h"
#include "app/batch/results_window.h"
#include "app/benches/bench.h"
#include "app/benches/heatmaps/heatmap_bar.h"
#include "app/benches/signals/signal_settings.h"
#include "app/lessons/lesson_progress.h"
#include "app/lessons/lesson_run.h"
#include "app/lessons/lessons_column.h"
#include "app/release/release_dialog.h"
#include "app/study/import_dialog.h"
#include "core/domains/registry.h"
#include "core/simulate/viewing.h"
#include "tests/app/window/german_texts.h"
#include "tests/app/window/number_forms.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "widgets/hint_overlay.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTableWidget>

using namespace nictate;

namespace {

/// Six people in two conditions, 60 rows of two features.
QString featureTables(const QTemporaryDir& folder) {
    for (int person = 1; person <= 6; ++person)
        for (const QString condition : {"comic", "paper"}) {
            QFile table(folder.filePath(QString("Data_P%1_R1_%2_Features_2.csv").arg(person).arg(condition)));
            REQUIRE(table.open(QIODevice::WriteOnly));
            for (int row = 0; row < 60; ++row)
                table.write(QString("%1,%2\n").arg(row % 7 + (condition == "paper")).arg(person + row % 3).toUtf8());
        }
    return folder.path();
}

/// Letters that two entries of one menu share, with the menu.
QStringList sharedLetters(const QWidget& window) {
    static const QRegularExpression letter("&([^&])");
    QStringList out;
    auto look = [&](const QString& menu, const QList<QAction*>& actions) {
        QString taken;
        for (const QAction* action : actions) {
            const QString own = letter.match(action->text()).captured(1).toLower();
            if (own.isEmpty() || !action->isVisible())
                continue;
            if (taken.contains(own))
                out << menu + ": " + own;
            taken += own;
        }
    };
    for (const QMenu* menu : window.findChildren<QMenu*>())
        look(menu->title(), menu->actions());
    look("the bar", window.findChild<QMenuBar*>()->actions());
    return out;
}

bool canBeScrolledTo(const QWidget* widget) {
    const QWidget* parent = widget->parentWidget();
    return parent && (qobject_cast<const QScrollArea*>(parent) || canBeScrolledTo(parent));
}

/// Buttons that have no room for their words, or stand beyond the window's sides.
QStringList clippedButtons(const QWidget& window) {
    QStringList out;
    for (const auto* button : window.findChildren<QAbstractButton*>()) {
        const int left = button->mapTo(&window, QPoint()).x();
        if (button->isVisible() && !button->text().isEmpty() && button->window() == &window && !canBeScrolledTo(button) &&
            (button->width() < button->minimumSizeHint().width() || left < 0 || left + button->width() > window.width()))
            out << button->objectName() + ": " + button->text();
    }
    return out;
}

struct AtGerman : Workbench {
    test::ShownTexts texts;
    test::Words words; ///< of all studies so far: a bench may still show the one before

    /// Every bench of the study that is open, with all its plots.
    void walkBenches() {
        for (Bench* bench : window.findChildren<Bench*>()) {
            trigger(qPrintable("bench_" + QString::fromStdString(bench->id()) + "_action"));
            const std::vector<PlotPage> pages = bench->pages();
            for (const PlotPage& page : pages) {
                page.bring_up();
                CAPTURE(bench->id());
                CHECK(waitFor([&] { return bench->settled(); }));
                test::collectTexts(window, texts);
            }
            if (!pages.empty())
                pages.front().bring_up(); // a view that can be released
            test::collectTexts(window, texts);
            CHECK(sharedLetters(window).join(", ").toStdString() == "");
            CHECK(clippedButtons(window).join(", ").toStdString() == "");
            CHECK(window.size() == QSize(1280, 800));
        }
    }
    void walkDialog(const char* action, const std::function<void(QWidget*)>& drive = {}) {
        answerDialog([&](QWidget* dialog) {
            if (drive)
                drive(dialog);
            test::collectTexts(*dialog, texts);
            if (const auto* libraries = dialog->findChild<QTableWidget*>("about_libraries")) // names, versions, licences
                for (int cell = 0; cell < libraries->rowCount() * libraries->columnCount(); ++cell)
                    for (const QString& word :
                         test::wordsOf(libraries->item(cell % libraries->rowCount(), cell / libraries->rowCount())->text()))
                        words.insert(word);
            qobject_cast<QDialog*>(dialog)->reject();
        });
        trigger(action);
    }
    void walkRelease() {
        INFO(find<QLabel>("no_release")->toolTip().toStdString());
        REQUIRE(find<QAction>("release")->isEnabled());
        walkDialog("release", [](QWidget* widget) {
            auto* dialog = qobject_cast<ReleaseDialog*>(widget);
            REQUIRE(dialog);
            const auto& place = dialog->form()->ledger();
            CHECK(waitFor([&] {
                return !dialog->form()->planning() && (place.ledger() || !place.problem().isEmpty() || place.file().isEmpty());
            }));
        });
    }
    /// Public ones for all features, without which signals are not released.
    void giveBounds(const test::TemporaryFolder& folder) {
        std::string bounds = "feature,lower,upper\n";
        for (const std::string& feature : window.document().study().features.names)
            bounds += feature + ",-1,100\n";
        window.findChild<SignalBounds*>()->take(QString::fromStdString(folder.write("bounds.csv", bounds).string()));
        CHECK(waitFor([&] { return find<QAction>("release")->isEnabled(); }));
        words.insert("bounds");
    }
    /// Every mechanism and fault to choose from, one that is broken, one that holds, and one that cannot be audited.
    void walkAudit() {
        AuditDialog dialog("fpa");
        auto choose = [&](const char* box, const QVariant& data) {
            auto* combo = dialog.findChild<QComboBox*>(box);
            combo->setCurrentIndex(combo->findData(data));
        };
        choose("audit_samples", 10000);
        for (const char* fault : {"missing-root-n", ""}) {
            choose("audit_fault", fault);
            dialog.findChild<QPushButton*>("audit_start")->click();
            CHECK(waitFor([&] { return !dialog.run().running(); }));
            test::collectTexts(dialog, texts);
        }
        for (const MechanismInfo* info : mechanismInfos()) {
            choose("audit_mechanism", QString::fromStdString(info->id));
            test::collectTexts(dialog, texts);
        }
        choose("audit_mechanism", "k-same-select");
        CHECK(waitFor([&] { return !dialog.findChild<QLabel*>("audit_refused")->isHidden(); }));
        test::collectTexts(dialog, texts);
    }
    void walkSweep() {
        walkDialog("sweep", [this](QWidget* widget) {
            auto* dialog = qobject_cast<PlanDialog*>(widget);
            for (const char* epsilons : {"1, 2", "-3", ""}) {
                dialog->findChild<QLineEdit*>("plan_epsilons")->setText(epsilons);
                CHECK(waitFor([&] { return dialog->checked(); }));
                test::collectTexts(*dialog, texts);
            }
        });
        test::TemporaryFolder folder;
        std::string table = "measure,study,stimulus,mechanism,epsilon,parameters,options,repetition,seed,row,quantity,value\n";
        for (const char* found : {"tradeoff,%,cc_mean", "utility,%,utility", "evaluate,%,accuracy", "aoi,%,error"})
            table += QString(found).replace("%", "gallery,poster,laplace,1,,,1,7,").toStdString() + ",0.25\n";
        ResultsWindow results;
        results.setAttribute(Qt::WA_DeleteOnClose, false);
        results.open(QString::fromStdString(folder.write("results.csv", table).string()));
        for (int figure = 0; figure < results.findChild<QComboBox*>("results_figure")->count(); ++figure) {
            results.findChild<QComboBox*>("results_figure")->setCurrentIndex(figure);
            test::collectTexts(results, texts);
        }
        for (const char* word :
             {"tradeoff", "utility", "evaluate", "aoi", "gallery", "results", "plan", "sweeps", "epsilons", "json"})
            words.insert(word);
        for (const QString& folders :
             {results.windowTitle().section(' ', -1), QString::fromStdString(session().data.path), QDir::currentPath()})
            for (const QString& word : test::wordsOf(folders))
                words.insert(word);
    }
    /// What asks how files are read: columns that no header tells, and files whose names must.
    void walkReading() {
        test::TemporaryFolder folder;
        DataSource source;
        source.path = folder.write("unknown.csv", "a,b,c\n1,2,3\n4,5,6\n").string();
        auto look = [&] {
            ImportDialog dialog(source, {});
            test::collectTexts(dialog, texts);
        };
        look();
        for (const char* name : {"study/eye_anna-before.csv", "study/eye_bert-after.csv"})
            folder.write(name, "1,2\n3,4\n");
        source.path = (folder.path() / "study").string();
        for (const char* pattern : {"eye_{participant}-{condition}.csv", "{condition}", ""}) {
            source.say("pattern", pattern);
            look();
        }
        for (const char* word : {"unknown", "eye", "anna", "bert", "before", "after"})
            words.insert(word);
    }
    void walkFirstSteps() {
        trigger("hints");
        auto* hints = window.findChild<HintOverlay*>();
        REQUIRE(hints);
        for (int step = -1; hints->isVisible() && hints->step() > step; hints->next()) {
            step = hints->step();
            test::collectTexts(*hints, texts);
        }
    }
    /// The list, and those with a game and an audit in them. What lessons say themselves stands in files of their own.
    void walkLessons() {
        LessonProgress::forget();
        trigger("lessons_action");
        auto& column = *find<LessonsColumn>("lessons");
        for (const QString& file : shippedLessons("de")) {
            QFile lesson(file);
            REQUIRE(lesson.open(QIODevice::ReadOnly));
            for (const QString& word : test::wordsOf(QString::fromUtf8(lesson.readAll())))
                words.insert(word);
        }
        test::collectTexts(column, texts);
        for (int lesson : {1, 2}) {
            column.begin(lesson);
            REQUIRE(waitFor([&] { return column.run() && window.front().content(); }));
            while (!column.run()->last()) {
                for (const char* act : {"game_rest", "audit_start"})
                    if (auto* button = column.findChild<QPushButton*>(act))
                        button->click();
                column.run()->hint();
                test::collectTexts(column, texts);
                column.run()->next();
            }
            column.leave();
        }
        LessonProgress::forget();
    }
    /// What stays in English on all that was walked since the last time.
    void check(const test::Explained& explained) {
        CHECK(test::oddNumbers(texts, ',').join('\n').toStdString() == "");
        words.merge(test::dataWords(window.document().study()));
        const QStringList left = test::untranslated(std::exchange(texts, {}), explained, words);
        INFO(left.join('\n').toStdString());
        CHECK(left.isEmpty());
    }
};

} // namespace

TEST_CASE("no text of the window, its menus, benches and dialogs stays in English") {
    const test::German german;
    const test::Explained explained;
    AtGerman bench;
    test::collectTexts(bench.window, bench.texts);
    bench.walkFirstSteps();
    bench.open();
    bench.walkBenches();
    const auto* bar = bench.window.findChild<HeatmapBar*>();
    CHECK(bar->layout()->heightForWidth(bar->width()) <
          3 * bar->layout()->heightForWidth(10000)); // two rows, three with the wider style of Qt 6.11
    bench.walkAudit();
    bench.walkSweep();
    bench.walkReading();
    bench.trigger("bench_heatmaps_action");
    bench.walkRelease();
    for (const char* dialog : {"export_picture", "change_reading", "show_public", "report", "preferences", "about"})
        bench.walkDialog(dialog);
    bench.check(explained);

    bench.window.document().open(std::make_shared<const Dataset>(simulateViewing(4, 2, 5)), {});
    bench.walkBenches();
    bench.trigger("bench_samples_action");
    bench.walkRelease();
    bench.check(explained);

    QTemporaryDir folder;
    bench.openAndWait(featureTables(folder));
    bench.walkBenches();
    bench.trigger("bench_signals_action");
    const test::TemporaryFolder public_bounds;
    bench.giveBounds(public_bounds);
    bench.walkRelease();
    bench.check(explained);

    bench.walkDialog("change_reading"); // names of files
    bench.walkLessons();
    bench.check(explained);
}
