# Makes Debian's changelog of CHANGELOG.md's versions: "## [0.1.0] - 2026-11-22", "### Added", "- what was added".
function sign() {
    if (date == "")
        return
    command = "date -uR -d '" date " 12:00'"
    command | getline stamp
    printf "\n -- %s  %s\n", maintainer, stamp
}
/^## / { sign(); date = "" }
/^## \[[0-9]/ { date = $4; printf "nictate (%s) unstable; urgency=medium\n", substr($2, 2, length($2) - 2) }
date == "" { next }
/^### / { printf "\n  [ %s ]\n", $2 }
/^- / { print "  * " substr($0, 3) }
/^  [^ ]/ { print "    " substr($0, 3) }
END { sign() }
