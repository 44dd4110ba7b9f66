#include "app/window/language.h"

#include "widgets/handbook_pages.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QStringList>
#include <QTranslator>
#include <QXmlStreamReader>

static void haveTranslations() { Q_INIT_RESOURCE(translations); } // a static library's are not there by themselves

namespace nictate {

namespace {

/// The English texts that read so on screen in the language spoken, mnemonics, dots and colons aside; none in English.
QStringList englishOf(const QString& shown) {
    const QString language = QCoreApplication::translate("nictate::LessonsColumn", "en", "the code of this language");
    QStringList out;
    for (const char* catalogue : {"nictate", "core"}) {
        QFile file(QString(":/translations/%1_%2.ts").arg(catalogue, language));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        QString source;
        for (QXmlStreamReader xml(&file); !xml.atEnd();) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == QLatin1String("source"))
                source = plainWords(xml.readElementText());
            else if (xml.name() == QLatin1String("translation") &&
                     plainWords(xml.readElementText(QXmlStreamReader::IncludeChildElements)) == shown)
                out << source;
        }
    }
    return out;
}

} // namespace

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
    for (const char* catalogue : {"nictate", "core"}) {
        auto* translator = new QTranslator(&application);
        if (translator->load(QString(":/translations/%1_%2.qm").arg(catalogue, language)))
            QCoreApplication::installTranslator(translator);
    }
}

HelpPlace inHandbook(HelpPlace place) {
    const QString page = handbookPage(place.page).simplified(); // as if it had one line
    if (!place.heading.isEmpty())                               // named by the parameter
        return place;
    const QStringList all = englishOf(place.words);
    for (const char* marked : {"*%1*", "%1"}) // what stands out is about it
        for (const QString& words : all)
            if (page.contains(QString(marked).arg(words), Qt::CaseInsensitive)) {
                place.words = words;
                return place;
            }
    return place;
}

} // namespace nictate
