#pragma once

#include <QWidget>

#include <map>
#include <vector>

class QLabel;
class QProgressBar;
class QToolButton;

namespace nictate {

class Background;

/// What runs in the background, how far it is, and a button that stops it. Hidden while nothing runs.
class WorkBar : public QWidget {
    Q_OBJECT

  public:
    explicit WorkBar(QWidget* parent = nullptr);

    void watch(Background* work);
    bool idle() const;
    void cancelAll();

  Q_SIGNALS:
    void becameIdle();

  private:
    void refresh();

    std::vector<Background*> work_;
    std::map<Background*, double> fraction_;
    QString shown_; ///< work whose name has the room it needs
    QLabel* name_;
    QProgressBar* bar_;
    QToolButton* cancel_;
};

} // namespace nictate
