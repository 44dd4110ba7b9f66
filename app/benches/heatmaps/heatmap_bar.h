#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QSpinBox;
class QToolButton;

namespace nictate {

class Document;
class ViewTransform;

/// How the heatmaps are shown: beside each other or swiped, the third panel, colours, opacity, blur, zoom.
class HeatmapBar : public QWidget {
    Q_OBJECT

  public:
    HeatmapBar(Document& document, ViewTransform& transform, QWidget* parent = nullptr);

  private:
    void sync();
    void syncObservers();
    void syncThird();
    void syncZoom();
    void chooseThird(int index);
    void moveOpacity(int percent);
    void moveBlur(int per_mille);
    double stimulusWidth() const;

    Document& document_;
    ViewTransform& transform_;
    QToolButton* side_by_side_;
    QToolButton* swipe_;
    QComboBox* third_;
    QComboBox* observer_;
    QComboBox* colours_;
    QSlider* opacity_;
    QSlider* blur_;
    QLabel* blur_value_;
    QSpinBox* grid_;
    QSpinBox* windows_;
    QToolButton* noise_;
    QToolButton* zoom_;
};

} // namespace nictate
