#pragma once

#include <QObject>
#include <QPixmap>
#include <QThreadPool>

#include <map>

namespace nictate {

/// Small pictures of picture files, read one after the other in the background when they are first asked for.
class Thumbnails : public QObject {
    Q_OBJECT
  public:
    /// `size` in device pixels: what pictures are fitted into.
    explicit Thumbnails(QSize size, QObject* parent = nullptr);
    ~Thumbnails() override;

    /// Null until it is read, and for good when it cannot be.
    QPixmap of(const QString& file);
    /// Forgets all, and what was asked for.
    void clear();

  Q_SIGNALS:
    void ready(const QString& file);

  private:
    void take(int round, const QString& file, const QImage& picture);

    QSize size_;
    std::map<QString, QPixmap> known_; ///< null while it is being read
    int round_ = 0;                    ///< what was asked for before the last clear() is not wanted
    QThreadPool pool_;
};

} // namespace nictate
