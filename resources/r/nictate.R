# Nictate from R: publish eye-tracking data with a privacy guarantee. Needs the package jsonlite.
#
#   source("/usr/share/nictate/nictate.R")
#   study <- nictate_open("datasets/gallery")
#   heatmap <- nictate_heatmap(study, "poster", epsilon = 1, seed = 1)
#   heatmap$protected          # matrix, rows x columns
#   heatmap$card$guarantee     # what is guaranteed, and why
#
# Every number comes from the program nictate-cli; nothing is computed here. The program is found by the environment variable
# NICTATE_CLI, else on the PATH, else (on Windows) in the folder above this file's. An option of a command is an argument of the
# same name, with _ for - (expected_fixations = 8); every other argument is a parameter of the mechanism (epsilon = 1).
# `nictate-cli COMMAND --help` describes the options.
# What the program refuses is a condition of the class nictate_error, and of one for each exit status: nictate_invalid_parameter,
# nictate_bad_data, nictate_refused, nictate_not_written.

# ---- The program ----------------------------------------------------------------------------------------------------------

.nictate <- new.env()
# Where this file lies, while source() reads it.
.nictate$folder <- local({
  files <- unlist(lapply(sys.frames(), function(frame) get0("ofile", frame, inherits = FALSE)))
  if (length(files)) dirname(normalizePath(files[length(files)]))
})

.nictate_fail <- function(message, status = 1L, notes = character()) {
  kinds <- c("", "nictate_invalid_parameter", "nictate_bad_data", "nictate_refused", "nictate_not_written")
  kind <- if (status >= 2 && status <= 5) kinds[status]
  stop(structure(class = c(kind, "nictate_error", "error", "condition"),
                 list(message = message, call = NULL, status = status, notes = notes)))
}

.nictate_program <- function() {
  named <- Sys.getenv("NICTATE_CLI")
  found <- Sys.which(if (nzchar(named)) named else "nictate-cli")
  beside <- file.path(dirname(c(.nictate$folder, ".")[1]), "nictate-cli.exe")
  if (!nzchar(found) && !nzchar(named) && file.exists(beside))
    found <- beside
  if (!nzchar(found))
    .nictate_fail("nictate-cli was not found (expected: Nictate's package installed, or NICTATE_CLI=FILE in the environment)")
  unname(found)
}

# As one word of the shell; bytes, because names in files need not be UTF-8.
.nictate_quoted <- function(text) paste0("'", gsub("'", "'\\''", text, fixed = TRUE, useBytes = TRUE), "'")

# Runs words with results into a file: list(status, notes). Each line of standard error is said as it comes, except the last one.
.nictate_run_posix <- function(words, out, say) {
  talk <- pipe(paste(c(.nictate_quoted(words), "2>&1", paste0(">", .nictate_quoted(out)), "</dev/null"), collapse = " "), open = "r",
               encoding = "UTF-8")
  # the order of the two redirections above is the shell's: errors to us, results to the file
  notes <- character()
  while (length(line <- readLines(talk, n = 1))) {
    if (length(notes))
      say(notes[length(notes)])
    notes <- c(notes, line)
  }
  status <- close(talk)
  list(status = if (is.null(status)) 0L else if (status > 255) status %/% 256L else status, notes = notes)
}

# As one word of a command line of Windows.
.nictate_quoted_windows <- function(text) {
  text <- gsub('(\\\\*)"', '\\1\\1\\\\"', text, useBytes = TRUE)
  paste0('"', gsub('(\\\\+)$', '\\1\\1', text, useBytes = TRUE), '"')
}

# The same without a shell, which is another one on Windows; what the program says comes at its end.
.nictate_run_plain <- function(words, out, say) {
  quoted <- if (.Platform$OS.type == "windows") .nictate_quoted_windows else .nictate_quoted
  said <- tempfile("nictate-")
  on.exit(unlink(said))
  status <- system2(words[1], quoted(words[-1]), stdout = out, stderr = said)
  notes <- readLines(said, encoding = "UTF-8", warn = FALSE)
  for (note in notes[-length(notes)])
    say(note)
  list(status = status, notes = notes)
}

.nictate$run <- if (.Platform$OS.type == "windows") .nictate_run_plain else .nictate_run_posix

#' nictate-cli with these words: list(text, notes). What it says while it works is shown as it comes, unless `quiet`.
nictate_run <- function(arguments, quiet = FALSE) {
  out <- tempfile("nictate-")
  on.exit(unlink(out))
  own <- function(lines) sub("^nictate-cli: ", "", lines, useBytes = TRUE)
  ran <- .nictate$run(c(.nictate_program(), as.character(arguments)), out, function(line) if (!quiet) message(own(line)))
  notes <- own(ran$notes)
  if (ran$status != 0) # the last line is the condition's message
    .nictate_fail(if (length(notes)) notes[length(notes)] else paste("nictate-cli ended with status", ran$status), ran$status, notes[-length(notes)])
  if (length(notes) && !quiet)
    message(notes[length(notes)])
  list(text = paste(readLines(out, encoding = "UTF-8", warn = FALSE), collapse = "\n"), notes = notes)
}

# The options of a command, as its --help lists them: named by option, "flag", "text" (one value) or "list".
.nictate_options <- function(command) {
  key <- paste(.nictate_program(), command)
  if (is.null(.nictate[[key]])) {
    lines <- strsplit(nictate_run(c(strsplit(command, " ")[[1]], "--help"), TRUE)$text, "\n")[[1]]
    lines <- grep("^ {2,12}(-[a-z], *)?--[a-z]", lines, value = TRUE) # newer CLI11 sets options in columns
    names <- sub("^ {2,12}(-[a-z], *)?--([a-z-]+).*", "\\2", lines)
    begin <- "^ {2,12}(-[a-z], *)?--[a-z-]+(, *--[a-z-]+)*"
    kinds <- ifelse(grepl(paste0(begin, " [A-Z]+(:[^ ]+)? \\.\\.\\."), lines), "list", ifelse(grepl(paste0(begin, " [A-Z]"), lines), "text", "flag"))
    .nictate[[key]] <- stats::setNames(kinds, names)
  }
  .nictate[[key]]
}

.nictate_reading <- function() setdiff(names(.nictate_options("inspect")), c("help", "json", "write-plan"))

# Numbers with all their digits, and whole ones without an exponent.
.nictate_text <- function(value) {
  if (!is.numeric(value))
    return(as.character(value))
  vapply(value, function(x) {
    if (is.finite(x) && x == round(x) && abs(x) < 1e15) sprintf("%.0f", x)
    else if (identical(as.numeric(as.character(x)), as.numeric(x))) as.character(x)
    else sprintf("%.17g", x)
  }, "")
}

.nictate_words <- function(name, value, kind = "text") {
  if (is.null(value) || identical(value, FALSE))
    return(character())
  if (kind == "flag")
    return(paste0("--", name))
  text <- .nictate_text(unlist(value))
  if (!is.null(names(value)))
    text <- paste0(names(value), "=", text)
  if (kind == "text")
    text <- paste(text, collapse = ",")
  unlist(lapply(text, function(each) if (startsWith(each, "-")) paste0("--", name, "=", each) else c(paste0("--", name), each)))
}

# A command's arguments as words: its options by name, everything else a parameter of the mechanism (--set).
.nictate_option_words <- function(command, given, settings = list()) {
  known <- .nictate_options(command)
  reading <- .nictate_reading()
  out <- character()
  for (key in names(given)) {
    name <- gsub("_", "-", key, fixed = TRUE)
    if (name %in% reading && name != "length") # length is a parameter too
      .nictate_fail(paste0("unknown argument here: ", key, " (expected in nictate_open, which says how a study is read)"), 2L)
    if (name %in% names(known) && !name %in% reading)
      out <- c(out, .nictate_words(name, given[[key]], known[[name]]))
    else
      settings[[key]] <- given[[key]]
  }
  for (key in names(settings))
    out <- c(out, "--set", paste0(key, "=", .nictate_text(settings[[key]])))
  out
}

# ---- Answers --------------------------------------------------------------------------------------------------------------

.nictate_card <- function(text) if (nzchar(text)) jsonlite::fromJSON(text) else list()

.nictate_answer <- function(output, ..., kind = "nictate_table") {
  card <- .nictate_card(output$text)
  structure(list(..., card = card, notes = output$notes, json = output$text), class = c(kind, "nictate_result"))
}

# A map that the program wrote: rows x columns.
.nictate_map <- function(file) unname(as.matrix(utils::read.csv(file, header = FALSE, colClasses = "numeric")))

# A table that the program wrote. Lines at the top that begin with # are remarks.
nictate_read_table <- function(file, sep = ",", ...) {
  head <- readLines(file, n = 20, warn = FALSE)
  remarks <- sum(cumprod(startsWith(head, "#")))
  utils::read.csv(file, sep = sep, skip = remarks, check.names = FALSE, na.strings = "", fileEncoding = "UTF-8", ...)
}

print.nictate_result <- function(x, ...) {
  for (name in c("rows", "differences"))
    if (is.data.frame(x[[name]]) && nrow(x[[name]]))
      print(x[[name]])
  tables <- vapply(x$card, is.data.frame, NA) # printed above, or asked for by name
  if (!all(tables))
    cat(jsonlite::toJSON(x$card[!tables], pretty = TRUE, auto_unbox = TRUE, digits = NA, null = "null"), "\n", sep = "")
  invisible(x)
}

#' Draws the protected map, or the original one, which is sensitive.
plot.nictate_heatmap <- function(x, which = "protected", ...) {
  map <- x[[which]]
  if (!is.matrix(map))
    .nictate_fail("there are several maps here (expected plot(list(protected = MAP)) with one of them)", 2L)
  mark <- if (isTRUE(x$card$simulation)) "SIMULATION: not protected, not for publication" else which
  graphics::image(t(map)[, rev(seq_len(nrow(map)))], asp = nrow(map) / ncol(map), axes = FALSE, main = mark, ...)
}

# ---- A study --------------------------------------------------------------------------------------------------------------

#' Opens a study: a path as on the command line, a data frame of fixations or gaze, or a list of the native folder's tables
#' (fixations, participants, recordings, stimuli). Arguments say how it is read, as `nictate-cli inspect --help` lists them.
#' `pictures` is a folder of the stimuli's pictures, `name` the study's name, both for data frames. Frames are written to a
#' private temporary folder, which is removed by nictate_close(), when the study is collected, or at R's end.
nictate_open <- function(source, ..., pictures = NULL, name = "study", quiet = FALSE) {
  state <- new.env()
  state$count <- 0
  reg.finalizer(state, function(state) if (!is.null(state$folder)) unlink(state$folder, recursive = TRUE), onexit = TRUE)
  study <- structure(list(state = state, quiet = quiet, in_memory = is.list(source)), class = "nictate_study")
  if (!is.list(source) && !is.null(pictures))
    .nictate_fail("unknown argument: pictures (expected for data frames alone; a file's pictures lie beside it)", 2L)
  study$path <- if (is.list(source)) .nictate_write(study, source, pictures, name) else path.expand(source)
  given <- list(...)
  for (key in names(given)) {
    option <- gsub("_", "-", key, fixed = TRUE)
    if (!option %in% .nictate_reading())
      .nictate_fail(paste0("unknown reading option: ", key, " (expected ", paste(.nictate_reading(), collapse = ", "), ")"), 2L)
    study$reading <- c(study$reading, .nictate_words(option, given[[key]], .nictate_options("inspect")[[option]]))
  }
  study$inspection <- nictate_inspect(study)
  study
}

nictate_close <- function(study) if (!is.null(study$state$folder)) unlink(study$state$folder, recursive = TRUE)

print.nictate_study <- function(x, ...) {
  held <- x$inspection$card
  cat(sprintf("<nictate study %s: %d participants, %d stimuli, %d recordings>\n", x$path, held$participants, held$stimuli, held$recordings))
  invisible(x)
}

.nictate_folder <- function(study) {
  if (is.null(study$state$folder)) {
    study$state$folder <- tempfile("nictate-study-") # below R's own temporary folder, which is private
    dir.create(study$state$folder, mode = "0700")
  }
  study$state$folder
}

.nictate_write <- function(study, source, pictures, name) {
  if (basename(name) != name || name %in% c("", ".", ".."))
    .nictate_fail(paste0("invalid name: ", name, " (expected a name without /)"), 2L)
  place <- file.path(.nictate_folder(study), name)
  dir.create(place)
  if (!is.null(pictures)) {
    dir.create(file.path(place, "stimuli"))
    file.copy(list.files(pictures, full.names = TRUE), file.path(place, "stimuli"), recursive = TRUE)
  }
  if (is.data.frame(source)) {
    file <- file.path(place, paste0(name, ".csv"))
    utils::write.csv(source, file, row.names = FALSE, na = "", fileEncoding = "UTF-8")
    return(file)
  }
  tables <- c("fixations", "participants", "recordings", "stimuli", "samples", "events", "features")
  if (length(unknown <- setdiff(names(source), tables)))
    .nictate_fail(paste0("unknown table: ", paste(unknown, collapse = ", "), " (expected ", paste(tables, collapse = ", "), ")"), 2L)
  for (table in names(source))
    utils::write.table(lapply(source[[table]], .nictate_cells), file.path(place, paste0(table, ".tsv")), sep = "\t", row.names = FALSE,
                       col.names = .nictate_cells(names(source[[table]])), quote = FALSE, fileEncoding = "UTF-8")
  writeLines(jsonlite::toJSON(list(format = "nictate study", version = 1, name = name, warnings = list()), auto_unbox = TRUE), file.path(place, "study.json"))
  place
}

# Cells of the native folder's tables: empty where a value is missing, in quotes only where they must be.
.nictate_cells <- function(column) {
  cells <- ifelse(is.na(column), "", .nictate_text(if (is.factor(column)) as.character(column) else column))
  odd <- grepl("[\t\"\r\n]|^ | $", cells)
  cells[odd] <- paste0("\"", gsub("\"", "\"\"", cells[odd], fixed = TRUE), "\"")
  cells
}

# A data frame that stands for a file is written beside the study's frames; ~ is the home folder, as everywhere in R.
.nictate_file <- function(study, value) {
  if (!is.data.frame(value))
    return(if (is.character(value)) ifelse(startsWith(value, "~/"), path.expand(value), value) else value)
  study$state$count <- study$state$count + 1
  file <- file.path(.nictate_folder(study), paste0("table-", study$state$count, ".csv"))
  utils::write.csv(value, file, row.names = FALSE, na = "", fileEncoding = "UTF-8")
  file
}

.nictate_ask <- function(study, command, given, settings = list(), more = character()) {
  given <- lapply(given, function(value) .nictate_file(study, value))
  path <- if (startsWith(study$path, "-")) paste0("./", study$path) else study$path
  words <- .nictate_option_words(command, given, settings)
  nictate_run(c(strsplit(command, " ")[[1]], path, study$reading, words, more), study$quiet)
}

# A folder for what the program writes, removed when the caller ends.
.nictate_scratch <- function(frame = parent.frame()) {
  folder <- tempfile("nictate-out-")
  dir.create(folder, mode = "0700")
  do.call(on.exit, list(substitute(unlink(folder, recursive = TRUE), list(folder = folder)), add = TRUE), envir = frame)
  folder
}

.nictate_with_table <- function(study, command, given, settings, more = character()) {
  if (is.null(given$out))
    given$out <- file.path(.nictate_scratch(), "table.csv")
  output <- .nictate_ask(study, command, given, settings, more)
  .nictate_answer(output, rows = nictate_read_table(given$out))
}

# ---- Commands -------------------------------------------------------------------------------------------------------------

#' What the study holds, and how it is read.
nictate_inspect <- function(study) .nictate_answer(.nictate_ask(study, "inspect", list(), more = "--json"))

#' Simulates a protected heatmap: matrices `protected` and `original` (sensitive), `pictures` (PNG files as raw vectors), `card`.
#' With windows of time these are lists of matrices; with groups `protected` is a list by group, with the frame `differences`.
nictate_heatmap <- function(study, stimulus, mechanism = "clipped-gaussian", ..., settings = list()) {
  given <- list(stimulus = stimulus, mechanism = mechanism, ...)
  folder <- .nictate_scratch()
  if (!is.null(given$groups)) {
    if (is.null(given$out))
      given$out <- folder
    answer <- .nictate_answer(.nictate_ask(study, "heatmap", given, settings, "--json"), kind = "nictate_heatmap")
    files <- stats::setNames(file.path(given$out, answer$card$groups$file), answer$card$groups$group)
    answer$protected <- lapply(files, .nictate_map)
    answer$differences <- nictate_read_table(file.path(given$out, "difference.csv"))
    return(answer)
  }
  file <- function(name) file.path(folder, name)
  more <- c("--map", file("map.csv"), "--original", file("original.csv"), "--png", file("map.png"), "--json")
  answer <- .nictate_answer(.nictate_ask(study, "heatmap", given, settings, more), kind = "nictate_heatmap")
  windows <- length(answer$card$cc_windows)
  endings <- if (windows) paste0("-", seq_len(windows)) else ""
  read <- function(kind) lapply(file(paste0(kind, endings, ".csv")), .nictate_map)
  answer$protected <- if (windows) read("map") else read("map")[[1]]
  answer$original <- if (windows) read("original") else read("original")[[1]]
  answer$pictures <- lapply(file(paste0("map", endings, ".png")), function(png) readBin(png, "raw", file.size(png)))
  answer
}

#' Simulates a protected table of areas of interest: frame `rows`, and `differences` of groups or pairs. `aois` is a file or a
#' data frame name, shape, points.
nictate_areas <- function(study, stimulus, aois, metric = "dwell-share", ..., settings = list())
  .nictate_rows(.nictate_ask(study, "aoi", list(stimulus = stimulus, aois = aois, metric = metric, ...), settings, "--json"))

#' Simulates a protected table of features' means over people. `bounds` is a file or a data frame feature, lower, upper.
nictate_summaries <- function(study, features, bounds, ..., settings = list())
  .nictate_rows(.nictate_ask(study, "summaries", list(features = features, bounds = bounds, ...), settings, "--json"))

.nictate_rows <- function(output) {
  answer <- .nictate_answer(output)
  answer$rows <- answer$card$rows
  answer$differences <- answer$card$differences
  answer
}

#' Simulates every participant's protected feature tables; `rows` holds them below each other.
nictate_signals <- function(study, mechanism, ..., settings = list()) {
  given <- list(mechanism = mechanism, ...)
  if (is.null(given$out))
    given$out <- file.path(.nictate_scratch(), "out")
  answer <- .nictate_answer(.nictate_ask(study, "signals", given, settings, "--json"))
  tables <- jsonlite::fromJSON(file.path(given$out, "feature_tables.json"))$tables
  conditions <- if (is.null(tables$condition)) rep("", nrow(tables)) else tables$condition
  answer$rows <- do.call(rbind, lapply(seq_len(nrow(tables)), function(i)
    cbind(participant = tables$participant[i], condition = conditions[i], nictate_read_table(file.path(given$out, tables$file[i])))))
  answer
}

#' Simulates every recording's protected gaze samples; `rows` holds them below each other.
nictate_samples <- function(study, mechanism, ..., settings = list()) {
  given <- list(mechanism = mechanism, ...)
  if (is.null(given$out))
    given$out <- file.path(.nictate_scratch(), "out")
  answer <- .nictate_answer(.nictate_ask(study, "samples", given, settings, "--json"))
  read <- function(name) nictate_read_table(file.path(given$out, name), sep = "\t")
  recordings <- read("recordings.tsv")[c("recording", "participant", "stimulus", "condition")]
  samples <- read("samples.tsv")[c("recording", "t_ms", "x_px", "y_px")]
  answer$rows <- cbind(recordings[match(samples$recording, recordings$recording), ], samples[-1], row.names = NULL)
  answer
}

#' What attackers find in protected signals, next to a noise-only control. Sensitive: never part of a release.
nictate_evaluate <- function(study, task = NULL, ..., settings = list())
  .nictate_with_table(study, "evaluate", list(task = task, ...), settings, "--json")

#' CC and MSE against epsilon over repeated draws.
nictate_tradeoff <- function(study, stimulus, mechanism, epsilons, ..., settings = list())
  .nictate_with_table(study, "tradeoff", list(stimulus = stimulus, mechanism = mechanism, epsilons = epsilons, ...), settings)

#' Utility and error of protected signals against epsilon.
nictate_utility <- function(study, mechanism, epsilons, ..., settings = list())
  .nictate_with_table(study, "utility", list(mechanism = mechanism, epsilons = epsilons, ...), settings)

#' Correlation over participants between a start sample and later ones.
nictate_correlation <- function(study, feature, ..., settings = list())
  .nictate_with_table(study, "correlation", list(feature = feature, ...), settings)

#' Writes the window features of raw samples into the folder `out`, and opens that folder as a study.
nictate_features <- function(study, out, ..., settings = list()) {
  .nictate_ask(study, "features", list(out = out, ...), settings)
  nictate_open(out, quiet = study$quiet)
}

#' Noise scale, sensitivity and guarantee, without any data.
nictate_calibrate <- function(mechanism, ..., settings = list(), quiet = FALSE)
  .nictate_answer(nictate_run(c("calibrate", mechanism, .nictate_option_words("calibrate", list(...), settings), "--json"), quiet))

#' What a ledger holds; card = FILE asks whether it still holds that card's entry.
nictate_ledger <- function(path, ..., quiet = FALSE)
  .nictate_answer(nictate_run(c("ledger", path, .nictate_option_words("ledger", list(...)), "--json"), quiet))

#' Releases protected data into the new folder `out`: exact noise, an entry in the ledger, a privacy card. It costs.
#' `kind` is heatmap, areas, signals, summaries or samples. With all_stimuli = TRUE the value is a list of releases.
nictate_release <- function(study, kind, out, ..., ledger = NULL, settings = list()) {
  if (study$in_memory && is.null(ledger))
    .nictate_fail("no ledger (expected ledger = FILE: a study from memory has no folder where its ledger could lie)", 2L)
  command <- paste("release", if (kind == "areas") "aoi" else kind)
  given <- list(out = out, ledger = ledger, ...)
  output <- .nictate_ask(study, command, given, settings, "--json")
  if (isTRUE(given$all_stimuli))
    lapply(.nictate_card(output$text)$released$folder, .nictate_released, output = output)
  else
    .nictate_released(out, output)
}

# The published card as `card`, what the ledger says after it as `booking`; every table by its file's name in `frames`.
.nictate_released <- function(folder, output) {
  files <- sort(list.files(folder, recursive = TRUE))
  csv <- grep("\\.csv$", files, value = TRUE)
  maps <- grep("^(heatmap|unbiased|private_grid)", csv, value = TRUE)
  text <- paste(readLines(file.path(folder, "privacy_card.json"), encoding = "UTF-8", warn = FALSE), collapse = "\n")
  shown <- grep("^heatmap", maps, value = TRUE)
  shown <- lapply(file.path(folder, shown[order(nchar(shown), shown)]), .nictate_map)
  tables <- setdiff(csv, maps)
  structure(class = c("nictate_heatmap", "nictate_result"),
            list(folder = folder, files = files, protected = if (length(shown) == 1) shown[[1]] else shown,
                 frames = stats::setNames(lapply(file.path(folder, tables), nictate_read_table), tables),
                 booking = .nictate_card(output$text), card = .nictate_card(text), notes = output$notes, json = text))
}
