#include "tests/app/window/misfits.h"

#include "tests/catch.h"

#include "core/domains/areas/areas_view.h"
#include "core/simulate/gallery.h"
#include "tests/app/window/shown_texts.h"
#include "widgets/custom_plot.h"
#include "widgets/cut_text.h"
#include "widgets/heatmap_view.h"
#include "widgets/parameter_row.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSizeGrip>
#include <QSplitter>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace nictate::test {

namespace {

constexpr int looked_at_rows = 40, least_room = 30;

QString nameOf(const QWidget& widget) {
    return widget.objectName().isEmpty() ? QString(widget.metaObject()->className()).remove("nictate::") : widget.objectName();
}

QString pathOf(const QWidget& widget) {
    QString place = nameOf(widget);
    const QWidget* up = &widget;
    for (int named = 0; !up->isWindow() && named < 2;) {
        up = up->parentWidget();
        const bool says_something = (!up->objectName().isEmpty() && !up->objectName().startsWith("qt_")) ||
                                    QString(up->metaObject()->className()).startsWith("nictate::");
        if (says_something) {
            place = nameOf(*up) + "/" + place;
            ++named;
        }
    }
    return place;
}

QString sizeText(QSize size) { return QString("%1×%2").arg(size.width()).arg(size.height()); }

QString quoted(const QString& text) {
    const QString read = plainText(text).simplified();
    return "“" + (read.size() > 60 ? read.left(60) + "…" : read) + "”";
}

/// The tool tip holds the whole of it.
bool tellsAll(const QString& tip, const QString& text) {
    return !tip.isEmpty() && plainText(tip).simplified().contains(plainText(text).simplified());
}

int widestWord(const QString& text, const QFontMetrics& metrics) {
    static const QRegularExpression space("[\\s/\u200b-]+");
    int widest = 0;
    for (const QString& word : plainText(text).split(space, Qt::SkipEmptyParts))
        widest = std::max(widest, metrics.horizontalAdvance(word));
    return widest;
}

class Looking {
  public:
    explicit Looking(std::vector<Misfit>& found) : found_(found) {}

    void look(QWidget& widget) {
        lookAtText(widget);
        lookAtItems(widget);
        lookAtPlace(widget);
        lookAtChildren(widget);
        for (QObject* child : widget.children())
            if (auto* inner = qobject_cast<QWidget*>(child); inner && inner->isVisible() && !inner->isWindow())
                look(*inner);
    }

  private:
    void add(const char* what, const QWidget& widget, const QString& detail) {
        if (std::none_of(found_.begin(), found_.end(), [&](const Misfit& each) {
                return each.what == what && each.widget == pathOf(widget) && each.detail == detail;
            }))
            found_.push_back({what, pathOf(widget), detail});
    }
    void cut(const QWidget& widget, const QString& text, QSize wanted, QSize given) {
        add("cut text", widget, quoted(text) + " wants " + sizeText(wanted) + " and has " + sizeText(given));
    }
    /// Text of one line in a room.
    void line(const QWidget& widget, const QString& text, QSize room) {
        const QString read = plainText(text);
        const QSize wanted(widget.fontMetrics().horizontalAdvance(read), widget.fontMetrics().height());
        if (!read.isEmpty() && (wanted.width() > room.width() || wanted.height() > room.height() + 2) &&
            !tellsAll(widget.toolTip(), text))
            cut(widget, text, wanted, room);
    }

    void lookAtLabel(const QLabel& label) {
        const QString text = label.text();
        if (text.isEmpty() || tellsAll(label.toolTip(), text))
            return;
        const auto* elided = qobject_cast<const ElidedLabel*>(&label);
        if (elided && elided->isCut() && qobject_cast<const ParameterRow*>(label.parentWidget()) && label.buddy())
            add("cut name", label, quoted(text) + " in " + sizeText(label.size())); // its symbol tells it from others
        if (elided) {                                                               // it tells
            if (label.height() < label.fontMetrics().height() - 2 || label.width() < least_room)
                cut(label, text, {least_room, label.fontMetrics().height()}, label.size());
            return;
        }
        if (!label.wordWrap()) {
            const QSize wanted = label.sizeHint();
            if (wanted.width() > label.width() || wanted.height() > label.height())
                cut(label, text, wanted, label.size());
            return;
        }
        const int high = label.heightForWidth(label.width()), word = widestWord(text, label.fontMetrics());
        if (high > label.height() + 2 || word > label.contentsRect().width())
            cut(label, text, {word, high}, label.size());
    }

    void lookAtButton(const QAbstractButton& button) {
        if (button.text().isEmpty())
            return;
        QSize wanted = button.sizeHint();
        if (qobject_cast<const QToolButton*>(&button))
            wanted = wanted.boundedTo(button.minimumSizeHint());
        if (qobject_cast<const ElidedButton*>(&button)) // it tells
            wanted.setWidth(least_room);
        if (wanted.width() > button.width() || wanted.height() > button.height())
            if (!tellsAll(button.toolTip(), button.text()))
                cut(button, button.text(), wanted, button.size());
    }

    void lookAtCombo(const QComboBox& box) {
        QStyleOptionComboBox option;
        option.initFrom(&box);
        option.editable = box.isEditable();
        const QRect room = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
        if (!qobject_cast<const ElidedChoice*>(&box)) // it tells
            line(box, box.currentText(), room.size());
        else if (room.width() < least_room)
            cut(box, box.currentText(), {least_room, box.height()}, room.size());
    }

    void lookAtEntry(const QLineEdit& entry) {
        const bool number = qobject_cast<const QAbstractSpinBox*>(entry.parentWidget()) || entry.objectName().endsWith(".box");
        if (entry.text().isEmpty())
            line(entry, entry.placeholderText(), entry.contentsRect().size());
        else if (number)
            line(entry, entry.text(), entry.contentsRect().size());
    }

    void lookAtTabs(QTabBar& tabs) {
        for (int tab = 0; tab < tabs.count(); ++tab) {
            const QRect place = tabs.tabRect(tab);
            if (!tabs.rect().contains(place) ||
                tabs.fontMetrics().horizontalAdvance(plainText(tabs.tabText(tab))) > place.width())
                cut(tabs, tabs.tabText(tab), place.size(), tabs.size());
        }
    }

    void lookAtMap(const HeatmapView& map) {
        for (const QString& text : map.cutBadges())
            add("cut text", map, quoted(text) + " in " + sizeText(map.size()));
    }

    void lookAtPlot(QCustomPlot& plot) {
        for (const QCPAxisRect* rect : plot.axisRects())
            for (const QCPAxis* axis : rect->axes()) {
                const int wanted = QFontMetrics(axis->labelFont()).horizontalAdvance(axis->label());
                const bool across = axis->orientation() == Qt::Horizontal;
                const QRect inner = axis->axisRect()->rect();
                const int middle = across ? inner.center().x() : inner.center().y(),
                          length = across ? plot.width() : plot.height();
                const bool told = axis->label().endsWith("…") && !axis->property("titles").toStringList().isEmpty();
                if (axis->visible() && rect->visible() && !told && (middle - wanted / 2 < 0 || middle + wanted / 2 > length))
                    add("cut text", plot,
                        "axis " + quoted(axis->label()) + QString(" of %1 px in ").arg(wanted) + sizeText(plot.size()));
            }
    }

    void lookAtText(QWidget& widget) {
        if (const auto* label = qobject_cast<const QLabel*>(&widget))
            lookAtLabel(*label);
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            lookAtButton(*button);
        if (const auto* box = qobject_cast<const QComboBox*>(&widget))
            lookAtCombo(*box);
        if (const auto* entry = qobject_cast<const QLineEdit*>(&widget))
            lookAtEntry(*entry);
        if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
            line(*group, group->title(), group->size());
        if (auto* tabs = qobject_cast<QTabBar*>(&widget))
            lookAtTabs(*tabs);
        if (auto* plot = qobject_cast<QCustomPlot*>(&widget))
            lookAtPlot(*plot);
        if (widget.objectName() == "qt_toolbar_ext_button")
            add("beyond the edge", *widget.parentWidget(), "controls of a bar that is too short");
        if (const auto* map = qobject_cast<const HeatmapView*>(&widget))
            lookAtMap(*map);
    }

    void lookAtHeader(const QHeaderView& header, const QAbstractItemModel& model) {
        for (int section = 0; section < std::min(header.count(), looked_at_rows); ++section) {
            const QString text = model.headerData(section, Qt::Horizontal).toString();
            const int wanted = header.sectionSizeHint(section), given = header.sectionSize(section);
            if (!header.isSectionHidden(section) && !text.isEmpty() && wanted > given &&
                !qobject_cast<const CutTitles*>(&header) &&
                !tellsAll(model.headerData(section, Qt::Horizontal, Qt::ToolTipRole).toString(), text))
                add("cut text", header, "column " + quoted(text) + QString(" wants %1 and has %2").arg(wanted).arg(given));
        }
    }

    void lookAtColumns(const QAbstractItemView& view, const QHeaderView& header, bool wraps) {
        if (header.isVisible())
            lookAtHeader(header, *view.model());
        if (header.length() > view.viewport()->width() && !isOpenEnded(view))
            add("beyond the edge", view,
                QString("columns of %1 px in %2").arg(header.length()).arg(sizeText(view.viewport()->size())));
        const QModelIndex root = view.rootIndex();
        for (int row = 0; row < std::min(view.model()->rowCount(root), looked_at_rows); ++row)
            for (int column = 0; column < header.count(); ++column)
                if (!header.isSectionHidden(column))
                    lookAtCell(view, view.model()->index(row, column, root), wraps);
    }

    void lookAtCell(const QAbstractItemView& view, const QModelIndex& at, bool wraps) {
        const QString text = at.data().toString();
        const QRect room = view.visualRect(at);
        if (text.isEmpty() || room.isEmpty() || view.indexWidget(at) || tellsAll(at.data(Qt::ToolTipRole).toString(), text))
            return;
        const QFont font = at.data(Qt::FontRole).isValid() ? at.data(Qt::FontRole).value<QFont>() : view.font();
        const QFontMetrics metrics(font);
        const int wanted = wraps ? widestWord(text, metrics) : metrics.horizontalAdvance(text.section('\n', 0, 0));
        static const QRegularExpression figure("^[0-9.,∞±%−– -]+$");
        if (qobject_cast<const CutCells*>(view.itemDelegate()) && !text.contains(figure)) // it tells
            return;
        if (wanted > room.width())
            cut(view, text, {wanted, metrics.height()}, room.size());
    }

    void lookAtItems(const QWidget& widget) {
        if (const auto* table = qobject_cast<const QTableView*>(&widget); table && table->model())
            lookAtColumns(*table, *table->horizontalHeader(), table->wordWrap());
        if (const auto* tree = qobject_cast<const QTreeView*>(&widget); tree && tree->model())
            lookAtColumns(*tree, *tree->header(), tree->wordWrap());
        if (const auto* list = qobject_cast<const QListView*>(&widget); list && list->model() && !list->isWrapping())
            for (int row = 0; row < std::min(list->model()->rowCount(), looked_at_rows); ++row)
                lookAtCell(*list, list->model()->index(row, list->modelColumn()), list->wordWrap());
    }

    /// Has as many columns as a file, or a study.
    static bool isOpenEnded(const QWidget& widget) {
        static const QStringList names = {"import_preview", "table_participants", "table_fixations", "table_events",
                                          "table_samples",  "table_area_hits",    "table_quality"};
        return names.contains(widget.objectName());
    }

    void lookAtPlace(const QWidget& widget) {
        const auto* bar = qobject_cast<const QScrollBar*>(&widget);
        if (bar && bar->orientation() == Qt::Horizontal && bar->maximum() > bar->minimum() &&
            !isOpenEnded(*widget.parentWidget()->parentWidget()))
            add("sideways scrollbar", *widget.parentWidget()->parentWidget(), QString("%1 px hidden").arg(bar->maximum()));
        const QWidget* parent = widget.isWindow() ? nullptr : widget.parentWidget();
        if (!parent || qobject_cast<const QSizeGrip*>(&widget))
            return;
        const auto* area = qobject_cast<const QAbstractScrollArea*>(parent->parentWidget());
        const bool scrolls = area && area->viewport() == parent;
        const QRect place = widget.geometry(), room = parent->rect();
        if (qobject_cast<const QAbstractItemView*>(area)) // editors and marks in its cells
            return;
        if (place.isEmpty() ? !widget.layout() && speaks(widget)
                            : place.left() < 0 || place.right() > room.right() ||
                                  (!scrolls && (place.top() < 0 || place.bottom() > room.bottom())))
            add("beyond the edge", widget,
                QString("at %1, %2, ").arg(place.x()).arg(place.y()) + sizeText(place.size()) + " in " + sizeText(room.size()) +
                    widestIn(widget, room.width()));
    }

    /// What reaches furthest to the right in a widget that is wider than its room.
    static QString widestIn(const QWidget& widget, int room) {
        if (widget.width() <= room)
            return {};
        const QWidget* widest = nullptr;
        int right = 0;
        for (const auto* child : widget.findChildren<const QWidget*>())
            if (const int end = child->mapTo(&widget, QPoint(child->width(), 0)).x();
                child->isVisible() && child->layout() == nullptr && end >= right &&
                child->minimumSizeHint().width() >= child->width())
                widest = child, right = end;
        if (!widest)
            return {};
        const auto* label = qobject_cast<const QLabel*>(widest);
        return QString(", by %1 %2")
            .arg(widest->metaObject()->className(), label ? quoted(label->text()) : quoted(widest->objectName()));
    }

    /// Something to read or to press.
    static bool speaks(const QWidget& widget) {
        const auto* label = qobject_cast<const QLabel*>(&widget);
        return (label && !label->text().isEmpty()) || qobject_cast<const QAbstractButton*>(&widget) ||
               qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
               qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QAbstractItemView*>(&widget);
    }

    void lookAtChildren(const QWidget& widget) {
        if (qobject_cast<const QAbstractScrollArea*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
            qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QTabWidget*>(&widget))
            return;
        std::vector<const QWidget*> there;
        for (const QObject* child : widget.children()) {
            const auto* each = qobject_cast<const QWidget*>(child);
            if (each && each->isVisible() && !each->isWindow() && !each->geometry().isEmpty() &&
                !qobject_cast<const QSplitterHandle*>(each) && !qobject_cast<const QSizeGrip*>(each) &&
                !each->testAttribute(Qt::WA_TransparentForMouseEvents))
                there.push_back(each);
        }
        for (std::size_t i = 0; i < there.size(); ++i)
            for (std::size_t j = i + 1; j < there.size(); ++j)
                if (there[i]->geometry().intersects(there[j]->geometry()))
                    add("overlap", *there[i],
                        "and " + nameOf(*there[j]) + QString(" share ") +
                            sizeText(there[i]->geometry().intersected(there[j]->geometry()).size()));
    }

    std::vector<Misfit>& found_;
};

} // namespace

std::vector<Misfit> misfits(QWidget& window, QSize screen) {
    std::vector<Misfit> found;
    const QSize size = window.minimumSizeHint().expandedTo(window.minimumSize());
    if (size.width() > screen.width() || size.height() > screen.height())
        found.push_back({"too large", pathOf(window), sizeText(size) + " on a screen of " + sizeText(screen)});
    Looking(found).look(window);
    return found;
}

const std::vector<QSize>& screens() {
    static const std::vector<QSize> all = {{1024, 768}, {1280, 720}, {1280, 800}, {1366, 768}, {1920, 1080}, {2560, 1440}};
    return all;
}

std::shared_ptr<const Dataset> longNamed(Dataset study) {
    auto longer = [](std::string& name, const char* tail) {
        if (!name.empty())
            name += tail;
    };
    for (Participant& person : study.participants) {
        longer(person.id, "_university_hospital_2024_wave_2");
        person.attributes["years of experience with the reading of radiographs"] = "more than twenty years, both hands";
    }
    for (Stimulus& stimulus : study.stimuli)
        longer(stimulus.id, "_advertisement_of_the_second_campaign_final_version.png");
    for (Recording& recording : study.recordings)
        longer(recording.condition, " while listening to instructions in a foreign language");
    for (std::string& feature : study.features.names)
        longer(feature, "_of_fixations_in_the_upper_left_quadrant_normalised");
    longer(study.name, " of the multi-centre study of expertise in radiology, second wave");
    return std::make_shared<const Dataset>(std::move(study));
}

std::shared_ptr<const Dataset> longNamedPictures() {
    Dataset study = simulateGallery(8, 1);
    study.features.names = {"blink_rate", "saccade_amplitude", "fixation_duration"};
    study.features.step_s = 0.5;
    for (std::size_t person = 0; person < study.participants.size(); ++person)
        for (const char* condition : {"reading of comics", "reading of newspapers"}) {
            Eigen::MatrixXd values(60, 3);
            for (int row = 0; row < values.rows(); ++row)
                for (int column = 0; column < values.cols(); ++column)
                    values(row, column) = static_cast<double>((row * (column + 3) + static_cast<int>(person) * 7) % 11);
            study.features.tables.push_back({person, condition, values});
        }
    return longNamed(std::move(study));
}

Session withAreas(const Dataset& study) {
    Session session;
    for (const Stimulus& stimulus : study.stimuli)
        session.view<AreasView>().areas[stimulus.id] = {
            {"headline of the advertisement with the price", AreaShape::rectangle, {50, 50, 300, 200}},
            {"face of the person in the foreground", AreaShape::ellipse, {200, 200, 150, 150}}};
    return session;
}

void Gathered::look(QWidget& window, QSize screen, const QString& circumstances) {
    const auto lookAgain = [&] {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        return misfits(window, screen);
    };
    std::vector<Misfit> found = lookAgain();
    for (int round = 0; round < 20 && !found.empty(); ++round) // layouts find their places in a round of events or two
        found = lookAgain();
    for (int round = 0; round < 5 && !found.empty(); ++round) { // what a moment shows, as work goes on, nobody sees
        const std::vector<Misfit> there = lookAgain();
        std::erase_if(found, [&](const Misfit& each) {
            return std::none_of(there.begin(), there.end(), [&](const Misfit& other) { return other.key() == each.key(); });
        });
    }
    if (const QString folder = qEnvironmentVariable("NICTATE_SCREENS"); !folder.isEmpty())
        window.grab().save(QDir(folder).filePath(QString(circumstances).replace(' ', '_') + ".png"));
    for (const Misfit& each : found) {
        Seen& seen = seen_[each.key()];
        if (seen.sentence.isEmpty())
            seen.sentence = each.sentence();
        seen.where << circumstances;
        seen.where.removeDuplicates();
    }
}

QStringList Gathered::unexpected(const QStringList& known, const QStringList& sometimes) const {
    QStringList out;
    for (const auto& [key, seen] : seen_)
        if (!known.contains(key) && !sometimes.contains(key))
            out << seen.sentence + " [" + seen.where.front() + QString(", %1 in all]").arg(seen.where.size());
    for (const QString& key : known)
        if (seen_.count(key) == 0 && !sometimes.contains(key))
            out << "fits by now: " + key;
    return out;
}

void requireFit(const Gathered& gathered, const QStringList& known, const QStringList& sometimes) {
    const QStringList left = gathered.unexpected(known, sometimes);
    for (const QString& each : left)
        UNSCOPED_INFO(each.toStdString());
    CHECK(left.isEmpty());
}

} // namespace nictate::test
