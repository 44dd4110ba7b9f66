#pragma once

#include <QMenu>

namespace nictate {

/// A menu of things that can be ticked. It stays open while they are, by mouse and by the space bar.
class CheckMenu : public QMenu {
    Q_OBJECT

  public:
    using QMenu::QMenu;

  protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    static bool tick(QAction* action);
};

} // namespace nictate
