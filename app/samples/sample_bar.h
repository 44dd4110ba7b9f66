#pragma once

#include <QWidget>

#include <vector>

class QComboBox;
class QToolButton;

namespace nictate {

class Document;
struct SamplesView;

/// What of the gaze is drawn, tied to the document.
class SampleBar : public QWidget {
    Q_OBJECT
  public:
    explicit SampleBar(Document& document, QWidget* parent = nullptr);

    void show(const SamplesView& view);

  private:
    struct Toggle {
        bool SamplesView::*drawn;
        QToolButton* button;
    };
    Document& document_;
    std::vector<Toggle> toggles_;
    QComboBox* trail_;
};

} // namespace nictate
