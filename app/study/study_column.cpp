#include "app/study/study_column.h"

#include "app/study/document.h"
#include "core/errors.h"
#include "widgets/study_tree.h"

#include <QVBoxLayout>

namespace nictate {

StudyColumn::StudyColumn(Document& document, QWidget* parent) : QFrame(parent), document_(document), tree_(new StudyTree) {
    setProperty("panel", true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(tree_);
    connect(tree_, &StudyTree::stimulusChosen, this, [this](std::size_t stimulus) {
        Session session = document_.session();
        session.stimulus = document_.study().stimuli.at(stimulus).id;
        document_.change(tr("Choose stimulus"), session);
    });
    connect(tree_, &StudyTree::excludedChanged, this, [this](const std::vector<std::size_t>& excluded) {
        Session session = document_.session();
        session.excluded.clear();
        for (std::size_t participant : excluded)
            session.excluded.insert(document_.study().participants.at(participant).id);
        document_.change(tr("Include or exclude observers"), session);
    });
    connect(tree_, &StudyTree::filterChanged, this, [this](const QString& text) {
        Session session = document_.session();
        session.filter = text.toStdString();
        document_.change(tr("Filter observers"), session);
    });
    connect(&document_, &Document::studyChanged, this, &StudyColumn::openStudy);
    connect(&document_, &Document::sessionChanged, this, [this](const Session& before) {
        const Session& now = document_.session();
        if (before.stimulus != now.stimulus || before.excluded != now.excluded || before.filter != now.filter)
            sync();
    });
}

void StudyColumn::openStudy() {
    tree_->setStudy(document_.study());
    sync();
}

void StudyColumn::sync() {
    const Session& session = document_.session();
    const Dataset& study = document_.study();
    std::vector<std::size_t> excluded;
    for (std::size_t i = 0; i < study.participants.size(); ++i)
        if (session.excluded.count(study.participants[i].id))
            excluded.push_back(i);
    tree_->setExcluded(excluded);
    tree_->setFilter(QString::fromStdString(session.filter));
    try {
        tree_->setCurrentStimulus(chosenStimulus(session, study));
    } catch (const MissingData&) { // the panels say it
    }
}

} // namespace nictate
