#include "widgets/cut_text.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QHelpEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QStyleOption>
#include <QStylePainter>
#include <QTableView>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nictate {

namespace {

constexpr int narrowest_choice = 8;                                                 ///< characters
constexpr int widest_cell = 60, least_cell = 6, least_title = 9, least_answer = 17; ///< likewise
constexpr int least_button = 60, least_section = 20;                                ///< pixels

/// The text in lines of that width, the last of the lines that there is room for with "…".
QString broken(const QString& text, const QFont& font, int width, int most_lines) {
    const QFontMetrics metrics(font);
    QStringList lines;
    for (const QString& paragraph : text.split('\n')) {
        QTextLayout layout(paragraph, font);
        QTextOption option;
        option.setWrapMode(QTextOption::WordWrap);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid() && lines.size() < most_lines; line = layout.createLine()) {
            line.setLineWidth(width);
            const bool last = lines.size() + 1 == most_lines;
            lines << (last ? paragraph.mid(line.textStart()) : paragraph.mid(line.textStart(), line.textLength())).trimmed();
        }
        layout.endLayout();
        if (lines.size() == most_lines)
            break;
    }
    for (QString& line : lines)
        line = metrics.elidedText(line, Qt::ElideRight, width);
    const bool whole = lines.join(' ').simplified() == text.simplified();
    if (!whole && !lines.isEmpty() && !lines.back().endsWith("…") && !lines.join("").contains("…"))
        lines.back() = metrics.elidedText(lines.back() + " …", Qt::ElideRight, width);
    return lines.join('\n');
}

/// The sign at `key` is underlined, where it is still there.
QString withKey(QString lined, const QString& plain, qsizetype key) {
    const QChar letter = plain[key];
    qsizetype at = -1;
    for (qsizetype times = plain.left(key + 1).count(letter); times > 0; --times)
        if ((at = lined.indexOf(letter, at + 1)) < 0)
            return lined;
    return lined.insert(at, '&');
}

} // namespace

ElidedLabel::ElidedLabel(const QString& text, QWidget* parent) : QLabel(text, parent) { setTextFormat(Qt::PlainText); }

bool ElidedLabel::fits(const QString& text, const QFont& font, int width, int lines) {
    return !broken(text, font, width, lines).contains("…");
}

void ElidedLabel::setMostLines(int lines) {
    if (lines == most_lines_)
        return;
    most_lines_ = lines;
    setWordWrap(lines > 1);
    updateGeometry();
    update();
}

void ElidedLabel::setLinesHere(int lines) {
    setMostLines(lines);
    QSizePolicy policy = sizePolicy();
    policy.setHeightForWidth(false);
    setSizePolicy(policy);
}

QSize ElidedLabel::sizeHint() const {
    if (wordWrap() && !sizePolicy().hasHeightForWidth())
        return {fontMetrics().size(Qt::TextShowMnemonic, text()).width() + 1, minimumSizeHint().height()};
    const QSize whole = QLabel::sizeHint();
    return {whole.width(), std::min(whole.height(), most_lines_ * fontMetrics().lineSpacing() + 4)};
}

QSize ElidedLabel::minimumSizeHint() const {
    const int one = text().isEmpty() ? 0 : fontMetrics().height();
    return {0, wordWrap() ? std::max(one, heightForWidth(std::max(1, width()))) : one};
}

int ElidedLabel::heightForWidth(int width) const {
    const int whole = QLabel::heightForWidth(width), most = most_lines_ * fontMetrics().lineSpacing() + 4;
    return whole < 0 ? whole : std::min(whole, most);
}

QString ElidedLabel::shown() const {
    if (most_lines_ == 1 && buddy()) // names of fields differ at their ends, where symbols stand
        return fontMetrics().elidedText(text(), Qt::ElideMiddle, contentsRect().width(), Qt::TextShowMnemonic);
    if (most_lines_ == 1)
        return fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    const int lines = std::clamp((contentsRect().height() + 2) / fontMetrics().lineSpacing(), 1, most_lines_);
    if (!buddy())
        return broken(text(), font(), contentsRect().width(), lines);
    const qsizetype key = text().indexOf('&');
    const QString plain = QString(text()).remove('&'), lined = broken(plain, font(), contentsRect().width(), lines);
    return key < 0 ? lined : withKey(lined, plain, key);
}

void ElidedLabel::tell() {
    if (!toolTip().isEmpty() && toolTip() != tip_)
        return; // somebody else's
    tip_ = shown().contains("…") ? QString(text()).remove(buddy() ? "&" : "\n\n\n") : QString();
    if (toolTip() != tip_)
        setToolTip(tip_);
}

void ElidedLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    if (wordWrap() && event->oldSize().width() != width())
        updateGeometry(); // other lines, another least height
    tell();
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    tell();
    QPainter painter(this);
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()) | (buddy() ? Qt::TextShowMnemonic : 0),
                          palette(), isEnabled(), shown(), foregroundRole());
}

ElidedButton::ElidedButton(QWidget* parent) : QToolButton(parent) { setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); }

QSize ElidedButton::minimumSizeHint() const { return {least_button, QToolButton::minimumSizeHint().height()}; }

void ElidedButton::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    const int room = width() - (QToolButton::sizeHint().width() - fontMetrics().horizontalAdvance(text()));
    if (fontMetrics().horizontalAdvance(text()) > room + 2)
        option.text = fontMetrics().elidedText(text(), Qt::ElideRight, std::max(0, room));
    if (toolTip().isEmpty() || toolTip() == text())
        setToolTip(option.text == text() ? QString() : text());
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
}

ElidedChoice::ElidedChoice(QWidget* parent) : QComboBox(parent) {
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setMinimumContentsLength(narrowest_choice);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setMinimumWidth(fontMetrics().averageCharWidth() * narrowest_choice);
}

QRect ElidedChoice::room() const {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
}

void ElidedChoice::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, room().width());
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

bool ElidedChoice::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || fontMetrics().horizontalAdvance(currentText()) <= room().width())
        return QComboBox::event(event);
    const QString meaning = toolTip().isEmpty() ? QString() : "\n" + toolTip();
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), currentText() + meaning, this);
    return true;
}

bool CutCells::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                         const QModelIndex& index) {
    const QString text = index.data().toString();
    if (event->type() != QEvent::ToolTip || text.isEmpty() || index.data(Qt::ToolTipRole).isValid() ||
        QStyledItemDelegate::sizeHint(option, index).width() <= option.rect.width())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), text, view->viewport(), option.rect);
    return true;
}

QSize CutCells::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QSize whole = QStyledItemDelegate::sizeHint(option, index);
    return qobject_cast<const QListView*>(option.widget) ? QSize(1, whole.height()) : whole;
}

std::vector<int> yielding(std::vector<int> wanted, const std::vector<int>& least, int room) {
    auto at = [&](std::size_t i, int widest) { return std::min(wanted[i], std::max(widest, least[i])); };
    auto total = [&](int widest) {
        int sum = 0;
        for (std::size_t i = 0; i < wanted.size(); ++i)
            sum += at(i, widest);
        return sum;
    };
    int low = 0, high = wanted.empty() ? 0 : *std::max_element(wanted.begin(), wanted.end());
    while (low < high) {
        const int middle = (low + high + 1) / 2;
        if (total(middle) <= room)
            low = middle;
        else
            high = middle - 1;
    }
    for (std::size_t i = 0; i < wanted.size(); ++i)
        wanted[i] = at(i, low);
    return wanted;
}

CutTitles::CutTitles(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
    setSectionsClickable(true); // as a table's own
    setTextElideMode(Qt::ElideRight);
}

namespace {

/// Rounded up: what is rounded down would be shortened in a column of that width.
int widthOf(const QString& line, const QFontMetrics& metrics) {
    return static_cast<int>(std::ceil(QFontMetricsF(metrics).horizontalAdvance(line)));
}

/// In two lines of about the same length.
QStringList inTwo(const QString& title, const QFontMetrics& metrics) {
    QStringList best{title};
    int narrowest = widthOf(title, metrics);
    for (qsizetype space = title.indexOf(' '); space >= 0; space = title.indexOf(' ', space + 1)) {
        const QStringList lines{title.left(space), title.mid(space + 1)};
        const int width = std::max(widthOf(lines[0], metrics), widthOf(lines[1], metrics));
        if (width < narrowest) {
            narrowest = width;
            best = lines;
        }
    }
    return best;
}

} // namespace

QString CutTitles::title(int section) const { return model()->headerData(section, orientation()).toString(); }

int CutTitles::beside(int section) const {
    QStyleOptionHeaderV2 option;
    initStyleOption(&option);
    option.section = section; // without its title, which Qt's own hint measures in bold letters
    if (isSortIndicatorShown() && sortIndicatorSection() == section)
        option.sortIndicator = QStyleOptionHeader::SortDown;
    return style()->sizeFromContents(QStyle::CT_HeaderSection, &option, {}, this).width();
}

int CutTitles::wholeWidth(int section) const { return widthOf(title(section), fontMetrics()) + beside(section); }

int CutTitles::brokenWidth(int section) const {
    int widest = 0;
    for (const QString& line : inTwo(title(section), fontMetrics()))
        widest = std::max(widest, widthOf(line, fontMetrics()));
    return widest + beside(section);
}

QString CutTitles::shown(int section) const {
    const int room = sectionSize(section) - beside(section);
    if (widthOf(title(section), fontMetrics()) <= room)
        return title(section);
    QStringList lines = inTwo(title(section), fontMetrics());
    for (QString& line : lines)
        line = fontMetrics().elidedText(line, textElideMode(), room);
    return lines.join('\n');
}

QSize CutTitles::sizeHint() const {
    QSize size = QHeaderView::sizeHint();
    for (int section = 0; model() && section < count(); ++section)
        if (!isSectionHidden(section) && shown(section).contains('\n'))
            return {size.width(), size.height() + fontMetrics().lineSpacing()};
    return size;
}

void CutTitles::initStyleOptionForIndex(QStyleOptionHeader* option, int section) const {
    QHeaderView::initStyleOptionForIndex(option, section);
    option->text = shown(section);
    if (auto* second = qstyleoption_cast<QStyleOptionHeaderV2*>(option)) // it would take two lines for one
        second->textElideMode = Qt::ElideNone;
}

bool CutTitles::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QHeaderView::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int section = logicalIndexAt(help->pos());
    if (section < 0 || wholeWidth(section) <= sectionSize(section))
        return QHeaderView::viewportEvent(event);
    const QString title = model()->headerData(section, orientation()).toString(),
                  tip = model()->headerData(section, orientation(), Qt::ToolTipRole).toString();
    QToolTip::showText(help->globalPos(), tip.isEmpty() ? title : title + "\n" + tip, this);
    return true;
}

QString breakable(QString text) {
    static const QRegularExpression within("(?<=[\\w.-]{8}[_./\\\\-])(?=[\\w.-]{4})");
    return text.replace(within, QString(QChar(0x200b)));
}

void fitColumns(QTableView& view, const std::vector<int>& dropped, int answer) {
    QHeaderView& header = *view.horizontalHeader();
    header.setStretchLastSection(false);
    header.setMinimumSectionSize(least_section);
    const int letter = view.fontMetrics().averageCharWidth();
    std::vector<int> columns, wanted, least, whole;
    for (const int column : dropped)
        header.showSection(column);
    for (int column = 0; column < header.count(); ++column)
        if (header.isSectionHidden(column) && header.sectionSize(column) > 0) { // as it is after a model was reset
            header.showSection(column);
            header.hideSection(column);
        }
    auto measure = [&] {
        columns.clear(), wanted.clear(), least.clear(), whole.clear();
        for (int column = 0; column < header.count(); ++column) {
            if (header.isSectionHidden(column))
                continue;
            const auto* titles = qobject_cast<const CutTitles*>(&header);
            const int title = titles ? titles->wholeWidth(column) : header.sectionSizeHint(column);
            const int broken = titles ? titles->brokenWidth(column) : 0;
            const bool figures = view.model()->index(0, column).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight;
            const int cells = static_cast<QAbstractItemView&>(view).sizeHintForColumn(column);
            columns.push_back(column);
            whole.push_back(figures ? std::max(cells, least_section) : least_section);
            wanted.push_back(std::max(title, std::min(cells, widest_cell * letter)));
            const int names =
                std::min(wanted.back(), std::max(broken, std::clamp(title, least_cell * letter, least_title * letter)));
            least.push_back(column == answer ? std::max(broken, std::min(cells, least_answer * letter))
                            : figures        ? std::max(cells, names)
                                             : names);
        }
        return std::accumulate(least.begin(), least.end(), 0);
    };
    const int room = view.viewport()->width();
    int needed = measure();
    for (auto column = dropped.begin(); needed > room && column != dropped.end(); ++column) {
        header.hideSection(*column);
        needed = measure();
    }
    const auto wide = std::find(columns.begin(), columns.end(), answer);
    if (needed > room && wide != columns.end()) { // the answer is cut, and told in its tip, before any column is off screen
        int& words = least[static_cast<std::size_t>(wide - columns.begin())];
        const auto* titles = qobject_cast<const CutTitles*>(&header);
        const int shortest = std::max(least_cell * letter, titles ? titles->brokenWidth(answer) : 0);
        words = std::max(std::min(words, shortest), words - (needed - room));
    }
    if (std::accumulate(least.begin(), least.end(), 0) > room) { // cells that are cut have tips; what is off screen has none
        const bool figures_fit = std::accumulate(whole.begin(), whole.end(), 0) <= room; // a number in part is another number
        least = yielding(least, figures_fit ? whole : std::vector<int>(least.size(), least_section), room);
    }
    std::vector<int> given = yielding(wanted, least, room);
    const int left = room - std::accumulate(given.begin(), given.end(), 0);
    if (!given.empty() && left > 0) // nothing stays empty beside the last one
        (wide == columns.end() ? given.back() : given[static_cast<std::size_t>(wide - columns.begin())]) += left;
    for (std::size_t i = 0; i < columns.size(); ++i)
        header.resizeSection(columns[i], given[i]);
    Q_EMIT header.geometriesChanged(); // titles may be in two lines now
}

} // namespace nictate
