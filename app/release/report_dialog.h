#pragma once

#include "app/background.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace nictate {

class Document;

/// One page for a privacy officer: what was released, at which loss, the cards; what attackers find and data quality
/// only when asked.
class ReportDialog : public QDialog {
    Q_OBJECT
  public:
    explicit ReportDialog(Document& document, QWidget* parent = nullptr);

    void addCards(const QStringList& files);
    /// Writes the page and, when it is there, accepts; what is wrong is said in the dialog.
    void write(const QString& file);

  private:
    void chooseCards();
    void chooseFile();
    void say(const QString& problem);

    Document& document_;
    QListWidget* cards_;
    QCheckBox *findings_, *quality_;
    QLabel* message_;
    QProgressBar* progress_;
    QPushButton* write_;
    Background work_;
};

} // namespace nictate
