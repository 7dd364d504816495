"""A server that can't begin says why in one line, without a traceback and without a password."""

from __future__ import annotations

import socket
import subprocess

import pytest

from tests.support import Shell

pytestmark = pytest.mark.compiled_only


@pytest.fixture
def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def refused(shell: Shell, *arguments: str) -> str:
    return shell.refused("serve", "--no-browser", *arguments)


@pytest.mark.parametrize(
    ("folder", "reason"),
    [
        ("file", "Not a directory"),
        ("file/below", "Not a directory"),
        ("/proc", "No such file or directory"),
        ("/proc/below", "No such file or directory"),
        ("x" * 300, "File name too long"),
    ],
)
def test_a_folder_that_keeps_nothing(shell: Shell, free_port: str, folder: str, reason: str) -> None:
    (shell.home / "file").touch()
    line = refused(shell, "--port", free_port, "--data", folder)
    assert line == f"meadowmarket: Tables can’t be stored in {folder}: {reason}."


def test_a_damaged_database(shell: Shell, free_port: str) -> None:
    (shell.home / "tables.sqlite").write_text("These are no tables. " * 100)
    before = (shell.home / "tables.sqlite").read_bytes()
    line = refused(shell, "--port", free_port, "--data", ".")
    assert line == "meadowmarket: The database tables.sqlite can’t be used: file is not a database."
    assert (shell.home / "tables.sqlite").read_bytes() == before


@pytest.mark.parametrize("address", ["postgresql://anna:secret@host:port/x", "postgresql://anna:secret/1@2@host:x/y"])
def test_a_malformed_address_of_a_database(shell: Shell, free_port: str, address: str) -> None:
    line = refused(shell, "--port", free_port, "--database", address)
    assert "The address of the database is malformed; allowed: postgresql://USER:PASSWORD@HOST:PORT/NAME" in line
    assert "secret" not in line


def test_a_database_that_does_not_answer(shell: Shell, free_port: str) -> None:
    """Nobody listens at the port that was free a moment ago."""
    line = refused(shell, "--port", free_port, "--database", f"postgresql://anna:secret@127.0.0.1:{free_port}/x")
    assert line.startswith("meadowmarket: The database 127.0.0.1/x can’t be used: ")
    assert "secret" not in line


def test_a_port_that_is_in_use(shell: Shell) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        line = refused(shell, "--port", str(port))
    assert line == f"meadowmarket: The server can’t listen at 127.0.0.1:{port}: Address already in use."


def test_an_address_that_is_not_ours(shell: Shell, free_port: str) -> None:
    line = refused(shell, "--port", free_port, "--host", "192.0.2.1")
    assert "can’t listen at 192.0.2.1" in line


def test_localhost_has_two_addresses(shell: Shell, free_port: str) -> None:
    with subprocess.Popen(
        shell.command("serve", "--no-browser", "--host", "localhost", "--port", free_port, "--data", "."),
        env=shell.environment(),
        cwd=shell.home,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout
        assert f"http://localhost:{free_port}/" in server.stdout.readline()
        for host in {str(found[4][0]) for found in socket.getaddrinfo("localhost", int(free_port))}:
            socket.create_connection((host, int(free_port))).close()
        server.terminate()
