#pragma once

#include "core/choices/attribute_filter.h"
#include "core/data/dataset.h"

#include <QAbstractItemModel>
#include <QColor>
#include <QIcon>
#include <QObject>
#include <QPixmap>
#include <QThreadPool>

#include <map>
#include <vector>

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

/// Stimuli (one is current) and observers (each may be included) of a study as two branches of a tree.
class StudyModel : public QAbstractItemModel {
    Q_OBJECT
  public:
    explicit StudyModel(QObject* parent = nullptr);
    enum Branch { stimuli_branch, observers_branch };

    void setStudy(const Dataset& dataset);
    void clear();
    void setCurrent(std::size_t stimulus);
    std::size_t current() const { return current_; }
    void setExcluded(const std::vector<std::size_t>& participants);
    std::vector<std::size_t> excluded() const;
    void setFilter(AttributeFilter filter);
    std::vector<std::size_t> included() const;
    std::size_t includedCount() const { return included_count_; }
    void includeAll(bool include);

    const std::vector<Participant>& participants() const { return participants_; }
    const std::vector<std::string>& attributes() const { return attributes_; }
    std::size_t stimuli() const { return stimulus_names_.size(); }
    QModelIndex branch(Branch which) const { return index(which, 0); }
    const QString& stimulusName(std::size_t stimulus) const { return stimulus_names_[stimulus]; }
    static constexpr QSize picture_size{28, 20}; ///< of a stimulus in the list
    /// The frame around the current stimulus' picture, and the ground where there is none.
    void setColours(const QColor& frame, const QColor& canvas);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& = {}) const override { return 1; }
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  Q_SIGNALS:
    void excludedChanged();

  private:
    bool counts(std::size_t participant) const { return checked_[participant] && passes_[participant]; }
    void recount();
    void observersChanged();
    QVariant branchData(int branch, int role) const;
    QIcon stimulusIcon(std::size_t stimulus) const;
    QVariant stimulusData(std::size_t stimulus, int role) const;
    QVariant observerData(std::size_t participant, int role) const;

    std::vector<Participant> participants_;
    std::vector<std::size_t> order_; ///< of their rows
    std::vector<std::string> attributes_;
    std::vector<QString> stimulus_names_;
    std::vector<QString> stimulus_tips_;
    std::vector<QString> stimulus_pictures_; ///< files; empty for none
    mutable Thumbnails thumbnails_;          ///< asked for as they come into view
    std::vector<bool> checked_;
    std::vector<bool> passes_;
    std::size_t current_ = 0;
    std::size_t included_count_ = 0;
    QColor frame_, canvas_;
};

} // namespace nictate
