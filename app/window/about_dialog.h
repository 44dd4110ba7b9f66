#pragma once

#include <QDialog>

namespace nictate {

/// What this program is, what it is made with, under which licences, and how it is cited.
class AboutDialog : public QDialog {
    Q_OBJECT

  public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

} // namespace nictate
