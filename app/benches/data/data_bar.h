#pragma once

#include "core/analysis/data_view.h"
#include "core/analysis/looked_at.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QToolButton;

namespace nictate {

class Document;

/// Whose gaze is looked at and what of it is drawn, tied to the document.
class DataBar : public QWidget {
    Q_OBJECT
  public:
    explicit DataBar(Document& document, QWidget* parent = nullptr);

    void openStudy();
    void show(const LookedAt& looked_at);
    /// The one before or after in the list of participants, "all" among them.
    void stepParticipant(int direction);
    void chooseParticipant(const QString& id); ///< empty: all

  private:
    void chooseRecording(int index);

    Document& document_;
    QComboBox *participant_, *recording_, *trail_;
    QWidget* recordings_; ///< recording_ and its caption
    struct Toggle {
        QToolButton* button;
        bool DataView::*drawn;
    };
    std::vector<Toggle> toggles_;
};

} // namespace nictate
