#!/usr/bin/python3
"""Whether the windows of two programs look the same: windows.py OLD NEW

Opens simulated studies in both builds of nictate, every workspace in both languages and themes, and compares the screenshots byte for
byte. NEW's nictate-cli lies beside it. Prints what differs, then the number of windows; exits 1 where anything differs.
"""

import itertools
import json
import os
import pathlib
import subprocess
import sys
import tempfile

WORKSPACES = {"data": "reading", "heatmaps": "gallery", "areas": "gallery", "signals": "reading", "samples": "viewing", "evaluation": "reading"}
MAKE = {"gallery": ["--participants", "12"], "reading": ["--participants", "6"], "viewing": ["--participants", "4", "--seconds", "20"]}


def simulated(program, folder):
    for kind, options in MAKE.items():
        command = [pathlib.Path(program).parent / "nictate-cli", "simulate", kind, folder / kind, "--seed", "1", *options]
        subprocess.run(command, check=True, capture_output=True)


def screenshot(program, workspace, language, theme, studies, folder):
    folder.mkdir()
    session = folder / "window.nictate"
    data = {"path": str(studies / WORKSPACES[workspace])}
    session.write_text(json.dumps({"nictate_session": 3, "data": data, "bench": workspace}))
    home = {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}
    options = ["--screenshot", folder / "window.png", "--language", language, "--theme", theme, "--seed", "1", "--wait-for-sweeps"]
    try:
        subprocess.run([program, *options, session], env=os.environ | home, check=True, capture_output=True, timeout=60)
    except subprocess.TimeoutExpired:
        print("does not end:", program, workspace, language, theme, flush=True)
        return b""
    return (folder / "window.png").read_bytes()


def main():
    windows = list(itertools.product(WORKSPACES, ["en", "de"], ["light", "dark"]))
    differing = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        simulated(sys.argv[2], folder)
        for number, window in enumerate(windows):
            old, new = (screenshot(program, *window, folder, folder / f"{number}-{at}") for at, program in enumerate(sys.argv[1:3]))
            if old != new:
                print("differs:", *window, flush=True)
                differing += 1
    print(f"{len(windows)} windows, {differing} differ")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
