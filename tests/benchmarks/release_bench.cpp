// Times a release at full size: exact noise, everything with its files, memory, and a long ledger. Prints a table.

#include "core/compute/parallel.h"
#include "core/domains/areas/area_files.h"
#include "core/domains/areas/area_release.h"
#include "core/domains/heatmap/heatmap.h"
#include "core/domains/heatmap/heatmap_release.h"
#include "core/domains/registry.h"
#include "core/io/open_study.h"
#include "core/noise/exact_samplers.h"
#include "core/release/lattice_query.h"
#include "tests/benchmarks/stopwatch.h"
#include "tests/core/files/temporary_folder.h"
#include "widgets/release_pictures.h"

#include <QGuiApplication>

#include <fstream>
#include <numeric>

using namespace nictate;
using namespace nictate::bench;

namespace {

constexpr int width = 1680, height = 1050;

/// 15 observers, ten fixations each.
Dataset study() {
    Dataset study;
    study.stimuli.push_back({"wall.png", width, height, SizeSource::given, "", {}});
    for (std::size_t i = 0; i < 15; ++i) {
        study.participants.push_back({"observer " + std::to_string(i), {}});
        Recording recording;
        recording.participant = i;
        const SeededNoise noise = SeededNoise(3).stream(i);
        for (std::uint64_t f = 0; f < 10; ++f) {
            Fixation fixation;
            fixation.x_px = width * noise.uniform(2 * f);
            fixation.y_px = height * noise.uniform(2 * f + 1);
            recording.fixations.push_back(fixation);
        }
        study.recordings.push_back(recording);
    }
    return study;
}

/// Resident memory's high-water mark, MB.
double peakMegabytes() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.rfind("VmHWM:", 0) == 0)
            return std::stod(line.substr(6)) / 1024;
    return 0;
}

LedgerRecord smallRecord() {
    LedgerRecord record;
    record.what = "heatmap";
    record.stimulus = "wall.png";
    record.mechanism = "clipped-gaussian";
    record.unit = "one observer";
    record.status = "proven";
    record.loss.rho = 1e-6;
    record.loss.rho_exact = "1/1000000";
    for (int i = 0; i < 40; ++i)
        record.observers.push_back("observer " + std::to_string(i));
    return record;
}

/// The lines that book() would write, without a flush for each.
void writeLongLedger(const std::filesystem::path& path, std::size_t entries) {
    Ledger(path).book(smallRecord());
    LedgerBook book;
    const std::string start = nictate::test::contents(path);
    book.take(start, "start");
    LedgerHash chain = book.chain();
    std::ofstream file(path, std::ios::binary | std::ios::app);
    for (std::size_t number = 2; number <= entries; ++number) {
        LedgerEntry entry;
        entry.kind = EntryKind::release;
        entry.number = number;
        entry.time = "2026-01-01T00:00:00Z";
        entry.what = "heatmap";
        entry.stimulus = "wall.png";
        entry.mechanism = "clipped-gaussian";
        entry.unit = "one observer";
        entry.status = "proven";
        entry.loss = smallRecord().loss;
        entry.observers_as = 1;
        file << book.nextLine(entry, R"({"delta":1e-05,"epsilon":1})", chain);
    }
}

/// K-norm noise on dwell shares of ten areas and their spread.
void timeAreaTables() {
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>("aoi");
    AreaFacts facts;
    facts.observers = 60;
    facts.areas = 10;
    Parameters given;
    given.set("noise", "k-norm");
    const KNormPlan plan = *mechanism.exact(resolve(mechanism, given, facts), facts).k_norm;
    const auto draw = [&](Eigen::Index tables) {
        parallelRows(
            tables,
            [&](Eigen::Index begin, Eigen::Index end) {
                SecureNoise own;
                for (Eigen::Index i = begin; i < end; ++i)
                    kNormDraw(plan, own);
            },
            1000);
    };
    report("exact K-norm noise, 1 table of ten areas", medianOf(5, [&](int) { draw(1); }), 50);
    report("exact K-norm noise, 100 000 tables of ten areas", medianOf(1, [&](int) { draw(100000); }), 10000);
}

/// Dwell shares of the demo study's poster, as a release draws them.
struct DemoTable {
    Dataset study = openStudy(NICTATE_SOURCE_DIR "/datasets/gallery");
    std::vector<std::size_t> everybody = std::vector<std::size_t>(study.participants.size());
    ReleasePlan<Areas> plan;
    AreaHits hits;

    DemoTable(const std::string& noise, const std::string& interval) {
        std::iota(everybody.begin(), everybody.end(), std::size_t{0});
        const Stimulus& poster = study.stimuli[stimulusIndex(study, "poster")];
        AreaReleaseRequest request;
        request.observers = static_cast<int>(everybody.size());
        request.metrics = {AreaMetric::dwell_share};
        request.areas =
            areasOf(readAreaFile(NICTATE_SOURCE_DIR "/datasets/gallery/areas.csv"), poster.id, poster.width_px, poster.height_px);
        request.given.set("noise", noise);
        request.given.set("interval", interval);
        plan = planRelease(mechanismOf<Areas>("aoi"), poster, request);
        hits = plannedData(plan, study, everybody);
    }
    /// Of the intervals of noise alone, in the mean over areas and so many draws.
    double meanWidth(int draws) const {
        SecureNoise bits;
        double sum = 0, values = 0;
        for (int i = 0; i < draws; ++i)
            for (const AreaValue& row : draw(plan, hits, everybody, bits).rows) {
                sum += row.high - row.low;
                ++values;
            }
        return sum / values;
    }
};

/// From observers to the finished table, and how wide its intervals are.
void timeDemoTables() {
    const DemoTable one("k-norm", "people");
    const auto draws = [&](Eigen::Index tables) {
        parallelRows(
            tables,
            [&](Eigen::Index begin, Eigen::Index end) {
                SecureNoise own;
                for (Eigen::Index i = begin; i < end; ++i)
                    draw(one.plan, one.hits, one.everybody, own);
            },
            1000);
    };
    report("table of the demo study's six areas, 72 observers, summed and drawn", medianOf(5, [&](int) { draws(1); }), 50);
    report("100 000 such tables", medianOf(1, [&](int) { draws(100000); }));
    std::puts(
        "mean width of noise intervals, epsilon = 1: as published, within 0 and 1; before; and without the elsewhere share");
    for (const char* interval : {"observers", "people"})
        for (const char* noise : {"k-norm", "gaussian"}) {
            const DemoTable table(noise, interval);
            const AreaNoise& own = table.plan.noises.front();
            AreaNoise plain = own;
            plain.elsewhere = false;
            std::printf("interval=%s, %s, %d observers: %.4f, %.4f, %.4f\n", interval, noise, table.plan.facts.observers,
                        table.meanWidth(4000), 2 * own.halfWidth(), 2 * plain.halfWidth());
        }
}

} // namespace

int main(int count, char** arguments) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(count, arguments);
    const Dataset data = study();
    std::vector<std::size_t> included(data.participants.size());
    std::iota(included.begin(), included.end(), std::size_t{0});

    HeatmapReleaseRequest request;
    request.observers = 15;
    request.display_longer = width;
    request.given.set("width", static_cast<double>(width));
    request.given.set("height", static_cast<double>(height));
    const ReleasePlan<Heatmaps> plan = planRelease(mechanismOf<Heatmaps>("gaussian"), data.stimuli[0], request);

    std::puts("| what | ms | at most, ms | straightforward, ms | ratio |\n|---|--:|--:|--:|--:|");
    SecureNoise noise;
    LatticeMap map(plan.grid.cells(), 0);
    report("exact Gaussian noise, 1050 x 1680 cells", medianOf(5, [&](int) { addLatticeNoise(map, plan.exact, noise); }), 400);
    const DiscreteGaussian sampler(plan.exact.sigma_squared);
    const double one_core = milliseconds([&] {
        for (auto& cell : map)
            cell += sampler(noise);
    });
    std::printf("one core: %.0f ns a draw\n", one_core * 1e6 / static_cast<double>(map.size()));

    timeAreaTables();
    timeDemoTables();

    nictate::test::TemporaryFolder folder;
    const double idle = peakMegabytes();
    int run = 0;
    const double whole = medianOf(3, [&](int) {
        Ledger ledger(folder.path() / "ledger.jsonl");
        const Release<Heatmaps> release = releasePlanned(plan, data, included, plan.guarantee.reasons, noise, ledger);
        std::vector<PublicWriter<Heatmaps>> writers = publicWriters(release);
        for (PublicWriter<Heatmaps>& writer : pictureWriters({}))
            writers.push_back(std::move(writer));
        publish(release, writers, folder.path() / ("release" + std::to_string(run++)));
    });
    report("whole release with files, 1050 x 1680 noise and display grid", whole, 1500);
    std::printf("memory above idle: %.0f MB (at most 150)\n", peakMegabytes() - idle);

    writeLongLedger(folder.path() / "long.jsonl", 100000);
    report("ledger of 100 000 entries opened and verified",
           medianOf(3,
                    [&](int) {
                        Ledger ledger(folder.path() / "long.jsonl");
                        if (!ledger.verified() || ledger.totals().worst_observer_entries != 100000)
                            std::puts("the ledger does not hold");
                    }),
           1500);
}
