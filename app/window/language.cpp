#include "app/window/language.h"

#include "widgets/core_translator.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QStringList>
#include <QTranslator>

static void haveTranslations() { Q_INIT_RESOURCE(translations); } // a static library's are not there by themselves

namespace nictate {

QStringList languages() { return {"en", "de"}; }

QString languageOf(const QString& asked) {
    for (const QString& wish : {asked, QSettings().value("language").toString(), QLocale::system().name().left(2)})
        if (languages().contains(wish))
            return wish;
    return "en";
}

void speak(QCoreApplication& application, const QString& language) {
    QLocale::setDefault(QLocale::c());
    if (language == "en")
        return;
    haveTranslations();
    auto* qt = new QTranslator(&application);
    if (qt->load("qtbase_" + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
    auto* window = new QTranslator(&application);
    if (window->load(":/translations/nictate_" + language + ".qm"))
        QCoreApplication::installTranslator(window);
    QCoreApplication::installTranslator(new CoreTranslator(":/translations/core_" + language + ".ts", &application));
}

} // namespace nictate
