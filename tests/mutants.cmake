# Mutants of the release paths: one source file with one fault, compiled and linked before the sound one, and run
# against release_audit_test.cpp (maps) or signal_audit_test.cpp, which must catch it.

foreach(kind release signal)
  add_library(${kind}_audit OBJECT core/release/${kind}_audit_test.cpp core_tests_main.cpp)
  set_target_properties(${kind}_audit PROPERTIES AUTOMOC OFF AUTORCC OFF)
  target_link_libraries(${kind}_audit PRIVATE nictate_core nictate_catch)
endforeach()
set(audit release_audit)

set(mutants)
# nictate_mutant(name file from to [from to]…): `from` must stand in the file.
function(nictate_mutant name file)
  file(READ ${PROJECT_SOURCE_DIR}/${file} source)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${file})
  set(changes "${ARGN}")
  while(changes)
    list(POP_FRONT changes from to)
    string(FIND "${source}" "${from}" found)
    if(found EQUAL -1)
      message(FATAL_ERROR "mutant ${name}: '${from}' does not stand in ${file}")
    endif()
    string(REPLACE "${from}" "${to}" source "${source}")
  endwhile()
  set(mutated ${CMAKE_CURRENT_BINARY_DIR}/mutants/${name}.cpp)
  file(CONFIGURE OUTPUT ${mutated} CONTENT "${source}" @ONLY)
  add_executable(mutant-${name} ${mutated})
  set_target_properties(mutant-${name} PROPERTIES AUTOMOC OFF AUTORCC OFF)
  target_link_libraries(mutant-${name} PRIVATE ${audit} nictate_core nictate_catch)
  set(mutants ${mutants} ${name} PARENT_SCOPE)
endfunction()

nictate_mutant(half-noise core/release/lattice_query.cpp "map[j] += sampler(bits)" "map[j] += sampler(bits) / 2")
nictate_mutant(dropped-s2 core/privacy/lattice_calibration.cpp "constexpr double s = 2" "constexpr double s = 0")
nictate_mutant(quantised-after-summing core/release/lattice_query.cpp
  "LatticeMap sum(grid.cells(), 0)" "LatticeMap sum(grid.cells(), 0)\; std::vector<double> real(grid.cells(), 0.0)"
  "sum[map.cells[j]] += static_cast<std::int64_t>(units[j])"
  "sum[map.cells[j]] = static_cast<std::int64_t>(std::lround((real[map.cells[j]] += map.values[j]) / plan.pitch))")
nictate_mutant(wrong-cap core/mechanisms/lattice_plan.cpp
  "times(times(*plan.cell_max, *plan.cell_max), r)" "times(*plan.cell_max, r)")
nictate_mutant(clip-without-factor-two core/mechanisms/lattice_plan.cpp "times(2 * norm, norm)" "times(norm, norm)")
nictate_mutant(n-applied-twice-to-noise core/mechanisms/maps/map_parameters.cpp
  "resolved.number(\"delta\"), plan.l2_squared)"
  "resolved.number(\"delta\"), plan.l2_squared / static_cast<UInt128>(facts.observers))")
nictate_mutant(n-applied-twice-to-map core/release/lattice_query.cpp
  "static_cast<double>(map[j]) * unit" "static_cast<double>(map[j]) * unit / static_cast<double>(plan.divisor)")
nictate_mutant(rounded-laplace-scale core/privacy/lattice_calibration.cpp
  "const UInt128 t = *numerator / loss.numerator" "const UInt128 t = *numerator / loss.numerator / 2")

set(audit signal_audit)
nictate_mutant(signal-half-noise core/mechanisms/signals/signal_lattice.cpp
  "latticeLaplaceScale(plan_.epsilon, factor" "latticeLaplaceScale(2 * plan_.epsilon, factor")
nictate_mutant(signal-half-gaussian core/mechanisms/signals/signal_lattice.cpp
  "tightSigmaSquared(plan_.epsilon, plan_.delta, lattice.l2_squared)"
  "tightSigmaSquared(plan_.epsilon, plan_.delta, lattice.l2_squared / 4)")
nictate_mutant(signal-missing-root-n core/mechanisms/signals/signal_plan.cpp
  "std::sqrt(static_cast<double>(chunk_length)) * std::sqrt(static_cast<double>(k))" "std::sqrt(static_cast<double>(k))")
nictate_mutant(signal-dropped-rounding core/mechanisms/signals/signal_lattice.cpp
  "p * (1 + 2 * e / lattice.pitch)" "0 * e" "root * (1 + 2 * e / lattice.pitch)" "0 * e")
nictate_mutant(signal-noise-on-the-real-part-only core/release/signal_query.cpp
  "addLatticeNoise(values, lattices_.of(feature_, chunk.length, ks[c]), noise)"
  "const LatticeMap quiet = values\; addLatticeNoise(values, lattices_.of(feature_, chunk.length, ks[c]), noise)\; const std::size_t of = values.size() / static_cast<std::size_t>(signals.cols())\; for (std::size_t i = 0\; i < values.size()\; ++i) values[i] = plan_.inSpectrum() && i % of > 0 && i % of % 2 == 0 ? quiet[i] : values[i]")
nictate_mutant(signal-exponential-without-two core/mechanisms/signals/signal_lattice.cpp
  "static_cast<UInt128>(plan_.loss_factor)" "static_cast<UInt128>(1)")
nictate_mutant(signal-chunk-for-differences core/mechanisms/signals/signal_plan.cpp
  "plan.ofDifferences() ? differencesSensitivity(chunk_length, range)" "false ? differencesSensitivity(chunk_length, range)"
  "plan.ofDifferences(), coefficients)" "false, coefficients)")
nictate_mutant(signal-not-clamped core/mechanisms/signals/signal_lattice.cpp
  "std::clamp(std::floor(value / pitch), low, high)" "std::clamp(std::floor(value / pitch), 2 * low - high, 2 * high - low)")

set(mutant_programs)
foreach(name IN LISTS mutants)
  list(APPEND mutant_programs $<TARGET_FILE:mutant-${name}>)
endforeach()
add_test(NAME release_mutants COMMAND ${CMAKE_COMMAND} "-DPROGRAMS=${mutant_programs}"
  -DSUMMARY=${PROJECT_BINARY_DIR}/mutants.txt -P ${CMAKE_CURRENT_SOURCE_DIR}/run_mutants.cmake)
set_tests_properties(release_mutants PROPERTIES LABELS summary)
