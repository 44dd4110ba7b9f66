#include "widgets/page_text.h"

#include "widgets/theme.h"

#include <QFontMetricsF>

namespace nictate {

QFont pageFont(int pixels, QFont::Weight weight) {
    QFont font = interfaceFont();
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

QStringList brokenLines(const QStringList& lines, const QFont& font, double width) {
    const QFontMetricsF metrics(font);
    QStringList rows;
    for (const QString& line : lines) {
        QString row;
        for (const QString& word : line.split(' ')) {
            const QString longer = row.isEmpty() ? word : row + ' ' + word;
            const bool full = !row.isEmpty() && metrics.horizontalAdvance(longer) > width;
            if (full)
                rows << row;
            row = full ? word : longer;
        }
        rows << row;
    }
    return rows;
}

} // namespace nictate
