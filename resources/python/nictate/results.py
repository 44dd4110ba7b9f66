"""What the program answered: arrays and data frames with the card that says what is guaranteed."""

import base64
import html
import json
import pathlib

import numpy
import pandas

SIMULATION = "SIMULATION: not protected, not for publication"


def read_map(file):
    """A map that the program wrote: rows × columns."""
    return pandas.read_csv(file, header=None, float_precision="round_trip").to_numpy(dtype=float)


def read_table(file, **options):
    """A table that the program wrote. Lines at the top that begin with # are remarks."""
    with open(file, encoding="utf-8") as lines:
        remarks = 0
        while (line := lines.readline()) and line.startswith("#"):
            remarks += 1
    return pandas.read_csv(file, skiprows=remarks, float_precision="round_trip", keep_default_na=False, na_values=[""], **options)


def _is_table(value):
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _lines(card, depth=0):
    """The card as rows of an HTML table: name, value."""
    for key, value in card.items():
        name = html.escape(str(key).replace("_", " "))
        if isinstance(value, dict) and value:
            yield f"<tr><th style='text-align:left;padding-left:{depth}em' colspan='2'>{name}</th></tr>"
            yield from _lines(value, depth + 1)
        elif _is_table(value):
            continue  # shown as a data frame, or asked for by name
        else:
            text = "; ".join(map(str, value)) if isinstance(value, list) else "–" if value is None else value
            yield f"<tr><td style='text-align:left;padding-left:{depth}em'>{name}</td><td style='text-align:left'>{html.escape(str(text))}</td></tr>"


def _picture(png):
    return f"<img style='max-width:100%' src='data:image/png;base64,{base64.b64encode(png).decode()}'>"


class Result:
    """An answer. `card` is the program's JSON, `notes` are the lines it wrote besides; result["key"] reads the card."""

    def __init__(self, card, notes=()):
        self.card = card
        self.notes = list(notes)

    def __getitem__(self, key):
        return self.card[key]

    def keys(self):
        return self.card.keys()

    def __repr__(self):
        return json.dumps(self.card, indent=2, ensure_ascii=False)

    def _shown(self):
        """What stands above the card in a notebook."""
        return ""

    def _repr_html_(self):
        mark = f"<p><b>{SIMULATION}</b></p>" if self.card.get("simulation") else ""
        return f"{mark}{self._shown()}<table>{''.join(_lines(self.card))}</table>"


class Heatmap(Result):
    """A heatmap: `protected` and `original`, arrays rows × columns (windows of time × rows × columns where there are several).

    `original` is sensitive: for the curator only. `pictures` are PNG files as bytes, marked as a simulation. Of groups,
    `protected` is a dictionary of arrays by group, and `differences` a data frame.
    """

    def __init__(self, card, notes, protected, original=None, pictures=(), differences=None):
        super().__init__(card, notes)
        self.protected = protected
        self.original = original
        self.pictures = list(pictures)
        self.differences = differences

    def _shown(self):
        return "".join(_picture(png) for png in self.pictures)


class Table(Result):
    """A table: `rows`, a data frame; where there are groups or pairs also `differences`; other tables of the card by name."""

    def __init__(self, card, notes, rows=None):
        super().__init__(card if isinstance(card, dict) else {}, notes)
        self.details = card if isinstance(card, list) else []
        self._rows = rows

    def frame(self, name):
        """A list of the card as a data frame, such as "noise" or "groups"."""
        return pandas.DataFrame(self.card.get(name, []))

    @property
    def rows(self):
        return self.frame("rows") if self._rows is None else self._rows

    @property
    def differences(self):
        return self.frame("differences")

    def __repr__(self):
        shown = [frame.to_string() for frame in (self.rows, self.differences) if len(frame)]
        rest = {key: value for key, value in self.card.items() if not _is_table(value)}
        return "\n\n".join([*shown, *([repr(Result(rest))] if rest else [])])

    def _shown(self):
        return "".join(frame.to_html(max_rows=40) for frame in (self.rows, self.differences) if len(frame))


class Released(Result):
    """A release: `folder`, `files`, and the published privacy card as `card`. `booking` is what the ledger says after it."""

    def __init__(self, booking, notes, folder):
        self.folder = pathlib.Path(folder)
        super().__init__(json.loads((self.folder / "privacy_card.json").read_text(encoding="utf-8")), notes)
        self.booking = booking
        self.files = sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*") if path.is_file())

    def frame(self, name):
        """A released table as a data frame, by its file's name, such as "aoi_table.csv"."""
        return read_table(self.folder / name)

    @property
    def protected(self):
        """The released heatmap, rows × columns; windows of time × rows × columns where there are several."""
        maps = [name for name in self.files if name.startswith("heatmap") and name.endswith(".csv")]
        arrays = [read_map(self.folder / name) for name in sorted(maps, key=lambda name: (len(name), name))]
        if not arrays:
            raise AttributeError("this release holds no heatmap.csv; frame(NAME) reads a table")
        return arrays[0] if len(arrays) == 1 else numpy.stack(arrays)

    @property
    def frames(self):
        """Every released table with a header: file name → data frame."""
        without_header = ("heatmap", "unbiased", "private_grid")
        return {name: self.frame(name) for name in self.files if name.endswith(".csv") and not name.startswith(without_header)}

    def _shown(self):
        picture = self.folder / "heatmap.png"
        return _picture(picture.read_bytes()) if picture.exists() else ""
