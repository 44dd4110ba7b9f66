#pragma once

#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/small_study.h"

#include <map>

namespace nictate::test {

using Settings = std::map<std::string, ParameterValue>;

/// Every path that leaves the house.
inline const std::vector<std::pair<const char*, Settings>> ways = {
    {"lpa", {}},
    {"fpa", {{"epsilon", 0.5}, {"k", 3.0}}},
    {"fpa", {{"noise", std::string("equal")}, {"finish", std::string("clamp")}}},
    {"fpa", {{"noise", std::string("gaussian")}, {"delta", 1e-4}}},
    {"fpa", {{"k_choice", std::string("private")}, {"k_epsilon", 0.25}}},
    {"fpa", {{"k_choice", std::string("private")}, {"noise", std::string("gaussian")}}},
    {"fpa", {{"k_choice", std::string("optimal")}}},
    {"cfpa", {{"chunk", 10.0}}},
    {"cfpa", {{"chunk", 10.0}, {"k_choice", std::string("private")}}},
    {"dcfpa", {{"chunk", 10.0}, {"finish", std::string("raw")}}},
    {"dcfpa", {{"form", std::string("as-printed")}}},
    {"exponential", {{"window", 5.0}}},
    {"k-same-select", {{"k", 2.0}}}};

/// Everybody in both conditions.
inline MarkedStudy completeSignals(int participants = 6) {
    MarkedStudy study = markedSignals(participants + 1);
    study.dataset.participants.pop_back();
    study.included.pop_back();
    study.dataset.features.tables.pop_back();
    return study;
}

} // namespace nictate::test
