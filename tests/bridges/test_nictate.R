# Nictate from R, with the program of this build: ./check bridges. Run in the repository's root.

source(Sys.getenv("NICTATE_R"))
gallery <- normalizePath("datasets/gallery")
areas_file <- file.path(gallery, "areas.csv")
folder <- tempfile("test-")
dir.create(folder)
place <- function(name) file.path(folder, name)

cli <- function(...) {
  status <- system2(.nictate_program(), shQuote(c(...)), stdout = place("said"), stderr = FALSE)
  stopifnot(status == 0)
  paste(readLines(place("said"), encoding = "UTF-8"), collapse = "\n")
}
# Numbers of a file: R writes and reads the last digit of a double otherwise than the program.
same <- function(left, right) isTRUE(all.equal(left, right, tolerance = 1e-14, check.attributes = FALSE))
read_map <- function(name) as.matrix(read.csv(place(name), header = FALSE))

checks <- 0
check <- function(title, code) {
  code
  checks <<- checks + 1
}
refused <- function(kind, status, words, code) {
  caught <- tryCatch({ code; NULL }, nictate_error = identity)
  stopifnot(inherits(caught, kind), caught$status == status, grepl(words, conditionMessage(caught), fixed = TRUE))
}

study <- nictate_open(gallery, quiet = TRUE)

check("a heatmap is the map and the card of the command", {
  json <- cli("heatmap", gallery, "--stimulus", "poster", "--mechanism", "clipped-gaussian", "--set", "epsilon=0.5", "--seed", "3",
              "--blur", "20", "--map", place("map.csv"), "--original", place("original.csv"), "--png", place("map.png"), "--json")
  heatmap <- nictate_heatmap(study, "poster", epsilon = 0.5, seed = 3, blur = 20)
  stopifnot(heatmap$json == json, identical(heatmap$card, jsonlite::fromJSON(json)))
  stopifnot(dim(heatmap$protected) == c(200, 144), same(heatmap$protected, read_map("map.csv")), same(heatmap$original, read_map("original.csv")))
  stopifnot(!same(heatmap$protected, heatmap$original))
  stopifnot(identical(heatmap$pictures[[1]], readBin(place("map.png"), "raw", file.size(place("map.png")))))
  grDevices::pdf(place("map.pdf"))
  plot(heatmap)
  grDevices::dev.off()
  stopifnot(file.size(place("map.pdf")) > 1000)
})

check("windows of time and groups", {
  cli("heatmap", gallery, "--stimulus", "map", "--mechanism", "clipped-gaussian", "--windows", "2", "--presentation", "4000", "--seed", "1", "--map", place("w.csv"))
  heatmap <- nictate_heatmap(study, "map", windows = 2, presentation = 4000, seed = 1)
  stopifnot(length(heatmap$protected) == 2, same(heatmap$protected[[2]], read_map("w-2.csv")))
  groups <- nictate_heatmap(study, "poster", groups = "training")
  stopifnot(setequal(names(groups$protected), c("design", "none")), nrow(groups$differences) == groups$card$differences$cells)
})

check("areas with groups are the rows of the command", {
  card <- jsonlite::fromJSON(cli("aoi", gallery, "--stimulus", "poster", "--aois", areas_file, "--metric", "dwell-share,looked",
                                 "--groups", "training", "--set", "epsilon=2", "--seed", "5", "--json"))
  areas <- nictate_areas(study, "poster", areas_file, c("dwell-share", "looked"), groups = "training", epsilon = 2, seed = 5)
  stopifnot(identical(areas$rows, card$rows), identical(areas$differences, card$differences), nrow(areas$rows) == 24)
  again <- nictate_areas(study, "poster", read.csv(areas_file), c("dwell-share", "looked"), groups = "training", epsilon = 2, seed = 5)
  stopifnot(identical(again$card, areas$card))
})

check("an evaluation and a curve are the tables of the commands", {
  cli("evaluate", gallery, "--task", "membership", "--stimulus", "poster", "--mechanism", "clipped-gaussian", "--set", "epsilon=1", "--out", place("e.csv"))
  found <- nictate_evaluate(study, "membership", stimulus = "poster", mechanism = "clipped-gaussian", epsilon = 1)
  stopifnot(same(found$rows$auc, read.csv(place("e.csv"))$auc), nrow(found$rows) == 73)
  cli("tradeoff", gallery, "--stimulus", "poster", "--mechanism", "gaussian", "--mechanism", "laplace", "--epsilons", "0.5,2", "--repetitions", "3", "--out", place("t.csv"))
  curve <- nictate_tradeoff(study, "poster", c("gaussian", "laplace"), c(0.5, 2), repetitions = 3)
  stopifnot(same(curve$rows$cc_mean, read.csv(place("t.csv"))$cc_mean), nrow(curve$rows) == 6)
})

check("signals and samples", {
  cli("simulate", "viewing", place("viewers"), "--participants", "3", "--seconds", "40", "--seed", "1")
  viewers <- nictate_open(place("viewers"), quiet = TRUE)
  features <- nictate_features(viewers, place("features"), window = 10)
  cli("signals", place("features"), "--mechanism", "fpa", "--set", "k=4", "--seed", "2", "--out", place("out"))
  signals <- nictate_signals(features, "fpa", k = 4, seed = 2)
  first <- jsonlite::fromJSON(place("out/feature_tables.json"))$tables[1, ]
  mine <- signals$rows[signals$rows$participant == first$participant & signals$rows$condition == first$condition, -(1:2)]
  stopifnot(same(as.matrix(mine), as.matrix(read.csv(place(file.path("out", first$file)), skip = 1, check.names = FALSE))))
  cli("samples", place("viewers"), "--mechanism", "kaleido", "--seed", "4", "--out", place("gaze"))
  samples <- nictate_samples(viewers, "kaleido", seed = 4)
  stopifnot(same(samples$rows$x_px, read.delim(place("gaze/samples.tsv"))$x_px), length(unique(samples$rows$participant)) == 3)
  found <- nictate_evaluate(features, "condition", mechanism = "fpa", settings = list(k = 4), attackers = "lda-scale", repetitions = 2)
  stopifnot("accuracy" %in% names(found$rows))
})

check("what the program says while it works is shown as it comes", {
  features <- nictate_open(place("features"), quiet = TRUE)
  features$quiet <- FALSE
  shown <- character()
  withCallingHandlers(nictate_evaluate(features, "condition", mechanism = "lpa", attackers = "rf", repetitions = 2, every = 50),
                      message = function(m) { shown <<- c(shown, conditionMessage(m)); invokeRestart("muffleMessage") })
  stopifnot(any(grepl("evaluated 50 %", shown, fixed = TRUE)))
})

check("the README's five steps", {
  stopifnot(nictate_inspect(study)$card$stimuli == 6, nictate_heatmap(study, "poster", epsilon = 1, seed = 1)$card$simulation)
  stopifnot(nictate_calibrate("clipped-gaussian", epsilon = 1, observers = 72)$card$guarantee$status == "proven")
  released <- nictate_release(study, "heatmap", place("released"), ledger = place("ledger.jsonl"), stimulus = "poster",
                              mechanism = "clipped-gaussian", epsilon = 1)
  stopifnot(released$card$released$what == "heatmap", same(released$protected, read_map("released/heatmap.csv")))
  book <- nictate_ledger(place("ledger.jsonl"), card = place("released/privacy_card.json"))
  stopifnot(book$card$verified, nrow(book$card$entries) == 1, same(book$card$totals$epsilon, released$booking$totals$epsilon))
  table <- nictate_release(study, "areas", place("table"), ledger = place("ledger.jsonl"), stimulus = "poster", aois = areas_file,
                           metric = "dwell-share", epsilon = 1)
  stopifnot(table$frames$aoi_table.csv$aoi[1] == "title")
})

check("refusals are conditions with the words of the program", {
  refused("nictate_refused", 4, "budget", nictate_release(study, "heatmap", place("no"), ledger = place("other.jsonl"), budget = 0.1,
                                                          stimulus = "poster", mechanism = "clipped-gaussian", epsilon = 1))
  stopifnot(!file.exists(place("no")))
  refused("nictate_invalid_parameter", 2, "invalid epsilon: -1 (expected 0 < epsilon", nictate_heatmap(study, "poster", epsilon = -1))
  refused("nictate_invalid_parameter", 2, "invalid blurr", nictate_heatmap(study, "poster", blurr = 3))
  refused("nictate_invalid_parameter", 2, "unknown reading option", nictate_open(gallery, colums = c(x = "left")))
  refused("nictate_bad_data", 3, "no stimulus \"door\"", nictate_heatmap(study, "door"))
  refused("nictate_not_written", 5, "", nictate_tradeoff(study, "poster", "gaussian", 1, repetitions = 1, out = place("missing/t.csv")))
  Sys.setenv(NICTATE_CLI = paste0(program <- Sys.getenv("NICTATE_CLI"), "-absent"))
  refused("nictate_error", 1, "was not found", nictate_open(gallery))
  Sys.setenv(NICTATE_CLI = program)
})

check("data frames in memory are a study; their folder is private and does not outlive it", {
  recordings <- read.delim(file.path(gallery, "recordings.tsv"))[c("recording", "participant", "stimulus")]
  table <- merge(read.delim(file.path(gallery, "fixations.tsv")), recordings)
  memory <- nictate_open(table[c("participant", "stimulus", "start_ms", "duration_ms", "x_px", "y_px")], pictures = file.path(gallery, "stimuli"), quiet = TRUE)
  stopifnot(memory$inspection$card$participants == 72)
  card <- nictate_heatmap(memory, "poster", epsilon = 1, seed = 1)$card
  stopifnot(same(card$cc, nictate_heatmap(study, "poster", epsilon = 1, seed = 1)$card$cc))
  refused("nictate_invalid_parameter", 2, "no ledger", nictate_release(memory, "heatmap", place("no"), stimulus = "poster", mechanism = "clipped-gaussian", epsilon = 1))
  kept <- memory$state$folder
  stopifnot(format(file.mode(kept)) == "700")
  rm(memory)
  gc()
  stopifnot(!file.exists(kept))
  names <- c("fixations", "participants", "recordings", "stimuli")
  frames <- lapply(stats::setNames(names, names), function(name) read.delim(file.path(gallery, paste0(name, ".tsv")), colClasses = "character"))
  native <- nictate_open(frames, pictures = file.path(gallery, "stimuli"), quiet = TRUE)
  asked <- function(study) nictate_areas(study, "poster", areas_file, groups = "training", epsilon = 1, seed = 1)$card
  stopifnot(identical(asked(native), asked(study)))
  frames$participants$training[1] <- "a \"tab\"\t"
  odd <- nictate_open(frames, pictures = file.path(gallery, "stimuli"), quiet = TRUE)
  stopifnot(odd$inspection$card$participants == 72)
  kept <- native$state$folder
  nictate_close(native)
  stopifnot(!file.exists(kept))
})

check("options are those of --help, and numbers keep their digits", {
  known <- .nictate_options("release heatmap")
  stopifnot(known[c("stimulus", "all-stimuli", "accept-unproven", "window-by", "declare")] == c("text", "flag", "flag", "text", "list"))
  stopifnot(.nictate_text(c(0.1, 1e5, 1 / 3)) == c("0.1", "100000", "0.33333333333333331"))
  stopifnot(identical(.nictate_option_words("heatmap", list(expected_fixations = 8, epsilon = 0.1, windows = c(1, 2))),
                      c("--expected-fixations", "8", "--windows", "1,2", "--set", "epsilon=0.1")))
  stopifnot(identical(.nictate_words("columns", c(x = "left", y = "top"), "list"), c("--columns", "x=left", "--columns", "y=top")))
})

check("without a shell, as on Windows, the program answers and refuses the same", {
  with_shell <- nictate_heatmap(study, "poster", epsilon = 0.5, seed = 3)
  usual <- .nictate$run
  .nictate$run <- .nictate_run_plain
  stopifnot(identical(nictate_heatmap(study, "poster", epsilon = 0.5, seed = 3)$card, with_shell$card))
  stopifnot(any(grepl("it's \"here\".csv", conditionMessage(tryCatch(nictate_run(c("inspect", "it's \"here\".csv")), error = identity)), fixed = TRUE)))
  refused("nictate_invalid_parameter", 2, "invalid epsilon: -1 (expected 0 < epsilon", nictate_heatmap(study, "poster", epsilon = -1))
  .nictate$run <- usual
})

check("a command line of Windows holds words as they are", {
  stopifnot(identical(.nictate_quoted_windows(c("a b", "C:\\in\\", "say \"no\"", "\\\"")),
                      c("\"a b\"", "\"C:\\in\\\\\"", "\"say \\\"no\\\"\"", "\"\\\\\\\"\"")))
})

check("where this file lies is known once it is read", {
  stopifnot(file.exists(file.path(.nictate$folder, "nictate.R")))
})

unlink(folder, recursive = TRUE)
cat("nictate: bridges: R:", checks, "groups of checks\n")
