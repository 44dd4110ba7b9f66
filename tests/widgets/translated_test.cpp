// What the core says, in the language of a window.

#include "widgets/translated.h"

#include "core/errors.h"
#include "tests/catch.h"

#include <QCoreApplication>
#include <QTranslator>

#include <map>

using namespace nictate;

namespace {

class Few : public QTranslator {
  public:
    Few() { QCoreApplication::installTranslator(this); }
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override {
        static const std::map<std::string, QString> words = {
            {".", ","},
            {"none", "keine"},
            {"rows", "Zeilen"},
            {"%1 of %2 %3 were left out", "von %2 %3 fehlen %1"},
            {"%1, line %2", "%1, Zeile %2"},
            {"give another table", "wählen Sie eine andere Tabelle"},
        };
        const auto found = words.find(source);
        return qstrcmp(context, "core") == 0 && found != words.end() ? found->second : QString();
    }
};

} // namespace

TEST_CASE("words are translated with what is put into them, and data are as they are") {
    const Few german;
    CHECK(translated(Text("none")) == "keine");
    CHECK(translated(std::string("none")) == "none"); // somebody's name
    CHECK(translated(Text("%1 of %2 %3 were left out", 3, 10, Text("rows"))) == "von 10 Zeilen fehlen 3");
    CHECK(translated(Text("%1 of %2 %3 were left out", std::string("%2"), 10, std::string("rows"))) == "von 10 rows fehlen %2");
    CHECK(translated(Text("nobody knows this: %1", Text("none"))) == "nobody knows this: keine");
    CHECK(translated(Text("none") + Text(std::string(", ")) + Text("rows")) == "keine, Zeilen");
    CHECK(translated(Text()).isEmpty());
}

TEST_CASE("numbers have the language's decimal sign and a minus, names keep their points and hyphens") {
    CHECK(translated(std::string("0.1")) == "0.1");
    CHECK(translated(std::string("-0.234")) == "−0.234"); // as in tables
    CHECK(translated(std::string("S-0.5")) == "S-0.5");
    const Few german;
    CHECK(translated(std::string("0.1")) == "0,1");
    CHECK(translated(std::string("0.05–1.5 %")) == QString::fromUtf8("0,05–1,5 %"));
    CHECK(translated(std::string("P1.2 first.csv")) == "P1.2 first.csv");
}

TEST_CASE("errors are translated by their text, and those from elsewhere are as they come") {
    const Few german;
    const ParseError error("a.csv", 3, 0, Text("%1 of %2 %3 were left out", 1, 2, Text("rows")), Text("give another table"));
    CHECK(std::string(error.what()) == "a.csv, line 3: 1 of 2 rows were left out; give another table");
    CHECK(translated(error) == QString::fromUtf8("a.csv, Zeile 3: von 2 Zeilen fehlen 1; wählen Sie eine andere Tabelle"));
    CHECK(translated(std::runtime_error("none")) == "none");
}
