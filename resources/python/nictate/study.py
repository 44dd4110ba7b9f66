"""A study, and what can be asked about it. Each method is a command of nictate-cli."""

import json
import os
import pathlib
import shutil
import tempfile
import weakref

import numpy
import pandas

from . import program
from .errors import InvalidParameter
from .results import Heatmap, Released, Result, Table, read_map, read_table

TABLES = {"fixations", "participants", "recordings", "stimuli", "samples", "events", "features"}


def open(source, *, pictures=None, name="study", quiet=False, **reading):
    """Opens a study: a path as on the command line, a data frame of fixations or gaze, or a dictionary of the native folder's
    tables (datasets/README.md: fixations, participants, recordings, stimuli …).

    Keywords say how it is read, as `nictate-cli inspect --help` lists them (columns={"x": "x_px"}, units="px", size="800x600").
    `pictures` is a folder of the stimuli's pictures, `name` the study's name, both for data frames. Frames are written to a
    private temporary folder, which is removed when the study is closed or collected. Throws Error.
    """
    return Study(source, pictures=pictures, name=name, quiet=quiet, **reading)


def calibrate(mechanism, *, settings=None, quiet=False, **keywords):
    """Noise scale, sensitivity and guarantee, without any data. Throws Error."""
    words = ["calibrate", mechanism, *program.option_words("calibrate", keywords, settings), "--json"]
    return _answer(Result, program.run(words, quiet))


def ledger(path, *, quiet=False, **keywords):
    """What a ledger holds; card=FILE asks whether it still holds that card's entry. Throws Error."""
    words = ["ledger", os.fspath(path), *program.option_words("ledger", keywords), "--json"]
    return _answer(Table, program.run(words, quiet))


def mechanisms():
    """Every mechanism: a data frame."""
    return pandas.DataFrame(json.loads(program.run(["mechanisms", "--json"], True).text)["mechanisms"])


def _answer(kind, output, *arguments):
    return kind(json.loads(output.text) if output.text.strip() else {}, output.notes, *arguments)


def _private_folder():
    return tempfile.TemporaryDirectory(prefix="nictate-")  # mode 0700


class Study:
    """A study that was opened by nictate.open()."""

    def __init__(self, source, *, pictures=None, name="study", quiet=False, **reading):
        self._place = None  # where frames from memory lie
        self._cleanup = None
        self._count = 0
        self.quiet = quiet
        if isinstance(source, (pandas.DataFrame, dict)):
            self.path = self._write(source, pictures, name)
        else:
            self.path = os.fspath(source)
            if pictures is not None:
                raise InvalidParameter("unknown keyword: pictures (expected for data frames alone; a file's pictures lie beside it)")
        self._reading = [word for key, value in reading.items() for word in program.reading_words({key: self._file(value)})]
        self._in_memory = isinstance(source, (pandas.DataFrame, dict))
        self.inspection = self.inspect()

    def close(self):
        """Removes the temporary folder of frames from memory."""
        if self._cleanup:
            self._cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __repr__(self):
        held = self.inspection
        return f"<nictate.Study {self.path}: {held['participants']} participants, {held['stimuli']} stimuli, {held['recordings']} recordings>"

    def inspect(self):
        """What the study holds, and how it is read. `frame("people")` and `frame("stimuli_list")` are its tables."""
        return _answer(Table, self._run("inspect", {}, None, ["--json"]))

    def heatmap(self, stimulus, mechanism="clipped-gaussian", *, settings=None, **keywords):
        """Simulates a protected heatmap. With `groups` an array for each group of people, and where they differ."""
        keywords = {"stimulus": stimulus, "mechanism": mechanism, **keywords}
        with _private_folder() as folder:
            if keywords.get("groups") is not None:
                return self._group_maps({"out": folder, **keywords}, settings)
            place = pathlib.Path(folder)
            files = ["--map", place / "map.csv", "--original", place / "original.csv", "--png", place / "map.png", "--json"]
            output = self._run("heatmap", keywords, settings, files)
            card = json.loads(output.text)
            endings = [f"-{t}" for t in range(1, len(card.get("cc_windows", ())) + 1)] or [""]
            protected, original = ([read_map(place / f"{kind}{end}.csv") for end in endings] for kind in ("map", "original"))
            pictures = [(place / f"map{end}.png").read_bytes() for end in endings]
        if len(endings) == 1:
            return Heatmap(card, output.notes, protected[0], original[0], pictures)
        return Heatmap(card, output.notes, numpy.stack(protected), numpy.stack(original), pictures)

    def _group_maps(self, keywords, settings):
        output = self._run("heatmap", keywords, settings, ["--json"])
        card, place = json.loads(output.text), pathlib.Path(keywords["out"])
        maps = {each["group"]: read_map(place / each["file"]) for each in card["groups"]}
        return Heatmap(card, output.notes, maps, differences=read_table(place / "difference.csv"))

    def areas(self, stimulus, aois, metric="dwell-share", *, settings=None, **keywords):
        """Simulates a protected table of areas of interest. `aois` is a file or a data frame name, shape, points."""
        keywords = {"stimulus": stimulus, "aois": aois, "metric": metric, **keywords}
        return _answer(Table, self._run("aoi", keywords, settings, ["--json"]))

    def summaries(self, features, bounds, *, settings=None, **keywords):
        """Simulates a protected table of features' means over people. `bounds` is a file or a data frame feature, lower, upper."""
        return _answer(Table, self._run("summaries", {"features": features, "bounds": bounds, **keywords}, settings, ["--json"]))

    def signals(self, mechanism, *, settings=None, **keywords):
        """Simulates every participant's protected feature tables; `rows` holds them below each other."""
        return self._with_folder("signals", {"mechanism": mechanism, **keywords}, settings, _feature_rows)

    def samples(self, mechanism, *, settings=None, **keywords):
        """Simulates every recording's protected gaze samples; `rows` holds them below each other."""
        return self._with_folder("samples", {"mechanism": mechanism, **keywords}, settings, _sample_rows)

    def evaluate(self, task=None, *, settings=None, **keywords):
        """What attackers find in protected signals, next to a noise-only control. Sensitive: never part of a release."""
        return self._with_table("evaluate", {"task": task, **keywords}, settings, ["--json"])

    def tradeoff(self, stimulus, mechanism, epsilons, *, settings=None, **keywords):
        """CC and MSE against ε over repeated draws."""
        return self._with_table("tradeoff", {"stimulus": stimulus, "mechanism": mechanism, "epsilons": epsilons, **keywords}, settings)

    def utility(self, mechanism, epsilons, *, settings=None, **keywords):
        """Utility and error of protected signals against ε."""
        return self._with_table("utility", {"mechanism": mechanism, "epsilons": epsilons, **keywords}, settings)

    def correlation(self, feature, *, settings=None, **keywords):
        """Correlation over participants between a start sample and later ones."""
        return self._with_table("correlation", {"feature": feature, **keywords}, settings)

    def features(self, out, *, settings=None, **keywords):
        """Writes the window features of raw samples into the folder `out`, and opens that folder as a study."""
        self._run("features", {"out": out, **keywords}, settings)
        return open(out, quiet=self.quiet)

    def release(self, kind, out, *, ledger=None, settings=None, **keywords):
        """Releases protected data into the new folder `out`: exact noise, an entry in the ledger, a privacy card. It costs.

        `kind` is heatmap, areas, signals, summaries or samples. With all_stimuli=True the value is a list. Throws Refused.
        """
        if self._in_memory and ledger is None:
            raise InvalidParameter("no ledger (expected ledger=FILE: a study from memory has no folder where its ledger could lie)")
        command = "release " + {"areas": "aoi"}.get(kind, kind)
        output = self._run(command, {"out": out, "ledger": ledger, **keywords}, settings, ["--json"])
        booking = json.loads(output.text)
        if not keywords.get("all_stimuli"):
            return Released(booking, output.notes, out)
        return [Released(booking, output.notes, each["folder"]) for each in booking["released"]]

    def _run(self, command, keywords, settings, more=()):
        keywords = {key: self._file(value) for key, value in keywords.items()}
        words = program.option_words(command, keywords, settings)
        path = "./" + self.path if self.path.startswith("-") else self.path
        return program.run([*command.split(), path, *self._reading, *words, *more], self.quiet)

    def _with_table(self, command, keywords, settings, more=()):
        with _private_folder() as folder:
            keywords = {"out": os.path.join(folder, "table.csv"), **keywords}
            output = self._run(command, keywords, settings, more)
            return _answer(Table, output, read_table(keywords["out"]))

    def _with_folder(self, command, keywords, settings, rows):
        with _private_folder() as folder:
            keywords = {"out": os.path.join(folder, "out"), **keywords}
            output = self._run(command, keywords, settings, ["--json"])
            return _answer(Table, output, rows(pathlib.Path(keywords["out"])))

    def _file(self, value):
        """A data frame that stands for a file is written beside the study's frames."""
        if isinstance(value, pandas.DataFrame):
            self._count += 1
            file = self._folder() / f"table-{self._count}.csv"
            value.to_csv(file, index=False)
            return file
        return value

    def _folder(self):
        if self._place is None:
            self._place = pathlib.Path(tempfile.mkdtemp(prefix="nictate-"))  # mode 0700
            self._cleanup = weakref.finalize(self, shutil.rmtree, self._place, ignore_errors=True)
        return self._place

    def _write(self, source, pictures, name):
        place = self._folder() / name
        if not name or place.parent != self._folder():
            raise InvalidParameter(f"invalid name: {name} (expected a name without /)")
        place.mkdir()
        if pictures is not None:
            shutil.copytree(pictures, place / "stimuli")
        if isinstance(source, pandas.DataFrame):
            source.to_csv(place / f"{name}.csv", index=False)
            return str(place / f"{name}.csv")
        if unknown := set(source) - TABLES:
            raise InvalidParameter(f"unknown table: {', '.join(sorted(unknown))} (expected {', '.join(sorted(TABLES))})")
        for table, frame in source.items():
            frame.to_csv(place / f"{table}.tsv", sep="\t", index=False)
        (place / "study.json").write_text(json.dumps({"format": "nictate study", "version": 1, "name": name, "warnings": []}))
        return str(place)


def _feature_rows(folder):
    tables = json.loads((folder / "feature_tables.json").read_text(encoding="utf-8"))["tables"]
    frames = []
    for each in tables:
        frame = read_table(folder / each["file"])
        for place, column in enumerate(("participant", "condition")):
            frame.insert(place, column, each.get(column, ""))
        frames.append(frame)
    return pandas.concat(frames, ignore_index=True)


def _sample_rows(folder):
    who = {"recording": str, "participant": str, "stimulus": str, "condition": str}
    recordings = read_table(folder / "recordings.tsv", sep="\t", dtype=who)[list(who)]
    samples = read_table(folder / "samples.tsv", sep="\t", dtype=who)[["recording", "t_ms", "x_px", "y_px"]]
    return recordings.merge(samples, on="recording")
