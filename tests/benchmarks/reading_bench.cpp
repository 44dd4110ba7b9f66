#include "tests/benchmarks/benchmarks.h"

#include "core/files/number.h"
#include "core/io/open_study.h"
#include "tests/core/files/temporary_folder.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>

namespace {

using namespace nictate;

const char* const header = "Recording timestamp [μs]\tSensor\tParticipant name\tRecording name\tEvent\tGaze point X [DACS px]\t"
                           "Gaze point Y [DACS px]\tPupil diameter left [mm]\tPupil diameter right [mm]\tValidity left\t"
                           "Validity right\tEye movement type\tGaze event duration [ms]\tEye movement type index\t"
                           "Fixation point X [DACS px]\tFixation point Y [DACS px]\tPresented Stimulus name\r\n";

void writeExport(const std::string& path, std::size_t bytes) {
    std::ofstream out(path, std::ios::binary);
    out << header;
    std::string row;
    for (std::size_t i = 0, written = 0; written < bytes; ++i, written += row.size()) {
        const std::string x = std::to_string(300 + i % 900) + ".25", y = std::to_string(200 + i % 600) + ".5";
        row = std::to_string(8333 * (i % 20000)) + "\tEye Tracker\tP" + std::to_string(i / 20000) + "\tRecording1\t\t" + x +
              "\t" + y + "\t3.21\t3.19\tValid\tValid\tFixation\t250\t" + std::to_string(1 + i / 30) + "\t" + x + "\t" + y +
              "\tpicture.png\r\n";
        out << row;
    }
}

template <class Work> double seconds(Work work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// Lines counted and every cell that is a number parsed: no less work could read the table.
double leastWork(const std::string& path) {
    TextSource source = TextSource::fromFile(path);
    LineReader lines(source);
    double sum = 0;
    for (std::string_view line; lines.next(line);)
        while (!line.empty()) {
            const std::size_t end = std::min(line.find('\t'), line.size());
            DecimalSign sign = DecimalSign::point;
            if (end > 0 && line[0] >= '0' && line[0] <= '9')
                sum += parseNumber(line.substr(0, end), sign).value;
            line.remove_prefix(std::min(end + 1, line.size()));
        }
    return sum;
}

} // namespace

void benchReading() {
    const test::TemporaryFolder folder;
    const std::string path = (folder.path() / "export.tsv").string();
    constexpr std::size_t bytes = 256u << 20;
    writeExport(path, bytes);
    double sum = 0;
    const double least = seconds([&] { sum = leastWork(path); });
    std::size_t samples = 0;
    const double ours = seconds([&] { samples = countDataset(openStudy(path)).samples; });
    std::printf("Tobii Pro Lab, 256 MB, %zu samples: %.0f MB/s, %.2f of lines and numbers alone (sum %g)\n", samples,
                static_cast<double>(bytes) / 1e6 / ours, least / ours, sum);
}
