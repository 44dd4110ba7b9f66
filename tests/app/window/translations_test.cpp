// The window in German: every text a person may read on it comes from the catalogues, and these are whole.

#include "app/bench/bench.h"
#include "app/release/release_dialog.h"
#include "app/window/language.h"
#include "core/io/columns.h"
#include "core/mechanisms/registry.h"
#include "core/simulate/viewing.h"
#include "tests/app/window/shown_texts.h"
#include "tests/app/window/workbench.h"
#include "widgets/core_translator.h"
#include "widgets/translated.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QLibraryInfo>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTranslator>
#include <QXmlStreamReader>

#include <catch2/catch.hpp>

#include <set>

using namespace nictate;
using test::addText;
using test::ShownTexts;

namespace {

const QString catalogues = QStringLiteral(NICTATE_SOURCE_DIR "/resources/translations/");

struct Entry {
    QString source;
    QStringList translations; ///< more than one where a number has forms
    bool finished = true;
};

std::vector<Entry> entriesOf(const QString& name) {
    QFile file(catalogues + name);
    REQUIRE(file.open(QIODevice::ReadOnly));
    std::vector<Entry> entries;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("source"))
            entries.push_back({xml.readElementText(), {}, true});
        else if (xml.name() == QLatin1String("translation")) {
            entries.back().finished = !xml.attributes().hasAttribute("type");
            if (const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements); !text.trimmed().isEmpty())
                entries.back().translations << (text.startsWith('\n') ? text.trimmed() : text); // forms of a number
        }
    }
    REQUIRE_FALSE(xml.hasError());
    return entries;
}

std::vector<Entry> allEntries() {
    std::vector<Entry> all = entriesOf("nictate_de.ts"), core = entriesOf("core_de.ts");
    all.insert(all.end(), core.begin(), core.end());
    return all;
}

QStringList placeholders(const QString& text) {
    static const QRegularExpression number("%([1-9]|n)");
    std::set<QString> found;
    for (auto match = number.globalMatch(text); match.hasNext();)
        found.insert(match.next().captured());
    return {found.begin(), found.end()};
}

/// As long as it lives, windows that are made speak German.
struct German {
    German() { speak(*qApp, "de"); }
    ~German() { qDeleteAll(qApp->findChildren<QTranslator*>(Qt::FindDirectChildrenOnly)); }
};

using Words = std::set<QString>;

QStringList wordsOf(const QString& text) {
    static const QRegularExpression letters("\\p{L}[\\p{L}\\p{M}]+");
    QStringList words;
    for (auto match = letters.globalMatch(text); match.hasNext();)
        words << match.next().captured();
    return words;
}

/// Tells where a text on a screen comes from.
class Explained {
  public:
    Explained() {
        QFile reversed(folder_.filePath("reversed.ts"));
        REQUIRE(reversed.open(QIODevice::WriteOnly));
        reversed.write("<TS><context>");
        for (const Entry& entry : allEntries())
            for (const QString& german : entry.translations) {
                const QString plain = test::plainText(german).replace("%n", "%9");
                for (const QString& spelt :
                     QStringList{plain, plain.trimmed(), plain.toUpper()} + plain.split('\n')) // captions, lines
                    reversed.write(QString("<message><source>%1</source><translation>✓ %2</translation></message>")
                                       .arg(spelt.toHtmlEscaped(), placeholders(plain).join(' '))
                                       .toUtf8());
            }
        reversed.write("</context></TS>");
        reversed.close();
        known_.emplace(reversed.fileName());
    }

    /// Whether it is made of the catalogues' German sentences and of these words, put together in the ways of windows.
    bool operator()(const QString& text, const Words& words) const {
        auto known = [&](const QString& left) {
            const QStringList all = wordsOf(left);
            return std::all_of(all.begin(), all.end(), [&](const QString& word) { return words.count(word) > 0; });
        };
        static const QRegularExpression files("[\\w*{}-]+\\.(csv|jsonl?|png|svg|pdf|npy|tif|webp)");
        const QString plain = QString(text).remove(files);
        static const QStringList qt{"Lösen", "Löst das Dock-Widget und verankert es wieder", "Schließt das Dock-Widget",
                                    "Nach links scrollen", "Nach rechts scrollen"};
        if (known(plain) || qt.contains(text))
            return true;
        for (const QString& spelt : {text, text.trimmed(), text.simplified()}) { // lines are broken where they are long
            QString left = known_->translate(CoreTranslator::core, spelt.toUtf8().constData());
            if (left.remove("✓ ").size() < spelt.size() && !left.isNull() && (*this)(left, words))
                return true;
        }
        static const QRegularExpression joints[] = {
            QRegularExpression("\\n|^[•–] "),    QRegularExpression(" · |\\s{2,}|…|→|←|\\.$| \\d+( %)?$"),
            QRegularExpression("\\S+ = \\S+ ?"), QRegularExpression("[.:;] "),
            QRegularExpression(", | – | − "),    QRegularExpression("[()\\[\\]]")};
        for (const QRegularExpression& joint : joints)
            if (const QStringList parts = plain.split(joint, Qt::SkipEmptyParts); parts.size() > 1 || parts.join("") != plain)
                return std::all_of(parts.begin(), parts.end(), [&](const QString& part) { return (*this)(part, words); });
        return false;
    }

  private:
    QTemporaryDir folder_;
    std::optional<CoreTranslator> known_;
};

/// Words that are the same in both languages: programs, formats, measures, mechanisms, units, keys, names of columns and words of
/// reading plans as they stand in files.
const Words same{"Nictate", "English", "Deutsch",   "SIMULATION", "Qt",    "QCustomPlot", "EyeLink", "PNG",     "SVG",
                 "PDF",     "CSV",     "JSON",      "WebP",       "TIFF",  "NPY",         "CC",      "MSE",     "RMSE",
                 "KS",      "DP",      "zCDP",      "NMSE",       "FPA",   "LPA",         "CFPA",    "DCFPA",   "Kaleido",
                 "event",   "synth",   "PD",        "lda",        "scale", "viridis",     "cividis", "turbo",   "min",
                 "round",   "Lap",     "Re",        "Im",         "px",    "ms",          "mm",      "dpi",     "Hz",
                 "nat",     "sd",      "SD",        "Alt",        "Strg",  "Balle",       "Wang",    "Liu",     "et",
                 "al",      "id",      "ASC",       "ETRA",       "Data",  "Features",    "csv",     "json",    "nictate",
                 "reading", "ivt",     "comma",     "line",       "table", "gaze",        "column",  "pattern", "tables",
                 "feature", "feature", "fixations", "OK"};

/// Names that the data, the parameters and the features bring along.
Words dataWords(const Dataset& study) {
    Words words;
    auto add = [&](const std::string& text) {
        for (const QString& word : wordsOf(QString::fromStdString(text)))
            words.insert(word);
    };
    add(study.name);
    for (const Participant& participant : study.participants) {
        add(participant.id);
        for (const auto& [name, value] : participant.attributes) {
            add(name);
            add(value);
        }
    }
    for (const Stimulus& stimulus : study.stimuli)
        add(stimulus.id);
    for (const Recording& recording : study.recordings)
        add(recording.condition);
    for (const FeatureTable& table : study.features.tables)
        add(table.condition);
    for (const RoleInfo& column : columnRoles())
        add(std::string(column.name));
    for (const std::string& feature : study.features.names)
        add(feature);
    for (const MechanismInfo* info : mechanismInfos()) {
        add(info->id);
        add(info->citation);
        for (const ParameterSpec& spec : info->parameters) {
            add(spec.name);
            for (const std::string& choice : spec.choices)
                add(choice);
        }
    }
    return words;
}

/// Texts that are not German, each with its place.
QStringList untranslated(const ShownTexts& texts, const Explained& explained, Words words) {
    words.insert(same.begin(), same.end());
    QStringList out;
    for (const auto& [text, place] : texts)
        if (!explained(text, words))
            out << place + ": " + text;
    return out;
}

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

struct AtGerman : Workbench {
    ShownTexts texts;
    Words words; ///< of all studies so far: a bench may still show the one before

    /// Every bench of the study that is open, with all its plots.
    void walkBenches() {
        for (Bench* bench : window.findChildren<Bench*>()) {
            trigger(qPrintable("bench_" + QString::fromStdString(bench->id()) + "_action"));
            for (const PlotPage& page : bench->pages()) {
                page.bring_up();
                CAPTURE(bench->id());
                CHECK(waitFor([&] { return bench->settled(); }));
                test::collectTexts(window, texts);
            }
            test::collectTexts(window, texts);
            CHECK(sharedLetters(window).join(", ").toStdString() == "");
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
                         wordsOf(libraries->item(cell % libraries->rowCount(), cell / libraries->rowCount())->text()))
                        words.insert(word);
            qobject_cast<QDialog*>(dialog)->reject();
        });
        trigger(action);
    }
    void walkRelease() {
        walkDialog("release", [](QWidget* widget) {
            auto* dialog = qobject_cast<ReleaseDialog*>(widget);
            REQUIRE(dialog);
            const auto& place = dialog->form()->ledger();
            CHECK(waitFor([&] {
                return !dialog->form()->planning() && (place.ledger() || !place.problem().isEmpty() || place.file().isEmpty());
            }));
        });
    }
    /// What stays in English on all that was walked since the last time.
    void check(const Explained& explained) {
        words.merge(dataWords(window.document().study()));
        const QStringList left = untranslated(std::exchange(texts, {}), explained, words);
        INFO(left.join('\n').toStdString());
        CHECK(left.isEmpty());
    }
};

} // namespace

TEST_CASE("every German text is there, keeps what is put into it, and ends as its English one") {
    for (const Entry& entry : allEntries()) {
        CAPTURE(entry.source.toStdString());
        CHECK(entry.finished);
        REQUIRE_FALSE(entry.translations.isEmpty());
        for (const QString& german : entry.translations) {
            CHECK(placeholders(german) == placeholders(entry.source));
            for (const char* end : {":", "…", "?"})
                CHECK(german.trimmed().endsWith(end) == entry.source.trimmed().endsWith(end));
        }
    }
}

TEST_CASE("lupdate finds nothing that the German catalogue does not have") {
    QTemporaryDir folder;
    const QString copy = folder.filePath("nictate_de.ts");
    REQUIRE(QFile::copy(catalogues + "nictate_de.ts", copy));
    QProcess lupdate;
    lupdate.setWorkingDirectory(NICTATE_SOURCE_DIR);
    lupdate.start(
        QLibraryInfo::path(QLibraryInfo::BinariesPath) + "/lupdate",
        {"app", "widgets", "-I", ".", "-no-obsolete", "-locations", "none", "-tr-function-alias", "tr+=words", "-ts", copy});
    REQUIRE(lupdate.waitForFinished());
    CHECK_THAT(lupdate.readAll().toStdString(), Catch::Contains("0 new"));
    QFile before(catalogues + "nictate_de.ts"), after(copy);
    REQUIRE((before.open(QIODevice::ReadOnly) && after.open(QIODevice::ReadOnly)));
    CHECK(before.readAll() == after.readAll()); // nor is anything there that nobody says
}

TEST_CASE("a sentence of the core is known by its words, whatever numbers stand in it") {
    QTemporaryDir folder;
    QFile file(folder.filePath("few.ts"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("<TS><context>"
               "<message><source>%1 of %2 rows were left out</source><translation>von %2 Zeilen fehlen %1</translation></message>"
               "<message><source>%1 rows</source><translation>%1 Zeilen</translation></message>"
               "<message><source>it is %1.</source><translation>es ist %1.</translation></message>"
               "<message><source>wide</source><translation>breit</translation></message></context></TS>");
    file.close();
    const CoreTranslator translator(file.fileName());
    auto german = [&](const char* text) { return translator.translate(CoreTranslator::core, text).toStdString(); };
    CHECK(german("3 of 10 rows were left out") == "von 10 Zeilen fehlen 3");
    CHECK(german("12 rows") == "12 Zeilen"); // the most that is fixed wins, and what is put in may be anything
    CHECK(german("it is wide.") == "es ist breit.");
    CHECK(german("it is wide. it is blue.") == "es ist breit. es ist blue.");
    CHECK(german("file.csv, line 3: 3 of 10 rows were left out; wide") == "file.csv, line 3: von 10 Zeilen fehlen 3; breit");
    CHECK(german("nothing of this").empty());
    CHECK(translator.translate("elsewhere", "wide").isNull());
}

TEST_CASE("no text of the window, its menus, benches and dialogs stays in English") {
    const German german;
    const Explained explained;
    AtGerman bench;
    test::collectTexts(bench.window, bench.texts);
    bench.open();
    bench.walkBenches();
    bench.trigger("bench_heatmaps_action");
    bench.walkRelease();
    for (const char* dialog : {"export_picture", "change_reading", "report", "about"})
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
    bench.walkRelease();
    bench.check(explained);
}

TEST_CASE("every mechanism's description, promise and parameters are translated") {
    const German german;
    const Explained explained;
    ShownTexts texts;
    for (const MechanismInfo* info : mechanismInfos()) {
        const QString place = QString::fromStdString(info->id);
        auto add = [&](const std::string& text) { addText(texts, translated(text), place); };
        for (const std::string& text : {info->name, info->summary, info->formula})
            add(text);
        for (const ParameterSpec& spec : info->parameters)
            for (const std::string& text : {spec.label, spec.unit, spec.meaning, spec.default_formula, rangeText(spec)})
                add(text);
    }
    const QStringList left = untranslated(texts, explained, dataWords({}));
    INFO(left.join('\n').toStdString());
    CHECK(left.isEmpty());
}
