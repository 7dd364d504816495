"""Work on a cluster: the same results as on one machine, and a lost machine loses nothing.

Each test runs Ray in a separate process: it leaves threads and warnings behind.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from meadowmarket import games
from meadowmarket.core.errors import BadSetup
from meadowmarket.lab.cluster import ray_pool
from meadowmarket.lab.simulation import carried, opened, setup_of
from meadowmarket.lab.study.change import changed_tables
from tests.support import ROOT, Shell

GAMES = ("everdell", "--games", "60", "--seed", "2")

TWO_NODES = """
import json, sys, time
from pathlib import Path
import ray
from ray.cluster_utils import Cluster
from meadowmarket import games
from meadowmarket.lab.cluster import ray_pool
from meadowmarket.lab.dataset.folder import DatasetFolder, manifest_of, write_missing
from meadowmarket.lab.dataset.parts import DatasetPart, packed
from meadowmarket.lab.simulation import setup_of

game = games.open_game("everdell", 2)
setup = setup_of(game, ("random", "random"), None, 2)
manifest = manifest_of(game, setup, 1200, 30)
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
second = cluster.add_node(num_cpus=2)
cluster.wait_for_nodes()
ray.init(cluster.address, log_to_driver=False)
folder = DatasetFolder(Path(sys.argv[1]), manifest)
rows = [manifest.rows_of(number) for number in folder.missing]
tasks = [DatasetPart(setup, number, part.start, part.stop) for number, part in enumerate(rows)]
nodes = []
with ray_pool(cluster.address)(len(tasks)) as workers:
    nodes.append(workers.jobs)
    for done, (part, data) in enumerate(workers.as_done(packed, tasks)):
        if done == 5:
            cluster.remove_node(second, allow_graceful=False)
        folder.write(part.number, data)
    deadline = time.monotonic() + 60  # the cluster takes a while to notice
    while workers.jobs > 1 and time.monotonic() < deadline:
        time.sleep(0.2)
        workers.count_cores()
    nodes.append(workers.jobs)
folder.close()
print(json.dumps({"digest": folder.digest(), "cores": nodes}))
ray.shutdown()
cluster.shutdown()
"""


def result(shell: Shell, *arguments: str) -> dict[str, Any]:
    done = shell(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    for result in found.get("results", []):
        del result["ms_per_move_a"], result["ms_per_move_b"]
    return {key: value for key, value in found.items() if key not in ("elapsed_s", "folder")}


def test_a_setup_carries_its_cards(tmp_path: Path) -> None:
    for name, data in changed_tables(games.box("everdell"), ["farm.points=3"]).items():
        (tmp_path / name).write_bytes(data)
    game = games.open_game("everdell", 2, cards=str(tmp_path))
    setup = carried(setup_of(game, ("random", "random"), str(tmp_path), 1))
    for path in tmp_path.iterdir():
        path.unlink()
    assert opened(setup).id == game.id


@pytest.mark.deep
@pytest.mark.parametrize(
    "arguments",
    [
        ("sim", *GAMES, "--by-card"),
        ("arena", "everdell", "--games", "6", "--bots", "greedy,random"),
        ("study", *GAMES, "--bots", "random", "--change", "farm.points=3"),
        ("dataset", *GAMES, "--part", "20", "--out", "set"),
        ("tune", "everdell", "--steps", "1", "--check", "4"),
    ],
)
def test_the_results_are_those_of_one_machine(shell: Shell, arguments: tuple[str, ...]) -> None:
    local = result(shell, *arguments)
    far = tuple("far" if word == "set" else word for word in arguments)
    assert result(shell, *far, "--ray") == local


@pytest.mark.deep
def test_a_lost_machine_loses_nothing(shell: Shell) -> None:
    local = result(shell, "dataset", "everdell", "--games", "1200", "--part", "30", "--seed", "2", "--out", "near")
    done = subprocess.run(
        [sys.executable, "-c", TWO_NODES, str(shell.home / "far")],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    assert done.returncode == 0, done.stderr
    (line,) = [line for line in done.stdout.splitlines() if line.startswith("{")]
    assert json.loads(line) == {"digest": local["digest"], "cores": [3, 1]}


@pytest.mark.parametrize("address", ["localhost:{}", "ray://localhost:{}"])
def test_an_address_where_nobody_listens_is_refused_at_once(address: str) -> None:
    with socket.socket() as taken:  # it is bound, and does not listen
        taken.bind(("localhost", 0))
        place = address.format(taken.getsockname()[1])
        with pytest.raises(BadSetup, match=f"no-cluster .address: {place}, reason:"):
            ray_pool(place)(1)


@pytest.mark.deep
def test_a_cluster_that_is_not_there_is_refused(shell: Shell) -> None:
    assert "no cluster at auto" in shell.refused("sim", *GAMES, "--ray", "auto")
