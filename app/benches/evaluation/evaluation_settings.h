#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace nictate {

class Document;

/// Below the parameters: the ε that lines go through, and what the noise's scale rests on.
class EvaluationSettings : public QWidget {
    Q_OBJECT
  public:
    explicit EvaluationSettings(Document& document, QWidget* parent = nullptr);

  Q_SIGNALS:
    void refused(const QString& text); ///< empty when all is well

  private:
    void take();
    void sync();

    Document& document_;
    QLineEdit* epsilons_;
    QLabel* bounds_;
};

} // namespace nictate
