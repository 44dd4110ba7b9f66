#pragma once
// The workspace of pupils: the original and the protected mean over time.

#include "app/benches/bench.h"
#include "tests/sample/pupil/pupil_view.h"

namespace nictate {

class PupilPlots;

class PupilBench : public Bench {
    Q_OBJECT

  public:
    explicit PupilBench(Document& document, QWidget* parent = nullptr);

    bool suits(const Dataset& study) const override;
    std::string reads() const override { return Pupils::reads; }
    std::vector<PlotPage> pages() const override;
    QString hint() const override;
    QString caption() const override;
    CommandScript script() const override;
    std::optional<ReleaseOffer> release() const override;

  private:
    void refresh();

    PupilPlots* plots_;
};

/// pupilJob() of what the workspace shows, with its card as PDF.
ReleaseJob pupilRelease(const std::shared_ptr<const Dataset>& study, const Session& session,
                        const std::set<std::string>& declared);

} // namespace nictate
