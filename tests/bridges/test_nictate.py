"""Nictate from Python, with the program of this build: ./check bridges."""

import base64
import contextlib
import gc
import io
import json
import os
import pathlib
import stat
import subprocess
import tempfile
import unittest
import unittest.mock

import numpy
import pandas

import nictate
from nictate import program

GALLERY = pathlib.Path(__file__).parents[2] / "datasets" / "gallery"
AREAS = GALLERY / "areas.csv"


def cli(*words):
    return subprocess.run([program.program(), *map(str, words)], capture_output=True, check=True, encoding="utf-8").stdout


def fixations():
    recordings = pandas.read_csv(GALLERY / "recordings.tsv", sep="\t")[["recording", "participant", "stimulus"]]
    table = pandas.read_csv(GALLERY / "fixations.tsv", sep="\t").merge(recordings, on="recording")
    return table[["participant", "stimulus", "start_ms", "duration_ms", "x_px", "y_px"]]


class InFolder(unittest.TestCase):
    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.folder = pathlib.Path(place.name)


class Answers(InFolder):
    """Every number is the program's."""

    def setUp(self):
        super().setUp()
        self.study = nictate.open(GALLERY, quiet=True)

    def test_heatmap_is_the_map_and_the_card_of_the_command(self):
        map_file, original, png = (self.folder / name for name in ("map.csv", "original.csv", "map.png"))
        card = cli("heatmap", GALLERY, "--stimulus", "poster", "--mechanism", "clipped-gaussian", "--set", "epsilon=0.5", "--seed", 3,
                   "--blur", 20, "--map", map_file, "--original", original, "--png", png, "--json")
        heatmap = self.study.heatmap("poster", epsilon=0.5, seed=3, blur=20)
        self.assertEqual(heatmap.card, json.loads(card))
        self.assertTrue(numpy.array_equal(heatmap.protected, numpy.loadtxt(map_file, delimiter=",")))
        self.assertTrue(numpy.array_equal(heatmap.original, numpy.loadtxt(original, delimiter=",")))
        self.assertEqual(heatmap.pictures, [png.read_bytes()])
        self.assertFalse(numpy.array_equal(heatmap.protected, heatmap.original))

    def test_windows_of_time_are_the_first_dimension(self):
        cli("heatmap", GALLERY, "--stimulus", "map", "--mechanism", "clipped-gaussian", "--windows", 3, "--presentation", 4000, "--seed", 1,
            "--map", self.folder / "map.csv")
        heatmap = self.study.heatmap("map", windows=3, presentation=4000, seed=1)
        self.assertEqual(heatmap.protected.shape[0], 3)
        for t in range(3):
            self.assertTrue(numpy.array_equal(heatmap.protected[t], numpy.loadtxt(self.folder / f"map-{t + 1}.csv", delimiter=",")))
        self.assertEqual(len(heatmap.pictures), 3)

    def test_maps_of_groups(self):
        cli("heatmap", GALLERY, "--stimulus", "poster", "--mechanism", "clipped-gaussian", "--groups", "training", "--out", self.folder)
        heatmap = self.study.heatmap("poster", groups="training")
        self.assertEqual(sorted(heatmap.protected), ["design", "none"])
        self.assertTrue(numpy.array_equal(heatmap.protected["none"], numpy.loadtxt(self.folder / "none.csv", delimiter=",")))
        self.assertEqual(len(heatmap.differences), heatmap["differences"][0]["cells"])

    def test_areas_with_groups(self):
        card = json.loads(cli("aoi", GALLERY, "--stimulus", "poster", "--aois", AREAS, "--metric", "dwell-share,looked", "--groups",
                              "training", "--set", "epsilon=2", "--seed", 5, "--json"))
        areas = self.study.areas("poster", AREAS, ["dwell-share", "looked"], groups="training", epsilon=2, seed=5)
        self.assertEqual(areas.rows.to_dict("records"), card["rows"])
        self.assertEqual(areas.differences.to_dict("records"), card["differences"])
        self.assertEqual(areas.frame("groups").observers.sum(), 72)
        frame = pandas.read_csv(AREAS)
        again = self.study.areas("poster", frame, ["dwell-share", "looked"], groups="training", epsilon=2, seed=5)
        self.assertEqual(again.card, areas.card)

    def test_evaluation_and_curves_are_the_tables_of_the_commands(self):
        table = self.folder / "table.csv"
        cli("evaluate", GALLERY, "--task", "membership", "--stimulus", "poster", "--mechanism", "clipped-gaussian", "--set",
            "epsilon=1", "--out", table)
        found = self.study.evaluate("membership", stimulus="poster", mechanism="clipped-gaussian", epsilon=1)
        pandas.testing.assert_frame_equal(found.rows, pandas.read_csv(table, float_precision="round_trip"))
        cli("tradeoff", GALLERY, "--stimulus", "poster", "--mechanism", "gaussian", "--mechanism", "laplace", "--epsilons", "0.5,2", "--repetitions", 3,
            "--seed", 1, "--out", table)
        curve = self.study.tradeoff("poster", ["gaussian", "laplace"], [0.5, 2], repetitions=3, seed=1)
        pandas.testing.assert_frame_equal(curve.rows, pandas.read_csv(table, float_precision="round_trip"))

    def test_inspection_calibration_and_mechanisms(self):
        self.assertEqual(self.study.inspection["participants"], 72)
        self.assertEqual(list(self.study.inspection.frame("stimuli_list").id)[:2], ["poster", "web-page"])
        card = json.loads(cli("calibrate", "laplace", "--set", "epsilon=1", "--set", "observers=72", "--json"))
        self.assertEqual(nictate.calibrate("laplace", epsilon=1, observers=72).card, card)
        self.assertIn("kaleido", set(nictate.mechanisms().id))

    def test_how_a_study_is_read(self):
        table = fixations().rename(columns={"x_px": "left", "y_px": "top"})
        file = self.folder / "eyes.csv"
        table.to_csv(file, index=False)
        study = nictate.open(file, quiet=True, columns={"x": "left", "y": "top"}, units="px", size="780x1080")
        card = json.loads(cli("heatmap", file, "--columns", "x=left,y=top", "--units", "px", "--size", "780x1080", "--stimulus", "poster",
                              "--mechanism", "gaussian", "--seed", 1, "--json"))
        self.assertEqual(study.heatmap("poster", "gaussian", seed=1).card, card)


class Signals(InFolder):
    """Feature tables and gaze samples."""

    def setUp(self):
        super().setUp()
        self.viewers = self.folder / "viewers"
        cli("simulate", "viewing", self.viewers, "--participants", 3, "--seconds", 40, "--seed", 1)
        self.study = nictate.open(self.viewers, quiet=True)

    def test_signals_summaries_and_evaluation(self):
        features = self.study.features(self.folder / "features", window=10)
        cli("signals", self.folder / "features", "--mechanism", "fpa", "--set", "k=4", "--seed", 2, "--out", self.folder / "out")
        signals = features.signals("fpa", k=4, seed=2)
        first = json.loads((self.folder / "out" / "feature_tables.json").read_text())["tables"][0]
        mine = signals.rows[(signals.rows.participant == first["participant"]) & (signals.rows.condition == first["condition"])]
        theirs = pandas.read_csv(self.folder / "out" / first["file"], skiprows=1, float_precision="round_trip")
        pandas.testing.assert_frame_equal(mine.drop(columns=["participant", "condition"]).reset_index(drop=True), theirs)
        bounds = pandas.DataFrame({"feature": ["rate of fixations"], "lower": [0], "upper": [5]})
        self.assertEqual(list(features.summaries("rate of fixations", bounds, seed=1).rows.metric.unique()), ["feature-mean"])
        table = self.folder / "table.csv"
        cli("evaluate", self.folder / "features", "--task", "condition", "--mechanism", "fpa", "--set", "k=4", "--attackers",
            "lda-scale", "--repetitions", 2, "--out", table)
        found = features.evaluate("condition", mechanism="fpa", settings={"k": 4}, attackers="lda-scale", repetitions=2)
        self.assertEqual(len(found.rows), len(pandas.read_csv(table)))
        self.assertEqual(list(found.rows.accuracy), list(pandas.read_csv(table, float_precision="round_trip").accuracy))
        self.assertEqual(len(found.details), len(found.rows))

    def test_samples(self):
        cli("samples", self.viewers, "--mechanism", "kaleido", "--seed", 4, "--out", self.folder / "out")
        samples = self.study.samples("kaleido", seed=4)
        theirs = pandas.read_csv(self.folder / "out" / "samples.tsv", sep="\t", float_precision="round_trip")
        self.assertEqual(len(samples.rows), len(theirs))
        self.assertTrue(numpy.array_equal(samples.rows.x_px, theirs.x_px, equal_nan=True))
        self.assertEqual(samples.rows.participant.nunique(), 3)

    def test_progress_is_shown_as_it_comes(self):
        features = self.study.features(self.folder / "features", window=10)
        features.quiet = False
        shown = io.StringIO()
        with contextlib.redirect_stderr(shown):
            features.evaluate("condition", mechanism="lpa", attackers="rf", repetitions=2, every=50)
        self.assertIn("evaluated 50 %", shown.getvalue())
        features.quiet = True
        with contextlib.redirect_stderr(io.StringIO()) as silent:
            features.evaluate("condition", mechanism="lpa", attackers="lda-scale", repetitions=2)
        self.assertEqual(silent.getvalue(), "")


class Releases(InFolder):
    """The README's five steps, and what is refused."""

    def setUp(self):
        super().setUp()
        self.study = nictate.open(GALLERY, quiet=True)

    def test_release_walk(self):
        ledger, out = self.folder / "ledger.jsonl", self.folder / "released"
        self.assertEqual(self.study.inspect()["stimuli"], 6)
        self.assertIs(self.study.heatmap("poster", epsilon=1, seed=1)["simulation"], True)
        self.assertEqual(nictate.calibrate("clipped-gaussian", epsilon=1, observers=72)["guarantee"]["status"], "proven")
        released = self.study.release("heatmap", out, ledger=ledger, stimulus="poster", mechanism="clipped-gaussian", epsilon=1)
        self.assertEqual(released["released"]["what"], "heatmap")
        self.assertTrue(numpy.array_equal(released.protected, numpy.loadtxt(out / "heatmap.csv", delimiter=",")))
        self.assertIn("privacy_card.json", released.files)
        self.assertNotIn("original", json.dumps(released.files))
        book = nictate.ledger(ledger, card=out / "privacy_card.json")
        self.assertIs(book["verified"], True)
        self.assertEqual(len(book.frame("entries")), 1)
        self.assertAlmostEqual(book["totals"]["epsilon"], released.booking["totals"]["epsilon"])

    def test_released_tables_are_frames(self):
        released = self.study.release("areas", self.folder / "out", ledger=self.folder / "ledger.jsonl", stimulus="poster", aois=AREAS,
                                      metric="dwell-share", epsilon=1)
        self.assertEqual(list(released.frame("aoi_table.csv").aoi)[0], "title")
        self.assertEqual(sorted(released.frames), ["aoi_table.csv", "aois.csv"])

    def test_all_stimuli(self):
        released = self.study.release("heatmap", self.folder / "out", ledger=self.folder / "ledger.jsonl", all_stimuli=True,
                                      mechanism="clipped-gaussian", epsilon=1)
        self.assertEqual(len(released), 6)
        self.assertEqual({each["released"]["stimulus"] for each in released}, set(self.study.inspection.frame("stimuli_list").id))

    def test_refusals_are_exceptions_with_the_words_of_the_program(self):
        wanted = {"stimulus": "poster", "mechanism": "clipped-gaussian", "epsilon": 1, "ledger": self.folder / "ledger.jsonl"}
        with self.assertRaises(nictate.Refused) as caught:
            self.study.release("heatmap", self.folder / "out", budget=0.1, **wanted)
        self.assertIn("budget", str(caught.exception))
        self.assertEqual(caught.exception.status, 4)
        self.assertFalse((self.folder / "out").exists())
        with self.assertRaises(nictate.InvalidParameter) as caught:
            self.study.heatmap("poster", epsilon=-1)
        self.assertEqual(str(caught.exception), "invalid epsilon: -1 (expected 0 < epsilon ≤ 1000)")
        with self.assertRaises(nictate.InvalidParameter) as caught:
            self.study.heatmap("poster", blurr=3)
        self.assertIn("invalid blurr", str(caught.exception))
        with self.assertRaises(nictate.BadData) as caught:
            self.study.heatmap("door")
        self.assertIn('no stimulus "door"', str(caught.exception))
        with self.assertRaises(nictate.NotWritten):
            self.study.tradeoff("poster", "gaussian", [1], repetitions=1, out=self.folder / "missing" / "table.csv")
        with self.assertRaises(nictate.InvalidParameter):
            nictate.open(GALLERY, colums={"x": "left"})
        with self.assertRaises(nictate.InvalidParameter):
            self.study.heatmap("poster", size="800x600")

    def test_without_the_program(self):
        before = os.environ["NICTATE_CLI"]
        os.environ["NICTATE_CLI"] = "/nowhere/nictate-cli"
        try:
            with self.assertRaises(nictate.ProgramMissing):
                nictate.open(GALLERY)
        finally:
            os.environ["NICTATE_CLI"] = before


class Memory(InFolder):
    """Data frames in memory."""

    def test_a_frame_of_fixations_is_a_study(self):
        study = nictate.open(fixations(), pictures=GALLERY / "stimuli", quiet=True)
        file = nictate.open(GALLERY, quiet=True)
        self.assertEqual(study.heatmap("poster", epsilon=1, seed=1)["cc"], file.heatmap("poster", epsilon=1, seed=1)["cc"])

    def test_frames_of_the_native_folder_bring_groups(self):
        frames = {name: pandas.read_csv(GALLERY / f"{name}.tsv", sep="\t", dtype=str) for name in
                  ("fixations", "participants", "recordings", "stimuli")}
        study = nictate.open(frames, pictures=GALLERY / "stimuli", quiet=True)
        file = nictate.open(GALLERY, quiet=True)
        asked = {"stimulus": "poster", "aois": AREAS, "groups": "training", "epsilon": 1, "seed": 1}
        self.assertEqual(study.areas(**asked).card, file.areas(**asked).card)

    def test_the_folder_is_private_and_does_not_outlive_the_study(self):
        study = nictate.open(fixations(), quiet=True)
        folder = pathlib.Path(study.path).parents[1]
        self.assertEqual(stat.S_IMODE(folder.stat().st_mode), 0o700)
        study.close()
        self.assertFalse(folder.exists())
        with nictate.open(fixations(), quiet=True) as study:
            folder = pathlib.Path(study.path).parents[1]
            self.assertTrue(folder.exists())
        self.assertFalse(folder.exists())
        study = nictate.open(fixations(), quiet=True)
        folder = pathlib.Path(study.path).parents[1]
        del study
        gc.collect()
        self.assertFalse(folder.exists())

    def test_a_release_needs_a_ledger_that_stays(self):
        study = nictate.open(fixations(), pictures=GALLERY / "stimuli", quiet=True)
        with self.assertRaises(nictate.InvalidParameter) as caught:
            study.release("heatmap", self.folder / "out", stimulus="poster", mechanism="clipped-gaussian", epsilon=1)
        self.assertIn("ledger", str(caught.exception))

    def test_no_original_is_left_in_the_temporary_folder(self):
        before = os.environ.get("TMPDIR")
        os.environ["TMPDIR"] = str(self.folder)
        tempfile.tempdir = None
        try:
            with nictate.open(fixations(), quiet=True) as study:
                study.heatmap("poster")
            left = [path.name for path in self.folder.iterdir() if not path.name.startswith("runtime-")]  # Qt's own
            self.assertEqual(left, [])
        finally:
            tempfile.tempdir = None
            os.environ.pop("TMPDIR")
            if before is not None:
                os.environ["TMPDIR"] = before


class Help(InFolder):
    """Options are read from --help, which CLI11 lays out in two ways."""

    def test_options_in_columns_are_the_same(self):
        before = {command: program.options(command) for command in ("inspect", "heatmap", "release aoi")}
        real, wrapped = program.program(), self.folder / "columns"
        wrapped.write_text(f"""#!/bin/sh
"{real}" "$@" | sed -E 's/^  --([a-z-]+)/          --\\1/; s/^  (-[a-z]),--/  \\1,     --/'
""")
        wrapped.chmod(0o700)
        with unittest.mock.patch.dict(os.environ, NICTATE_CLI=str(wrapped)):
            self.assertIn("          --stimulus TEXT", program.run(["heatmap", "--help"], quiet=True).text)
            self.assertEqual({command: program.options(command) for command in before}, before)


class Notebook(unittest.TestCase):
    """What a notebook shows."""

    def test_map_and_card(self):
        heatmap = nictate.open(GALLERY, quiet=True).heatmap("poster", epsilon=1, seed=1)
        shown = heatmap._repr_html_()
        self.assertIn(base64.b64encode(heatmap.pictures[0]).decode(), shown)
        self.assertEqual(heatmap.pictures[0][:8], b"\x89PNG\r\n\x1a\n")
        self.assertIn("SIMULATION: not protected", shown)
        self.assertIn(heatmap["guarantee"]["sentence"], shown)

    def test_a_table_prints_its_rows_once(self):
        areas = nictate.open(GALLERY, quiet=True).areas("poster", AREAS, epsilon=1, seed=1)
        self.assertEqual(str(areas).count("practicalities"), 1)
        self.assertIn('"noise_scale"', str(areas))

    def test_names_are_texts(self):
        result = nictate.Result({"stimulus": "<script>alert(1)</script>"})
        self.assertNotIn("<script>", result._repr_html_())


class Words(unittest.TestCase):
    """How keywords become words of the command."""

    def test_options_are_those_of_help(self):
        known = program.options("release heatmap")
        kinds = {"stimulus": "text", "all-stimuli": "flag", "accept-unproven": "flag", "window-by": "text", "declare": "list"}
        self.assertEqual({name: known[name] for name in kinds}, kinds)
        self.assertLess({"columns", "units", "time-unit", "size", "people"}, program.reading_options())

    def test_options_parameters_and_settings(self):
        words = program.option_words("heatmap", {"expected_fixations": 8, "epsilon": 0.1, "windows": [1, 2], "blur": None}, {"blur": 3})
        self.assertEqual(words, ["--expected-fixations", "8", "--windows", "1,2", "--set", "blur=3", "--set", "epsilon=0.1"])
        self.assertEqual(program.words("out", "-x"), ["--out=-x"])
        self.assertEqual(program.words("task", ["a", "b"], "list"), ["--task", "a", "--task", "b"])
        self.assertEqual(program.words("columns", {"x": "left", "y": "top"}, "list"), ["--columns", "x=left", "--columns", "y=top"])
        self.assertEqual(program.option_words("release heatmap", {"all_stimuli": True, "same_study": False}), ["--all-stimuli"])
        self.assertEqual(program.option_words("signals", {"length": 9}), ["--set", "length=9"])


if __name__ == "__main__":
    unittest.main()
