#include "widgets/check_menu.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace nictate {

void CheckMenu::mouseReleaseEvent(QMouseEvent* event) {
    if (!tick(actionAt(event->pos())))
        QMenu::mouseReleaseEvent(event);
}

void CheckMenu::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Space || !tick(activeAction()))
        QMenu::keyPressEvent(event);
}

bool CheckMenu::tick(QAction* action) {
    if (action == nullptr || !action->isCheckable() || !action->isEnabled())
        return false;
    action->trigger();
    return true;
}

} // namespace nictate
