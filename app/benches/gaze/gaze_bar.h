#pragma once

#include "core/domains/gaze/gaze_view.h"
#include <QObject>

#include <vector>

class QComboBox;
class QToolButton;
class QWidget;

namespace nictate {

class Document;
struct GazeView;

/// What of the gaze is drawn, tied to the document.
class GazeBar : public QObject {
    Q_OBJECT
  public:
    explicit GazeBar(Document& document, QObject* parent = nullptr);

    /// Side by side, whoever shows them owns them.
    std::vector<QWidget*> controls() const;
    void show(const GazeView& view);

  private:
    struct Toggle {
        bool GazeView::*drawn;
        QToolButton* button;
    };
    Document& document_;
    std::vector<Toggle> toggles_;
    QComboBox* trail_;
};

} // namespace nictate
