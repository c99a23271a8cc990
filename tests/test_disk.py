"""Files come whole or not at all; builds take turns."""

from __future__ import annotations

import os
import resource
import select
import subprocess
import sys
from pathlib import Path

import pytest

from generator.disk import locked, refusal, write_atomic

ROOT = Path(__file__).parent.parent


def test_a_file_is_made_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for content in (b"", b"one", b"a longer one\r\n\0", b"x" * 100_000, b"two"):
        write_atomic(path, [content])
        assert path.read_bytes() == content
        assert os.listdir(tmp_path) == ["file"]


def test_a_file_has_the_permissions_of_any_other(tmp_path: Path) -> None:
    (tmp_path / "other").write_bytes(b"")
    write_atomic(tmp_path / "file", [b""])
    assert (tmp_path / "file").stat().st_mode == (tmp_path / "other").stat().st_mode


def test_what_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_atomic(path, [b"old"])
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
    try:
        with pytest.raises(OSError, match="File too large") as caught:
            write_atomic(path, [b"x" * 2000])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["file"]
    problem = refusal(caught.value, path)
    assert problem.place.file == str(path)
    assert problem.help == "allow larger files and build again"


def test_a_killed_writing_does_not_hinder_the_next(tmp_path: Path) -> None:
    (tmp_path / ".file.unfinished").write_bytes(b"half of something that was very lo")
    write_atomic(tmp_path / "file", [b"new"])
    assert (tmp_path / "file").read_bytes() == b"new"
    assert os.listdir(tmp_path) == ["file"]


def test_a_refusal_without_a_path_names_the_folder(tmp_path: Path) -> None:
    problem = refusal(OSError("no reason"), tmp_path)
    assert (problem.place.file, problem.help) == (str(tmp_path), "")
    assert problem.message == "cannot be read or written: no reason"


# Takes the lock, says so, and dies by SIGKILL when its input ends.
HOLDER = """
import os, sys
from pathlib import Path
from generator.disk import locked
with locked(Path(sys.argv[1])):
    print("in", flush=True)
    sys.stdin.read()
    os.kill(os.getpid(), 9)
"""


def holder(folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", HOLDER, str(folder)]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
    )


def test_a_second_process_waits_and_death_frees_the_lock(tmp_path: Path) -> None:
    with holder(tmp_path) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "in\n"
        with holder(tmp_path) as second:
            assert second.stdout is not None
            assert select.select([second.stdout], [], [], 0.5)[0] == []
            first.communicate()
            assert second.stdout.readline() == "in\n"
            second.communicate()
    assert (first.returncode, second.returncode) == (-9, -9)


def test_a_folder_that_is_not_there_cannot_be_locked(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError), locked(tmp_path / "gone"):
        pass
