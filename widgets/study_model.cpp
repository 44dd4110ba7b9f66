#include "widgets/study_model.h"

#include "core/data/people_order.h"
#include "widgets/picture_file.h"

#include <QFont>
#include <QGuiApplication>
#include <QPainter>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace nictate {

Thumbnails::Thumbnails(QSize size, QObject* parent) : QObject(parent), size_(size) { pool_.setMaxThreadCount(1); }

Thumbnails::~Thumbnails() {
    pool_.clear();
    pool_.waitForDone();
}

QPixmap Thumbnails::of(const QString& file) {
    const auto [found, fresh] = known_.try_emplace(file);
    if (fresh)
        pool_.start([this, file, size = size_, round = round_] {
            const QImage picture = pictureFrom(file, size);
            QMetaObject::invokeMethod(
                this, [=, this] { take(round, file, picture); }, Qt::QueuedConnection);
        });
    return found->second;
}

void Thumbnails::clear() {
    pool_.clear();
    known_.clear();
    ++round_;
}

void Thumbnails::take(int round, const QString& file, const QImage& picture) {
    if (round != round_ || picture.isNull())
        return;
    known_[file] = QPixmap::fromImage(picture);
    Q_EMIT ready(file);
}

namespace {
constexpr quintptr top_level = 0; ///< internal id of the branches; their children have 1 + branch

/// A number alone says nothing about what it counts.
QString labelOf(const std::string& id) {
    const QString text = QString::fromStdString(id);
    const bool number = !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
    return number ? QObject::tr("Observer %1").arg(text) : text;
}

} // namespace

StudyModel::StudyModel(QObject* parent)
    : QAbstractItemModel(parent), thumbnails_(picture_size * std::ceil(qGuiApp ? qGuiApp->devicePixelRatio() : 1)) {
    connect(&thumbnails_, &Thumbnails::ready, this, [this](const QString& file) {
        for (std::size_t i = 0; i < stimulus_pictures_.size(); ++i)
            if (stimulus_pictures_[i] == file) {
                const QModelIndex row = index(static_cast<int>(i), 0, branch(stimuli_branch));
                Q_EMIT dataChanged(row, row, {Qt::DecorationRole});
            }
    });
}

void StudyModel::setStudy(const Dataset& dataset) {
    beginResetModel();
    participants_ = dataset.participants;
    order_ = peopleInOrder(participants_);
    attributes_ = attributeNames(dataset);
    stimulus_names_.clear();
    stimulus_tips_.clear();
    stimulus_pictures_.clear();
    thumbnails_.clear();
    for (const Stimulus& stimulus : dataset.stimuli) {
        stimulus_names_.push_back(QString::fromStdString(stimulus.id));
        stimulus_pictures_.push_back(QString::fromStdString(stimulus.picture));
        QString tip = QString("%1 × %2 px").arg(stimulus.width_px).arg(stimulus.height_px);
        if (stimulus.size_source == SizeSource::assumed)
            tip = tr("%1, size guessed from gaze").arg(tip);
        stimulus_tips_.push_back(stimulus.picture.empty() ? tr("%1, no picture").arg(tip) : tip);
    }
    checked_.assign(participants_.size(), true);
    passes_.assign(participants_.size(), true);
    current_ = 0;
    recount();
    endResetModel();
}

void StudyModel::clear() { setStudy({}); }

void StudyModel::setCurrent(std::size_t stimulus) {
    if (stimulus == current_ || stimulus >= stimulus_names_.size())
        return;
    auto row = [this](std::size_t i) { return index(static_cast<int>(i), 0, branch(stimuli_branch)); };
    QModelIndex before = row(current_);
    current_ = stimulus;
    Q_EMIT dataChanged(before, before);
    Q_EMIT dataChanged(row(current_), row(current_));
}

void StudyModel::setExcluded(const std::vector<std::size_t>& participants) {
    checked_.assign(participants_.size(), true);
    for (std::size_t i : participants)
        if (i < checked_.size())
            checked_[i] = false;
    observersChanged();
}

void StudyModel::includeAll(bool include) {
    checked_.assign(participants_.size(), include);
    observersChanged();
    Q_EMIT excludedChanged();
}

void StudyModel::setFilter(AttributeFilter filter) {
    for (std::size_t i = 0; i < passes_.size(); ++i)
        passes_[i] = filter.matches(participants_[i]);
    observersChanged();
}

std::vector<std::size_t> StudyModel::excluded() const {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < checked_.size(); ++i)
        if (!checked_[i])
            out.push_back(i);
    return out;
}

std::vector<std::size_t> StudyModel::included() const {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < checked_.size(); ++i)
        if (counts(i))
            out.push_back(i);
    return out;
}

void StudyModel::setColours(const QColor& frame, const QColor& canvas) {
    frame_ = frame;
    canvas_ = canvas;
}

void StudyModel::recount() {
    included_count_ = 0;
    for (std::size_t i = 0; i < checked_.size(); ++i)
        included_count_ += counts(i);
}

void StudyModel::observersChanged() {
    recount();
    QModelIndex observers = branch(observers_branch);
    Q_EMIT dataChanged(observers, observers);
    if (!participants_.empty())
        Q_EMIT dataChanged(index(0, 0, observers), index(rowCount(observers) - 1, 0, observers));
}

QModelIndex StudyModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(1 + parent.row()) : top_level);
}

QModelIndex StudyModel::parent(const QModelIndex& child) const {
    if (!child.isValid() || child.internalId() == top_level)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, top_level);
}

int StudyModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid())
        return participants_.empty() && stimulus_names_.empty() ? 0 : 2;
    if (parent.internalId() != top_level)
        return 0;
    return static_cast<int>(parent.row() == stimuli_branch ? stimulus_names_.size() : participants_.size());
}

QVariant StudyModel::branchData(int which, int role) const {
    if (role == Qt::FontRole) {
        QFont bold = QGuiApplication::font();
        bold.setWeight(QFont::DemiBold);
        return bold;
    }
    if (role == Qt::DisplayRole)
        return which == stimuli_branch ? tr("Stimuli  %1").arg(stimulus_names_.size())
                                       : tr("Observers  %1 of %2").arg(included_count_).arg(participants_.size());
    if (role == Qt::CheckStateRole && which == observers_branch) {
        auto on = static_cast<std::size_t>(std::count(checked_.begin(), checked_.end(), true));
        return on == 0 ? Qt::Unchecked : on == checked_.size() ? Qt::Checked : Qt::PartiallyChecked;
    }
    return {};
}

/// The stimulus on its ground, framed when it is the current one.
QIcon StudyModel::stimulusIcon(std::size_t i) const {
    const qreal ratio = qGuiApp->devicePixelRatio();
    QPixmap out(picture_size * ratio);
    out.setDevicePixelRatio(ratio);
    out.fill(canvas_);
    QPainter painter(&out);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (!stimulus_pictures_[i].isEmpty())
        if (const QPixmap picture = thumbnails_.of(stimulus_pictures_[i]); !picture.isNull()) {
            const QSizeF size = QSizeF(picture.size()).scaled(picture_size, Qt::KeepAspectRatio);
            const QPointF corner((picture_size.width() - size.width()) / 2, (picture_size.height() - size.height()) / 2);
            painter.drawPixmap(QRectF(corner, size), picture, picture.rect());
        }
    if (i == current_) {
        painter.setPen(QPen(frame_, 3));
        painter.drawRect(QRectF({0, 0}, picture_size).adjusted(1, 1, -1, -1));
    }
    painter.end();
    QIcon icon(out);
    icon.addPixmap(out, QIcon::Selected); // a picture is not tinted
    return icon;
}

QVariant StudyModel::stimulusData(std::size_t i, int role) const {
    if (role == Qt::DisplayRole)
        return stimulus_names_[i];
    if (role == Qt::DecorationRole)
        return stimulusIcon(i);
    if (role == Qt::FontRole && i == current_) {
        QFont bold = QGuiApplication::font();
        bold.setWeight(QFont::DemiBold);
        return bold;
    }
    if (role == Qt::ToolTipRole)
        return stimulus_tips_[i];
    if (role == Qt::AccessibleTextRole)
        return i == current_ ? tr("%1, shown").arg(stimulus_names_[i]) : stimulus_names_[i];
    return {};
}

QVariant StudyModel::observerData(std::size_t i, int role) const {
    if (role == Qt::CheckStateRole)
        return checked_[i] ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::ForegroundRole && !counts(i))
        return QGuiApplication::palette().brush(QPalette::PlaceholderText);
    if (role == Qt::DisplayRole) {
        QString text = labelOf(participants_[i].id);
        for (const std::string& attribute : attributes_) {
            auto found = participants_[i].attributes.find(attribute);
            if (found != participants_[i].attributes.end() && !found->second.empty())
                text += " · " + QString::fromStdString(attribute + " " + found->second);
        }
        return text;
    }
    if (role == Qt::ToolTipRole) {
        QStringList lines{labelOf(participants_[i].id)};
        for (const auto& [name, value] : participants_[i].attributes)
            lines << QString::fromStdString(name + ": " + value);
        if (!passes_[i])
            lines << tr("left out by the filter");
        return lines.join('\n');
    }
    return {};
}

QVariant StudyModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::SizeHintRole) // the same for all, so that the first one's counts
        return QSize(0, picture_size.height() + 2);
    if (index.internalId() == top_level)
        return branchData(index.row(), role);
    auto i = static_cast<std::size_t>(index.row());
    return index.internalId() == 1 + stimuli_branch ? stimulusData(i, role) : observerData(order_[i], role);
}

bool StudyModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || !index.isValid())
        return false;
    bool on = value.toInt() == Qt::Checked;
    if (index.internalId() == top_level) {
        includeAll(on);
        return true;
    }
    checked_[order_[static_cast<std::size_t>(index.row())]] = on;
    recount();
    Q_EMIT dataChanged(index, index);
    Q_EMIT dataChanged(branch(observers_branch), branch(observers_branch));
    Q_EMIT excludedChanged();
    return true;
}

Qt::ItemFlags StudyModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags out = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    bool observer = index.internalId() == 1 + observers_branch;
    bool observers = index.internalId() == top_level && index.row() == observers_branch;
    if (observer || observers)
        out |= Qt::ItemIsUserCheckable;
    return observer ? out | Qt::ItemNeverHasChildren : out;
}

} // namespace nictate
