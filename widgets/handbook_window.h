#pragma once
// The manual in the window.

#include "widgets/handbook_pages.h"
#include "widgets/help_place.h"

#include <QWidget>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace nictate {

/// A window of its own: pages on the left, found by any word; text on the right.
class Handbook : public QWidget {
    Q_OBJECT

  public:
    explicit Handbook(QWidget* parent = nullptr);

    /// Shows a page, and scrolls to the paragraph that begins with this text, below this heading if one is given.
    void open(const QString& page, const QString& text = {}, const QString& heading = {});
    /// At what is said of a control.
    void open(const HelpPlace& place);
    QString page() const;

  private:
    void follow(const QUrl& link);
    void find(const QString& words);
    void next();

    QLineEdit* search_;
    QListWidget* pages_;
    QTextBrowser* text_;
};

} // namespace nictate
