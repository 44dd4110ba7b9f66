# Mutants of reading, release, the ledger and evaluation: faults that reading_audit_test.cpp, release_audit_test.cpp and heatmap_groups_audit_test.cpp (maps),
# signal_audit_test.cpp, area_audit_test.cpp, k_norm_audit_test.cpp, damaged_ledger_test.cpp, golden_audit_test.cpp or evaluation_audit_test.cpp must catch. All of them
# are in one program, which links its own copies of the sources named here before the sound ones: where MUTANT stands below,
# the copy asks whether it is that mutant's turn. `nictate_mutants NAME` succeeds when a test fails.

# nictate_change(text name from to): replaces `from` after each marker `// mutant name` of the text, as far as the next marker or
# empty line. It must stand after one of them.
function(nictate_change text name from to)
  set(rest "${${text}}")
  set(changed "")
  set(found FALSE)
  while(TRUE)
    string(REGEX MATCH "// mutant ([^\n]*, )?${name}(, [^\n]*)?\n" marker "${rest}")
    if(marker STREQUAL "")
      break()
    endif()
    string(FIND "${rest}" "${marker}" at)
    string(LENGTH "${marker}" length)
    math(EXPR at "${at} + ${length}")
    string(SUBSTRING "${rest}" 0 ${at} head)
    string(SUBSTRING "${rest}" ${at} -1 rest)
    string(REGEX MATCH "(\n *// mutant |\n\n)" end "${rest}")
    string(FIND "${rest}" "${end}" at)
    string(SUBSTRING "${rest}" 0 ${at} marked)
    string(SUBSTRING "${rest}" ${at} -1 rest)
    string(FIND "${marked}" "${from}" at)
    if(NOT at EQUAL -1)
      set(found TRUE)
      string(REPLACE "${from}" "${to}" marked "${marked}")
    endif()
    string(APPEND changed "${head}" "${marked}")
  endwhile()
  if(NOT found)
    message(FATAL_ERROR "mutant ${name}: '${from}' does not follow a marker `// mutant ${name}`")
  endif()
  set(${text} "${changed}${rest}" PARENT_SCOPE)
endfunction()

set(mutants)
set(mutated_files)
# nictate_mutant(name file from to [from to]…)
macro(nictate_mutant name file)
  if(NOT "${file}" IN_LIST mutated_files)
    list(APPEND mutated_files ${file})
    file(READ ${PROJECT_SOURCE_DIR}/${file} source_${file})
    # Compiled with files that have no copy here, the sound one would be linked with them.
    if(NOT "${file}" MATCHES "/mechanisms/")
      get_filename_component(folder ${file} DIRECTORY)
      string(REPLACE "/" "_" folder ${folder}_mutated)
      set_source_files_properties(${PROJECT_SOURCE_DIR}/${file} TARGET_DIRECTORY nictate_core PROPERTIES UNITY_GROUP ${folder})
    endif()
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${file})
  endif()
  list(APPEND mutants ${name})
  set(changes "${ARGN}")
  while(changes)
    list(POP_FRONT changes from to)
    string(REPLACE "MUTANT" "nictate::mutant(\"${name}\")" to "${to}")
    nictate_change(source_${file} ${name} "${from}" "${to}")
  endwhile()
endmacro()

nictate_mutant(half-noise core/release/lattice_query.cpp "map[j] += sampler(bits)" "map[j] += sampler(bits) / (MUTANT ? 2 : 1)")
nictate_mutant(dropped-s2 core/privacy/lattice_calibration.cpp "(d2_squared) + rounding_variance" "(d2_squared) + (MUTANT ? 0 : rounding_variance)")
nictate_mutant(quantised-after-summing core/release/lattice_query.cpp
  "LatticeMap sum(grid.cells(), 0)" "LatticeMap sum(grid.cells(), 0)\; std::vector<double> real(grid.cells(), 0.0)"
  "sum[map.cells[j]] += static_cast<std::int64_t>(units[j])"
  "sum[map.cells[j]] = MUTANT ? static_cast<std::int64_t>(std::lround((real[map.cells[j]] += map.values[j]) / plan.pitch)) : sum[map.cells[j]] + static_cast<std::int64_t>(units[j])")
nictate_mutant(wrong-cap core/mechanism/lattice_plan.cpp
  "times(times(*plan.cell_max, *plan.cell_max), r)" "times(MUTANT ? *plan.cell_max : times(*plan.cell_max, *plan.cell_max), r)")
nictate_mutant(clip-without-factor-two core/mechanism/lattice_plan.cpp
  "lower(plan.l2_squared, times(2 * norm, norm))" "lower(plan.l2_squared, times((MUTANT ? 1 : 2) * norm, norm))")
nictate_mutant(n-applied-twice-to-noise core/domains/heatmap/heatmap_parameters.cpp
  "resolved.number(\"delta\"), plan.l2_squared)"
  "resolved.number(\"delta\"), plan.l2_squared / static_cast<UInt128>(MUTANT ? facts.observers : 1))")
nictate_mutant(n-applied-twice-to-map core/release/lattice_query.cpp
  "static_cast<double>(map[j]) * unit" "static_cast<double>(map[j]) * unit / (MUTANT ? static_cast<double>(plan.divisor) : 1.0)")
nictate_mutant(rounded-laplace-scale core/privacy/lattice_calibration.cpp
  "const UInt128 t = *numerator / loss.numerator" "const UInt128 t = *numerator / loss.numerator / (MUTANT ? 2 : 1)")

nictate_mutant(heatmap-groups-noise-by-everybodys-n core/domains/heatmap/heatmap_release.cpp
  "facts.observers = smallestOf(plan.groups, facts.observers)" "if (!MUTANT) facts.observers = smallestOf(plan.groups, facts.observers)")
nictate_mutant(heatmap-groups-mean-over-everybody core/domains/heatmap/heatmap_release.cpp
  "lattice.divisor = group.observers.size()" "lattice.divisor = MUTANT ? points.observers() : group.observers.size()")
nictate_mutant(heatmap-groups-maps-of-everybody core/domains/heatmap/heatmap_release.cpp
  "own, points, group.observers, noise" "own, points, MUTANT ? releasedObservers(plan.exact, points.observers(), noise) : group.observers, noise")

nictate_mutant(windows-clipped-one-by-one core/release/lattice_query.cpp
  "visitBounded(grid, bounds, points, observers,"
  "const auto in_window = [&](int window) { ObserverPoints out\; for (std::size_t i = 0\; i < points.observers()\; ++i) { for (GazePoint point : points.of(i)) if (!MUTANT || windowOf(grid, point) == window) out.points.push_back(point)\; out.offsets.push_back(out.points.size())\; } return out\; }\;
    for (int window = 0\; window < (MUTANT ? grid.windows() : 1)\; ++window) visitBounded(grid, bounds, in_window(window), observers,")
nictate_mutant(windows-presentation-read-from-data core/release/lattice_query.cpp
  "LatticeMap sum("
  "Grid grid = planned\; float last = 0\; for (GazePoint point : points.points) last = std::max(last, point.since)\; for (std::size_t t = 0\; MUTANT && t < grid.cuts.size()\; ++t) grid.cuts[t] = last * static_cast<double>(t + 1) / grid.windows()\; LatticeMap sum("
  "latticeSum(const LatticePlan& plan, const Grid& grid," "latticeSum(const LatticePlan& plan, const Grid& planned,")

nictate_mutant(signal-half-noise core/domains/signals/signal_lattice.cpp
  "latticeLaplaceScale(plan_.epsilon, factor" "latticeLaplaceScale((MUTANT ? 2 : 1) * plan_.epsilon, factor")
nictate_mutant(signal-half-gaussian core/domains/signals/signal_lattice.cpp
  "tightSigmaSquared(plan_.epsilon, plan_.delta, lattice.l2_squared)"
  "tightSigmaSquared(plan_.epsilon, plan_.delta, lattice.l2_squared / (MUTANT ? 4 : 1))")
nictate_mutant(signal-missing-root-n core/domains/signals/signal_plan.cpp
  "std::sqrt(static_cast<double>(chunk_length)) * std::sqrt(static_cast<double>(k))"
  "(MUTANT ? 1.0 : std::sqrt(static_cast<double>(chunk_length))) * std::sqrt(static_cast<double>(k))")
nictate_mutant(signal-dropped-rounding core/domains/signals/signal_lattice.cpp
  "root * (1 + 2 * e / lattice.pitch)" "(MUTANT ? 0 : root * (1 + 2 * e / lattice.pitch))"
  " p * (1 + 2 * e / lattice.pitch)" " (MUTANT ? 0 : p * (1 + 2 * e / lattice.pitch))")
nictate_mutant(signal-noise-on-the-real-part-only core/domains/signals/signal_lattice.cpp
  "addLatticeNoise(values, lattices_.of(feature_, chunk.length, ks[c]), noise)"
  "const LatticeMap quiet = values\; addLatticeNoise(values, lattices_.of(feature_, chunk.length, ks[c]), noise)\; const std::size_t of = values.size() / static_cast<std::size_t>(signals.cols())\; for (std::size_t i = 0\; i < values.size()\; ++i) values[i] = MUTANT && plan_.inSpectrum() && i % of > 0 && i % of % 2 == 0 ? quiet[i] : values[i]")
nictate_mutant(signal-exponential-without-two core/domains/signals/signal_lattice.cpp
  "static_cast<UInt128>(plan_.loss_factor)" "static_cast<UInt128>(MUTANT ? 1 : plan_.loss_factor)")
nictate_mutant(signal-chunk-for-differences core/domains/signals/signal_plan.cpp
  "plan.ofDifferences() ? differencesSensitivity(chunk_length, range)"
  "plan.ofDifferences() && !MUTANT ? differencesSensitivity(chunk_length, range)"
  "plan.ofDifferences(), coefficients)" "plan.ofDifferences() && !MUTANT, coefficients)")
nictate_mutant(signal-not-clamped core/domains/signals/signal_lattice.cpp
  "std::clamp(std::floor(value / pitch), low, high)"
  "std::clamp(std::floor(value / pitch), MUTANT ? 2 * low - high : low, MUTANT ? 2 * high - low : high)")

nictate_mutant(areas-presentation-time-read-from-data core/domains/areas/area_release.cpp
  "boundedAreaValues(metric, hits, observer, bounds)"
  "boundedAreaValues(metric, hits, observer, MUTANT ? [&] { AreaBounds read = bounds\; read.presentation_ms = 1\; for (const AreaFixation& each : hits.gaze().fixations) read.presentation_ms = std::max(read.presentation_ms, static_cast<int>(each.since_ms))\; return read\; }() : bounds)")
nictate_mutant(areas-overlap-ignored core/domains/areas/area_release.cpp
  "quantise(values, plan, units)"
  "LatticePlan held = plan\; if (MUTANT) held.norm_max.reset(), held.total_max.reset(), held.cell_max.reset()\; quantise(values, held, units)"
  "values = boundedAreaValues(" "values = (MUTANT ? areaValues : boundedAreaValues)(")
nictate_mutant(areas-each-metric-at-the-whole-budget core/domains/areas/area_noise.cpp
  "resolved.number(\"delta\"), metrics * lattice.l2_squared" "resolved.number(\"delta\"), (MUTANT ? 1 : metrics) * lattice.l2_squared")
nictate_mutant(areas-within-people-moved-once core/domains/areas/area_noise.cpp
  "facts.within ? 2" "facts.within && !MUTANT ? 2")
nictate_mutant(areas-half-laplace core/domains/areas/area_noise.cpp
  "resolved.number(\"epsilon\"), metrics * lattice.l1" "(MUTANT ? 2 : 1) * resolved.number(\"epsilon\"), metrics * lattice.l1")

nictate_mutant(areas-moving-taken-at-the-start core/domains/areas/area_gaze.cpp
  "? timeInside(area, fixation.x_px, fixation.y_px, fixation.since_ms, fixation.duration_ms)"
  "? timeInside(MUTANT ? firstSeen(area) : area, fixation.x_px, fixation.y_px, fixation.since_ms, fixation.duration_ms)")
nictate_mutant(areas-moving-hidden-ones-count core/domains/areas/moving_area.cpp
  "if (stretch.from->visible && begin < end)" "if ((MUTANT || stretch.from->visible) && begin < end)")
nictate_mutant(areas-moving-whole-fixations-count core/domains/areas/moving_area.cpp
  "inside->ms = std::min(inside->ms, lasting_ms)" "inside->ms = MUTANT ? lasting_ms : std::min(inside->ms, lasting_ms)")
nictate_mutant(areas-moving-overlap-at-the-start-only core/domains/areas/moving_area.cpp
  "if (!moves(a) && !moves(b))" "if (MUTANT || (!moves(a) && !moves(b)))")

nictate_mutant(k-norm-one-h-star-weight-wrong core/noise/k_norm_sampler.cpp
  "hStarOf(body)})" "[&] { std::vector<BigInteger> weights = hStarOf(body)\; if (MUTANT) weights.back() *= 2\; return weights\; }()})")
nictate_mutant(k-norm-one-geometric-too-many core/noise/k_norm_sampler.cpp
  "times < coordinates" "times < coordinates + (MUTANT ? 1 : 0)")
nictate_mutant(k-norm-only-the-positive-side-held core/noise/k_norm_sampler.cpp
  "howMany(bits, q - reaching, most))" "howMany(bits, q - reaching, MUTANT && positive_reaches ? 2 * most : most))"
  "other = summingToAtMost(bits, most," "other = summingToAtMost(bits, MUTANT && positive_reaches ? 2 * most : most,")
nictate_mutant(k-norm-uniform-within-the-body core/noise/k_norm_sampler.cpp
  "reaches[m] ? drawOnPart" "MUTANT ? drawWithinPart(bits, part, k, own) : reaches[m] ? drawOnPart")
nictate_mutant(areas-k-norm-each-metric-at-the-whole-budget core/domains/areas/area_release.cpp
  "return KNormSampler(plan.body"
  "if (MUTANT) { std::vector<std::int64_t> each\; for (const BodyPart& part : plan.body) for (const std::int64_t z : KNormSampler({part}, plan.epsilon.numerator, plan.epsilon.denominator * plan.steps)(noise)) each.push_back(z)\; return each\; }\n    return KNormSampler(plan.body")

nictate_mutant(reading-unit-from-the-first-file core/io/plan_options.cpp
  "options.settled = true\;" "options.settled = true\; if (MUTANT) options.positions.reset()\;")
nictate_mutant(reading-screen-from-the-last-file core/io/eyelink_asc.cpp
  "if (screen_.size != size)" "if (MUTANT) screen_.size = size\; else if (screen_.size != size)")

# What the ledger did before: it took the file it had opened for the one that is there, a link for another ledger, let an
# acknowledged break be forgotten, one acknowledgement cover every break, and could not tell an older copy of itself.
nictate_mutant(ledger-replaced-while-waiting core/privacy/ledger.cpp "while (!stillThere(path))" "while (!MUTANT && !stillThere(path))")
nictate_mutant(ledger-by-its-link core/privacy/ledger.cpp "path_(canonicalPath(path))" "path_(MUTANT ? path : canonicalPath(path))")
nictate_mutant(ledger-of-a-linked-study core/io/study_place.cpp "= canonicalPath(data)" "= MUTANT ? data : canonicalPath(data)")
nictate_mutant(ledger-break-forgotten core/privacy/ledger_book.cpp
  "sum.addMissing(one.at_most)" "if (!MUTANT || !one.acknowledged) sum.addMissing(one.at_most)")
nictate_mutant(ledger-all-breaks-at-once core/privacy/ledger_book.cpp
  "found->acknowledged = true" "for (LedgerBreak& one : breaks_) one.acknowledged = one.acknowledged || MUTANT || &one == &*found")
nictate_mutant(ledger-rolled-back core/privacy/ledger.cpp
  "entries()[entry - 1].chain == chain" "(MUTANT || entries()[entry - 1].chain == chain)")

nictate_mutant(gaze-test-noise-without-radius core/domains/gaze/mechanisms/kaleido.cpp
  "(as_printed ? 1 : radius_deg)" "(as_printed || MUTANT ? 1 : radius_deg)")
nictate_mutant(gaze-exponential-radius core/domains/gaze/mechanisms/kaleido.cpp
  "- std::log(noise.uniform(3 * row + 1))" "- (MUTANT ? 0 : std::log(noise.uniform(3 * row + 1)))")
nictate_mutant(gaze-floor-of-tests core/domains/gaze/kaleido_schedule.cpp
  "(window + skip - 1) / skip" "(window + (MUTANT ? 0 : skip - 1)) / skip")
nictate_mutant(gaze-clock-from-publication core/domains/gaze/kaleido_schedule.cpp
  "last_ = row_" "last_ = MUTANT ? last_ : row_")
nictate_mutant(gaze-short-window core/domains/gaze/kaleido_schedule.cpp
  "rule_.window <= row_" "rule_.window - (MUTANT ? 1 : 0) <= row_")
nictate_mutant(gaze-budget-gone-for-ever core/domains/gaze/kaleido_schedule.cpp
  "while (!recent_.empty()" "while (!MUTANT && !recent_.empty()")
nictate_mutant(gaze-lost-row-restarts-the-clock core/domains/gaze/kaleido_schedule.cpp
  "if (!seen)" "if (!seen && MUTANT) last_ = row_\;\n    if (!seen)")
nictate_mutant(gaze-due-rows-move-with-lost-rows core/domains/gaze/mechanisms/kaleido.cpp
  "settings.fill ? filled(recorded)" "settings.fill && !MUTANT ? filled(recorded)")
nictate_mutant(gaze-length-of-the-longest core/domains/gaze/gaze_study.cpp
  "!isSettled(frame.lengths_s.origin)" "(!isSettled(frame.lengths_s.origin) && !MUTANT)")
nictate_mutant(gaze-rate-of-the-fastest core/domains/gaze/gaze_study.cpp
  "!isSettled(frame.rates_hz.origin)" "(!isSettled(frame.rates_hz.origin) && !MUTANT)")
nictate_mutant(reading-columns-from-the-first-file core/io/agreed_plan.cpp
  "= mostFrequent(saying, key)" "= MUTANT ? *saying.front() : mostFrequent(saying, key)"
  "if (wordOf(*one, key) != wordOf(usual, key))" "if (wordOf(*one, key) != wordOf(usual, key) && !MUTANT)")
nictate_mutant(gaze-floor-norm core/noise/planar_laplace.cpp "root < sum ? 1 : 0" "root < sum && !MUTANT ? 1 : 0")
nictate_mutant(gaze-shell-weight core/noise/planar_laplace.cpp "ShellOdds{j, j + 1}" "ShellOdds{MUTANT ? j + 1 : j, j + 1}")
nictate_mutant(gaze-seam-without-wrap core/domains/gaze/gaze_field.cpp
  "metric == GazeMetric::cylinder ? wrapped(a.yaw" "metric == GazeMetric::cylinder && !MUTANT ? wrapped(a.yaw")
nictate_mutant(gaze-smoothing-with-b core/domains/gaze/track_smoother.cpp "3 * b * b" "(MUTANT ? b : 3 * b * b)")
nictate_mutant(gaze-fresh-groups-a-task core/domains/gaze/mechanisms/k_same_synth.cpp
  "published ? randomGroups" "published || MUTANT ? randomGroups")
nictate_mutant(gaze-own-duration-kept core/domains/gaze/mechanisms/k_same_synth.cpp
  "stream.rows = played(steps, " "std::vector<TemplateStep> mine = steps\; for (std::size_t e = 0\; MUTANT && e < std::min(mine.size(), all.events[i].fixations.size())\; ++e) mine[e].rows = all.events[i].fixations[e].steps()\; stream.rows = played(mine, ")
nictate_mutant(gaze-raw-saccade-start core/domains/gaze/mechanisms/k_same_synth.cpp
  "    for (GazeStream& stream : out.streams)" "    for (std::size_t i = 0\; MUTANT && !published && i < out.streams.size()\; ++i) for (const SaccadeRows& saccade : all.events[i].saccades) out.streams[i].rows[saccade.first] = study.streams[i].rows[saccade.first]\;\n    for (GazeStream& stream : out.streams)")
nictate_mutant(gaze-product-instead-of-logs core/domains/gaze/deniability.cpp
  "return sum" "return MUTANT ? std::log(std::exp(sum)) : sum")
nictate_mutant(gaze-identity-passed-on core/domains/gaze/event_synthesis.cpp
  "identity ? peopleOf(study)" "identity || MUTANT ? peopleOf(study)")
nictate_mutant(gaze-pupil-kept core/domains/gaze/gaze_release.cpp
  "tasks.push_back({names[task.stimulus], task.condition," "TableText pupil\; pupil.number(dataset.recordings.front().samples.front().gaze.pupil)\; tasks.push_back({names[task.stimulus], MUTANT ? pupil.str() : task.condition,")
nictate_mutant(gaze-own-individual-counted core/domains/gaze/deniability.cpp
  "return individual != own" "return MUTANT || individual != own")
nictate_mutant(gaze-k-for-k-minus-one core/domains/gaze/deniability.cpp
  "return others + 1 >= k" "return others + (MUTANT ? 0 : 1) >= k")
nictate_mutant(gaze-mean-in-the-loss core/domains/gaze/saccade_model.cpp
  "out.total = (off.squaredNorm() * precision / 2" "out.total = (off.squaredNorm() * precision / (MUTANT ? 60 : 2)")

nictate_mutant(evaluation-control-with-its-own-scales core/evaluation/release_draws.cpp
  "const SlotTables& queried = queriedOf(i, signals, progress).toFinish(progress)\;"
  "const SlotTables& queried = queriedOf(i, signals, progress).toFinish(progress)\; if (MUTANT && &signals != &study_) { return perturbed_ = signals\; }")
nictate_mutant(evaluation-one-noise-for-two-releases core/evaluation/release_draws.cpp
  "2 + static_cast<std::uint64_t>(series)" "2 + (MUTANT ? 0 : static_cast<std::uint64_t>(series))")
nictate_mutant(evaluation-standardised-with-test-rows core/evaluation/classifier.cpp
  "const Standardisation standardised(train)\;"
  "Eigen::MatrixXd both(train.rows() + test.rows(), train.cols())\; both << train, test\; const Standardisation standardised(MUTANT ? both : train)\;")
nictate_mutant(evaluation-pruned-tree core/evaluation/classifier.cpp "setCVFolds(0)" "setCVFolds(MUTANT ? 10 : 0)")
nictate_mutant(evaluation-seed-set-once core/evaluation/classifier.cpp "cv::setRNGSeed(" "if (!MUTANT) cv::setRNGSeed(")
nictate_mutant(evaluation-embargo-ignored core/evaluation/protocol.cpp "half(row) - embargo" "half(row) - (MUTANT ? 0 : embargo)")
nictate_mutant(evaluation-unbalanced-people core/evaluation/protocol.cpp
  "i < least\; ++i)" "i < least\; ++i) if (MUTANT) least = own.size()\; else")
nictate_mutant(evaluation-votes-tied-to-the-first-class core/evaluation/recognition.cpp
  "winners.push_back(c)\;" "{ if (!MUTANT || winners.empty()) winners.push_back(c)\; }")
nictate_mutant(evaluation-asked-condition-not-scaled core/evaluation/recording_attacks.cpp
  "scaled_released = scaledOverPeople(released, set)" "scaled_released = MUTANT ? released : scaledOverPeople(released, set)")
nictate_mutant(evaluation-one-scale-for-all core/evaluation/likelihood_attack.cpp
  "slots.scales(condition).col(f).array()" "slots.scales(condition).col(MUTANT ? 0 : f).array()")
nictate_mutant(evaluation-clamp-forgotten core/domains/signals/signal_study.cpp
  "values.col(f) = values.col(f).cwiseMax" "if (!MUTANT) values.col(f) = values.col(f).cwiseMax")

set(mutated_sources)
foreach(file IN LISTS mutated_files)
  string(REGEX MATCHALL "// mutant [^\n]+" markers "${source_${file}}")
  string(REGEX REPLACE "// mutant |," "" markers "${markers}")
  string(REPLACE " " ";" markers "${markers}")
  foreach(name IN LISTS markers)
    if(NOT name IN_LIST mutants)
      message(FATAL_ERROR "${file}: there is no mutant ${name}")
    endif()
  endforeach()
  set(copy ${CMAKE_CURRENT_BINARY_DIR}/mutants/${file})
  file(CONFIGURE OUTPUT ${copy} CONTENT "#include \"tests/mutants.h\"\n${source_${file}}" @ONLY)
  list(APPEND mutated_sources ${copy})
endforeach()
add_executable(nictate_mutants mutants.cpp mutants.h ${mutated_sources} $<FILTER:$<TARGET_OBJECTS:core_tests>,INCLUDE,${audits}>)
set_target_properties(nictate_mutants PROPERTIES AUTOMOC OFF AUTORCC OFF)
target_link_libraries(nictate_mutants PRIVATE nictate_core nictate_catch)
set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/mutants/core/evaluation/classifier.cpp PROPERTIES COMPILE_OPTIONS "-isystem;${OPENCV_INCLUDE}")
target_precompile_headers(nictate_mutants REUSE_FROM nictate_core)
nictate_unity(nictate_mutants "/mechanisms/")

foreach(name IN LISTS mutants)
  add_test(NAME mutants/${name} COMMAND nictate_mutants ${name})
endforeach()
