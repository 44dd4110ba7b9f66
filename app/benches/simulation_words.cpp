#include "app/benches/simulation_words.h"

#include "widgets/shown_number.h"
#include "widgets/translated.h"

#include <QStringList>

namespace nictate {

QString parametersText(const Parameters& resolved) {
    QStringList texts;
    for (const auto& [name, value] : resolved.all())
        texts << QString::fromStdString(name) + "=" +
                     (std::holds_alternative<double>(value) ? shortNumber(std::get<double>(value))
                                                            : QString::fromStdString(std::get<std::string>(value)));
    return texts.join(", ");
}

QString guaranteeText(const Guarantee& guarantee) {
    return QObject::tr("%1, status %2").arg(translated(name(guarantee.definition)), translated(name(guarantee.status)));
}

QString simulationMark() { return QObject::tr("SIMULATION – not a release"); }

} // namespace nictate
