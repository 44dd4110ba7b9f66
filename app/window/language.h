#pragma once

#include "widgets/help_place.h"

#include <QStringList>

class QCoreApplication;

namespace nictate {

/// What the window can speak: "en", "de".
QStringList languages();
/// The first of these that it can: as asked, as chosen in the window before, as the system; else "en".
QString languageOf(const QString& asked);
/// Translators for everything that is made from now on; for "en" none. Numbers keep their decimal point in every language, for
/// they are copied into commands and papers.
void speak(QCoreApplication& application, const QString& language);

/// The same place in the words of the handbook, which is English.
HelpPlace inHandbook(HelpPlace place);

} // namespace nictate
