#pragma once
// The manual: pages of resources/handbook and one made from the mechanisms' descriptions.

#include <QString>
#include <QStringList>
#include <QWidget>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace nictate {

/// The page a widget's help stands on: its own property or that of the nearest parent that has one.
inline constexpr const char* help_page = "help_page";

/// Names of all pages, in reading order.
QStringList handbookPages();
/// A page in Markdown; empty where there is none of this name.
QString handbookPage(const QString& name);
/// All pages as one HTML text, links included.
QString handbookHtml();

/// A window of its own: pages on the left, found by any word; text on the right.
class Handbook : public QWidget {
    Q_OBJECT

  public:
    explicit Handbook(QWidget* parent = nullptr);

    /// Shows a page, and scrolls to the paragraph that begins with this text, below this heading if one is given.
    void open(const QString& page, const QString& text = {}, const QString& heading = {});
    QString page() const;

  private:
    void find(const QString& words);
    void next();

    QLineEdit* search_;
    QListWidget* pages_;
    QTextBrowser* text_;
};

} // namespace nictate
