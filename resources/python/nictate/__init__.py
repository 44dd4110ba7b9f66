"""Nictate from Python: publish eye-tracking data with a privacy guarantee.

    import nictate
    study = nictate.open("datasets/gallery")
    heatmap = study.heatmap("poster", epsilon=1, seed=1)
    heatmap.protected          # numpy array, rows × columns
    heatmap["guarantee"]       # what is guaranteed, and why

Every number comes from the program nictate-cli; nothing is computed here. The program is found by the environment variable
NICTATE_CLI, else on the PATH. An option of a command is a keyword of the same name, with _ for - (expected_fixations=8); every
other keyword is a parameter of the mechanism (epsilon=1). `nictate-cli COMMAND --help` describes the options.
"""

from .errors import BadData, Error, InvalidParameter, NotWritten, ProgramMissing, Refused
from .program import run
from .results import Heatmap, Released, Result, Table
from .study import Study, calibrate, ledger, mechanisms, open

__version__ = "0.1.0"
__all__ = ["BadData", "Error", "Heatmap", "InvalidParameter", "NotWritten", "ProgramMissing", "Refused", "Released", "Result", "Study",
           "Table", "calibrate", "ledger", "mechanisms", "open", "run"]
