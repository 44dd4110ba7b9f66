#!/usr/bin/python3
"""Whether two programs behave the same: compare.py OLD NEW [WORDING]

Runs the same commands with both builds of nictate-cli, each in a fresh folder, and compares output, exit code and every file
written, byte for byte. WORDING is a table before<TAB>after, as wording.tsv beside this file, of texts that were changed on purpose: it is
applied to what OLD says. Only simulations have a seed, so of nictate-cli only refused releases are compared. Two builds of
nictate-cli-fixed (`./check benchmarks`), which draws from fixed bits, make releases of every mechanism instead.
Prints what differs, then the number of commands; exits 1 where anything differs.
"""

import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ODD_VALUES = ["0", "-1", "1e400", "nan", "1001", "abc", ""]
ODD_FILES = {
    "empty.csv": b"",
    "nul.csv": b"participant,x,y\0\n",
    "bom.csv": b"\xef\xbb\xbfparticipant,stimulus,x,y,duration\r\nP1,a,1,2,3\r\n",
    "no_header.csv": b"1,2,3\n4,5,6\n",
    "no_columns.csv": b"apples,pears\n1,2\n",
    "decimal_comma.csv": b"participant;stimulus;x;y;duration\nP1;a;1,5;2,5;200\n",
    "nan.csv": b"participant,stimulus,x,y,duration\nP1,a,nan,2,3\n",
    "word.csv": b"participant,stimulus,x,y,duration\nP1,a,far,2,3\n",
    "ragged.csv": b"participant,stimulus,x,y,duration\nP1,a,1\nP1,a,1,2,3,4,5\n",
    "quote.csv": b'participant,stimulus,x,y,duration\n"P1,a,1,2,3\n',
    "latin1.csv": b"participant,stimulus,x,y,duration\nJos\xe9,a,1,2,3\n",
    "table.rda": b"RDA2\nA\n",
    "table.sqlite": b"SQLite format 3\0",
    "table.xlsx": b"PK\x03\x04",
    "table.json": b"{",
    "eye.asc": b"** CONVERTED FROM x.edf\nSFIX L 1\n",
}
TIMED = re.compile(rb'(seconds(?:_per_hour)?"?): [0-9.e+-]+')  # how long it took
LEDGER = "ledger.jsonl"  # it holds times, and is not released
KINDS = {
    "maps": (["heatmap", "{gallery}", "--stimulus", "poster"], ["--map", "map.csv"]),
    "signals": (["signals", "{features}", "--seed", "1"], ["--out", "out"]),
    "streams": (["samples", "{viewing}"], ["--out", "out"]),
    "areas": (["aoi", "{gallery}", "--stimulus", "poster", "--aois", "areas.csv", "--metric", "looked,fixations"], []),
    "summaries": (["summaries", "{features}", "--features", "rate of fixations", "--bounds", "bounds.csv"], []),
}


def is_fixed(program):
    return program.endswith("-fixed")


def run(program, arguments, folder):
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
    one_core = (lambda: os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])) if is_fixed(program) else None  # the order of draws
    return subprocess.run([program, *arguments], preexec_fn=one_core, cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True)


def commands(program, studies):
    """Each a list of arguments; {gallery}, {viewing} and {features} are studies."""

    def asked(*arguments):
        return run(program, arguments, studies).stdout.decode()

    names = [line.split()[0] for line in asked("--help").split("Subcommands:")[1].splitlines() if line.strip()]
    yield from ([], ["--help"], ["--version"], ["unknown"], ["mechanisms"], ["mechanisms", "--json"], ["handbook"])
    for name in names:
        yield [name, "--help"]
        yield [name, "--unknown"]
        yield [name, "nowhere"]
    for kind in ("heatmap", "signals", "aoi", "summaries", "samples"):
        yield ["release", kind, "--help"]
        yield ["release", kind, "{gallery}", "--out", "out"]
        yield ["release", kind, "{viewing}", "--out", "out"]
    for mechanism in json.loads(asked("mechanisms", "--json"))["mechanisms"]:
        start, end = KINDS[mechanism["reads"]]
        chosen = [] if mechanism["reads"] == "summaries" else ["--mechanism", mechanism["id"]]
        yield ["calibrate", mechanism["id"]]
        yield ["calibrate", mechanism["id"], "--json"]
        yield [*start, *chosen, *end]
        yield [*start, *chosen, *end, "--json"]
        for parameter in mechanism["parameters"]:
            for value in [*ODD_VALUES, "0.5", "3"]:
                setting = ["--set", f"{parameter['name']}={value}"]
                yield ["calibrate", mechanism["id"], *setting]
            yield [*start, *chosen, *end, "--set", f"{parameter['name']}=-1"]
    for name in ODD_FILES:
        yield ["inspect", name]
        yield ["inspect", name, "--json"]
        yield ["heatmap", name, "--stimulus", "a", "--mechanism", "gaussian"]
        yield ["features", name, "--out", "out"]
    for study in ("{gallery}", "{viewing}", "{features}"):
        yield ["inspect", study]
        yield ["inspect", study, "--json"]
        yield ["ledger", study]
    yield ["tradeoff", "{gallery}", "--stimulus", "poster", "--mechanism", "gaussian", "--epsilons", "1,3", "--repetitions", "3"]
    yield ["utility", "{features}", "--mechanism", "fpa", "--epsilons", "0.1,1", "--repetitions", "3"]
    yield ["evaluate", "{features}", "--task", "person", "--epsilons", "1"]


def releases(program, studies):
    """Of every mechanism that can be released, with groups, windows of time and several metrics too."""
    end = ["--accept-unproven", "--declare", "people,stimuli,tasks,rates,lengths,conditions,rows,groups", "--out", "out", "--ledger", LEDGER]
    heatmap = ["release", "heatmap", "{gallery}", "--stimulus", "poster", "--mechanism"]
    areas = ["release", "aoi", "{gallery}", "--stimulus", "poster", "--aois", "areas.csv"]
    summed = ["release", "summaries", "{features}", "--features", "rate of fixations", "--bounds", "bounds.csv"]
    for mechanism in json.loads(run(program, ["mechanisms", "--json"], studies).stdout)["mechanisms"]:
        start, last = {
            "maps": (heatmap, []),
            "signals": (["release", "signals", "{features}", "--mechanism"], ["--bounds", "all_bounds.csv"]),
            "streams": (["release", "samples", "{viewing}", "--mechanism"], []),
            "areas": ([*areas, "--metric", "looked,fixations", "--mechanism"], []),
            "summaries": ([*summed, "--mechanism"], []),
        }[mechanism["reads"]]
        yield [*start, mechanism["id"], *last, *end]
        yield [*start, mechanism["id"], *last, "--set", "epsilon=2", "--json", *end]
    yield [*heatmap, "clipped-gaussian", "--windows", "3", "--presentation", "5000", *end]
    yield [*heatmap, "gaussian", "--choose-cap", "5", "--cap-epsilon", "0.5", *end]
    yield ["release", "heatmap", "{gallery}", "--all-stimuli", "--mechanism", "laplace", *end]
    for metric in ("dwell-share", "dwell", "first-fixation", "transitions"):
        yield [*areas, "--metric", metric, *end]


def outcome(program, arguments, studies):
    """Exit code, both outputs, and the files that are there afterwards."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for file, content in ODD_FILES.items():
            (folder / file).write_bytes(content)
        (folder / "areas.csv").write_text("name,shape,points\nleft,rectangle,0 0 200 300\nright,rectangle,300 0 200 300\n")
        (folder / "bounds.csv").write_text("feature,lower,upper\nrate of fixations,0,10\n")
        header = sorted((studies / "features").glob("*_features.csv"))[0].read_text().splitlines()[0]
        bounds = [f"{feature},-1000,1000\n" for feature in header.split(",")]
        (folder / "all_bounds.csv").write_text("feature,lower,upper\n" + "".join(bounds))
        made = run(program, [each.format(**{study.name: study for study in studies.iterdir()}) for each in arguments], folder)
        files = {str(file.relative_to(folder)): file.read_bytes()
                 for file in sorted(folder.rglob("*"))
                 if file.is_file() and LEDGER not in file.name}
        said = [TIMED.sub(rb"\1: TIME", each.replace(name.encode(), b"FOLDER")) for each in (made.stdout, made.stderr)]
        return [str(made.returncode), *said], files


def in_new_words(outputs, wording):
    for before, after in wording:
        outputs = [each.replace(before, after) if isinstance(each, bytes) else each for each in outputs]
    return outputs


def main(old, new, wording=None):
    old, new = (str(pathlib.Path(program).resolve()) for program in (old, new))
    words = []
    if wording is not None:
        lines = pathlib.Path(wording).read_bytes().splitlines()[1:]
        words = sorted((tuple(line.split(b"\t", 1)) for line in lines), key=lambda pair: -len(pair[0]))
    with tempfile.TemporaryDirectory() as name:
        studies = pathlib.Path(name)
        for arguments in (
            ["simulate", "gallery", "gallery", "--participants", "12"],
            ["simulate", "viewing", "viewing", "--participants", "4", "--seconds", "60"],
            ["features", "viewing", "--out", "features"],
        ):
            run(old, arguments, studies).check_returncode()
        every = list((releases if is_fixed(old) else commands)(old, studies))

        def compared(arguments):
            (before, files_before), (after, files_after) = (outcome(program, arguments, studies) for program in (old, new))
            before = in_new_words(before, words)
            files = {file for file in files_before | files_after if files_before.get(file) != files_after.get(file)}
            if before == after and not files:
                return after[0], None
            command = " ".join(["nictate-cli", *arguments])
            return after[0], f"{command}\n  old: {before}\n  new: {after}\n  files that differ: {sorted(files)}"

        codes, differ = {}, 0
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for code, difference in pool.map(compared, every):
                codes[code] = codes.get(code, 0) + 1
                if difference is not None:
                    differ += 1
                    print(difference)
    print(f"{len(every)} commands, {differ} differ; exit codes {dict(sorted(codes.items()))}")
    return 1 if differ else 0


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
