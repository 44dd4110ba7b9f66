#pragma once

#include "tests/core/files/temporary_folder.h"

#include <cmath>
#include <string>

namespace nictate::test {

/// Feature tables of so many people in two conditions, 40 rows of two features. Returns the study's folder.
inline std::string writtenFeatures(const TemporaryFolder& folder, int people) {
    for (int person = 1; person <= people; ++person)
        for (const char* condition : {"comic", "paper"}) {
            std::string rows;
            for (int t = 0; t < 40; ++t)
                rows += std::to_string(0.5 + 0.3 * std::sin(0.1 * t + person)) + "," +
                        std::to_string(2 + 0.1 * person + 0.01 * t) + "\n";
            folder.write("study/Data_P" + std::to_string(person) + "_R1_" + condition + "_Features_2.csv", rows);
        }
    return (folder.path() / "study").string();
}

} // namespace nictate::test
