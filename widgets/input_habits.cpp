#include "widgets/input_habits.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QToolButton>

namespace nictate {

namespace {

bool holdsValue(const QObject* object) {
    return qobject_cast<const QSlider*>(object) || qobject_cast<const QComboBox*>(object) ||
           qobject_cast<const QAbstractSpinBox*>(object);
}

void bringIntoView(QWidget* widget) {
    for (QWidget* above = widget->parentWidget(); above; above = above->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(above))
            area->ensureWidgetVisible(widget, 8, 24);
}

bool byKeyboard(const QFocusEvent& event) {
    return event.reason() == Qt::TabFocusReason || event.reason() == Qt::BacktabFocusReason ||
           event.reason() == Qt::ShortcutFocusReason;
}

class Habits : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        switch (event->type()) {
        case QEvent::Polish:
            if (holdsValue(watched) && static_cast<QWidget*>(watched)->focusPolicy() == Qt::WheelFocus)
                static_cast<QWidget*>(watched)->setFocusPolicy(Qt::StrongFocus);
            return false;
        case QEvent::Wheel: {
            const bool unasked = holdsValue(watched) && !static_cast<QWidget*>(watched)->hasFocus();
            if (unasked)
                event->ignore(); // goes on to what is around it
            return unasked;
        }
        case QEvent::KeyPress: return press(watched, static_cast<QKeyEvent*>(event)->key());
        case QEvent::FocusIn:
            if (auto* widget = qobject_cast<QWidget*>(watched); widget && byKeyboard(*static_cast<QFocusEvent*>(event)))
                bringIntoView(widget);
            return false;
        default: return false;
        }
    }

  private:
    static bool press(QObject* watched, int key) {
        auto* button = qobject_cast<QAbstractButton*>(watched);
        const bool pressed = qobject_cast<QPushButton*>(watched) || qobject_cast<QToolButton*>(watched);
        if (!pressed || !button->isEnabled() || (key != Qt::Key_Return && key != Qt::Key_Enter))
            return false;
        button->click();
        return true;
    }
};

} // namespace

void adoptInputHabits(QApplication& application) { application.installEventFilter(new Habits(&application)); }

} // namespace nictate
