#pragma once
// QCustomPlot's header speaks Qt's lower-case keywords, which are off here (see CMakeLists.txt).

#include <QObject>

#define signals Q_SIGNALS
#define slots Q_SLOTS
#define foreach Q_FOREACH
#include <qcustomplot.h>
#undef signals
#undef slots
#undef foreach
