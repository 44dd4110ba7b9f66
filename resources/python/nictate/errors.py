"""What the program refuses, as exceptions with the program's words: one class for each of its exit statuses."""


class Error(Exception):
    """The program failed (exit status 1), and base of all others. `notes` are the lines it wrote before."""

    status = 1

    def __init__(self, message, notes=()):
        super().__init__(message)
        self.notes = list(notes)


class InvalidParameter(Error):
    """Wrong use, or a parameter outside its range (exit status 2)."""

    status = 2


class BadData(Error):
    """Data that are missing or cannot be read (exit status 3)."""

    status = 3


class Refused(Error):
    """Refused to protect the observers (exit status 4): budget, confirmation or ledger."""

    status = 4


class NotWritten(Error):
    """A file that could not be written (exit status 5). The message says where a paid release was kept."""

    status = 5


class ProgramMissing(Error):
    """nictate-cli was not found."""


BY_STATUS = {kind.status: kind for kind in (Error, InvalidParameter, BadData, Refused, NotWritten)}
