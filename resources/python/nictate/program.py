"""How nictate-cli is found, called and understood."""

import functools
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import threading

from .errors import BY_STATUS, Error, InvalidParameter, ProgramMissing

PREFIX = "nictate-cli: "
# Newer CLI11 sets options in columns; what they mean stands further to the right.
_OPTION = re.compile(r"^ {2,12}(?:-\w, *)?--([a-z-]+)(?:, *--[a-z-]+)*( [A-Z]+)?(?::\S+)?( \.\.\.)?", re.MULTILINE)


def program():
    """The path of nictate-cli. Throws ProgramMissing."""
    named = os.environ.get("NICTATE_CLI")
    found = shutil.which(named or "nictate-cli")
    beside = pathlib.Path(__file__).resolve().parents[2] / "nictate-cli.exe"  # in the folder for Windows
    if found is None and not named and beside.is_file():
        found = str(beside)
    if found is None:
        where = f"NICTATE_CLI names {named}, which is no program" if named else "it is not on the PATH, and NICTATE_CLI is not set"
        raise ProgramMissing(f"nictate-cli was not found: {where} (expected: Nictate's package installed, or NICTATE_CLI=FILE)")
    return found


class Output:
    """What the program printed: `text`, and the lines it wrote to standard error, `notes`."""

    def __init__(self, text, notes):
        self.text = text
        self.notes = notes


def run(arguments, quiet=False):
    """nictate-cli with these words. What it says while it works is shown as it comes, unless `quiet`.

    Throws Error, or the subclass for the exit status.
    """
    words = [program(), *(os.fspath(word) for word in arguments)]
    with subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
                          errors="surrogateescape") as process:
        try:
            text, notes = _listen(process, quiet)
        except BaseException:  # Ctrl-C: a release ends the entry it has begun
            if os.name == "posix":  # on Windows the program of a console gets it as this one does
                process.send_signal(signal.SIGINT)
            process.wait()
            raise
    if process.returncode == 0:
        return Output(text, notes)
    message = notes.pop() if notes else f"nictate-cli ended with status {process.returncode}"
    raise BY_STATUS.get(process.returncode, Error)(message, notes)


def _listen(process, quiet):
    """Standard error line by line, standard output as a whole. The last line of a failure is not shown: it is the exception."""
    pieces, notes = [], []
    reader = threading.Thread(target=lambda: pieces.append(process.stdout.read()), daemon=True)
    reader.start()
    for line in process.stderr:
        if notes and not quiet:
            print(notes[-1], file=sys.stderr, flush=True)
        notes.append(line.rstrip("\n").removeprefix(PREFIX))
    reader.join()
    if process.wait() == 0 and notes and not quiet:
        print(notes[-1], file=sys.stderr, flush=True)
    return pieces[0], notes


@functools.lru_cache(maxsize=None)
def _help(command, _program):
    return run([*command.split(), "--help"], quiet=True).text


def options(command):
    """The options of a command, as its --help lists them: name → "flag", "text" (one value) or "list"."""
    return {found[1]: "list" if found[3] else "text" if found[2] else "flag" for found in _OPTION.finditer(_help(command, program()))}


def reading_options():
    """The options that say how a study is read: those of `inspect` but its own."""
    return frozenset(options("inspect")) - {"help", "json", "write-plan"}


def words(name, value, kind="text"):
    """An option as words: a flag alone, a dictionary as role=header pairs, a list as often as it has values or with commas."""
    if value is None or value is False:
        return []
    if kind == "flag":
        return [f"--{name}"]
    if isinstance(value, dict):
        value = [f"{key}={item}" for key, item in value.items()]
    texts = [str(item) for item in value] if isinstance(value, (list, tuple)) else [str(value)]
    if kind == "text":
        texts = [",".join(texts)]
    return [word for text in texts for word in ([f"--{name}={text}"] if text.startswith("-") else [f"--{name}", text])]


def reading_words(given):
    """How a study is read, as words. Throws InvalidParameter."""
    out = []
    for key, value in given.items():
        name = key.replace("_", "-")
        if name not in reading_options():
            raise InvalidParameter(f"unknown reading option: {key} (expected {', '.join(sorted(reading_options()))})")
        out += words(name, value, options("inspect")[name])
    return out


def option_words(command, keywords, settings=None):
    """A command's keywords as words: its options by name, everything else a parameter of the mechanism (--set)."""
    known = options(command)
    out, parameters = [], dict(settings or {})
    for key, value in keywords.items():
        name = key.replace("_", "-")
        if name in reading_options() and name != "length":  # length is a parameter too
            raise InvalidParameter(f"unknown keyword here: {key} (expected in nictate.open, which says how a study is read)")
        if name in known and name not in reading_options():
            out += words(name, value, known[name])
        else:
            parameters[key] = value
    for key, value in parameters.items():
        out += [] if value is None else ["--set", f"{key}={value}"]
    return out
