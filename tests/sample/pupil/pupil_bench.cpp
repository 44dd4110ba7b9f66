#include "tests/sample/pupil/pupil_bench.h"

#include "app/benches/plot_board.h"
#include "app/study/document.h"
#include "core/errors.h"
#include "tests/sample/pupil/pupil_release.h"
#include "widgets/release_pictures.h"
#include "widgets/translated.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

Curve curveOf(const QString& name, const Eigen::VectorXd& means, const PupilRows& rows) {
    Curve curve;
    curve.name = name;
    for (Eigen::Index row = 0; row < means.size(); ++row) {
        curve.x.push_back(static_cast<double>(row) * rows.part_s);
        curve.y.push_back(means[row]);
    }
    return curve;
}

} // namespace

class PupilPlots : public PlotBoard {
  public:
    explicit PupilPlots(QWidget* parent) : PlotBoard(1, 1, 200, parent) {
        addCurves("pupils", "&Pupils", "Mean pupil diameter", panel(0));
    }
    void show(const Eigen::VectorXd& original, const Eigen::VectorXd& released, const PupilRows& rows) {
        Curve sensitive = curveOf("original", original, rows);
        sensitive.secret = true;
        plot("pupils")->setAxes({"time", "s", false, {}, {}, {}, {}}, {"diameter", "tracker's unit", false, {}, {}, {}, {}});
        plot("pupils")->setCurves({sensitive, curveOf("protected", released, rows)});
    }
    void clear(const QString& reason) { clearPlots(reason); }
};

PupilBench::PupilBench(Document& document, QWidget* parent)
    : Bench(document, PupilView::bench, "&Pupils", parent), plots_(new PupilPlots(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(plots_);
    connect(&document, &Document::studyChanged, this, &PupilBench::refresh);
    connect(&document, &Document::sessionChanged, this, &PupilBench::refresh);
}

bool PupilBench::suits(const Dataset& study) const {
    return std::any_of(study.recordings.begin(), study.recordings.end(), [](const Recording& recording) {
        return std::any_of(recording.samples.begin(), recording.samples.end(),
                           [](const Sample& sample) { return std::isfinite(sample.gaze.pupil); });
    });
}

std::vector<PlotPage> PupilBench::pages() const { return plots_->pages(); }
QString PupilBench::hint() const { return "Move ε and see what the noise does to the mean pupil diameter."; }
QString PupilBench::caption() const { return "A simulation of protected pupil diameters"; }
CommandScript PupilBench::script() const { return pupilsCommand(document_.session(), document_.study()); }

void PupilBench::refresh() {
    if (!isOpen())
        return;
    const Session& session = document_.session();
    const std::vector<std::size_t> included = includedParticipants(session, document_.study());
    if (included.empty() || !suits(document_.study())) {
        plots_->clear("This study has no pupil diameters.");
        return presentNothing("This study has no pupil diameters.");
    }
    const Mechanism<Pupils>& chosen = mechanismOf<Pupils>(mechanism().id);
    const PupilFacts facts{static_cast<int>(included.size()), session.view<PupilView>().rows};
    CardContent content;
    content.mechanism = chosen.info.id;
    try {
        content.resolved = resolve(chosen, session.parameters(chosen.info.id), facts);
    } catch (const InvalidParameter& invalid) {
        plots_->clear(translated(invalid));
        return presentNothing(translated(invalid));
    }
    content.guarantee = chosen.guarantee(content.resolved, facts);
    content.lines = {{"Rows", QString::number(facts.rows.rows), "", true, false}};
    const PupilData data = pupilData(document_.study(), included, facts.rows);
    plots_->show(boundedPupils(data, pupilBounds(content.resolved)),
                 chosen.simulate(chosen, data, content.resolved, facts, SeededNoise(session.seed), {}), facts.rows);
    present(std::move(content));
}

std::optional<ReleaseOffer> PupilBench::release() const {
    if (!content())
        return {};
    ReleaseOffer offer;
    offer.one = "The protected mean pupil diameters";
    offer.folder_name = "pupils";
    offer.job = [study = document_.sharedStudy(), session = document_.session()](const ReleaseWish& wish) {
        return pupilRelease(study, session, wish.declared);
    };
    return offer;
}

ReleaseJob pupilRelease(const std::shared_ptr<const Dataset>& study, const Session& session,
                        const std::set<std::string>& declared) {
    return pupilJob(study, session, declared,
                    {[] { return std::vector<PublicWriter<Pupils>>{privacyCardWriter<Pupils>()}; }, {}});
}

} // namespace nictate
