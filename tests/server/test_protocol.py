"""docs/protocol.md: its examples run against a real server, and nothing is left out of it."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from meadowmarket.server.messages import socket as messages
from tests.server.support import Json, Player, Server, bearer
from tests.support import ROOT

pytestmark = pytest.mark.compiled_only

TEXT = (ROOT / "docs" / "protocol.md").read_text("utf-8")
BLOCK = re.compile(r"^```(http|json|socket)( \w+)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [(match[1], (match[2] or "").strip(), match[3]) for match in BLOCK.finditer(TEXT)]
VARIABLE = re.compile(r"\b(TABLE|SECRET|OTHER|INVITE|AGAIN|NEXT|FILE|OPTION|IMPOSSIBLE|N|M)\b")
EXACT = ("type", "key", "state", "kind", "status", "format")
MORE = "…"


class Known(dict[str, Any]):
    """What the words in capitals stand for."""

    def fill(self, text: str) -> str:
        return VARIABLE.sub(lambda match: str(self[match[1]]), text)

    def learn(self, example: object, found: object, key: str = "") -> None:
        """Compare an answer with its example, and learn the words in capitals from it."""
        if isinstance(example, str) and VARIABLE.fullmatch(example):
            assert self.setdefault(example, found) == found, (key, example, found)
        elif isinstance(example, dict):
            assert isinstance(found, dict), (key, found)
            assert set(example) - {MORE} <= set(found), (key, example.keys(), found.keys())
            assert MORE in example or set(example) == set(found), (key, example.keys(), found.keys())
            for name in set(example) - {MORE}:
                self.learn(example[name], found[name], name)
        elif isinstance(example, list):
            assert isinstance(found, list), (key, found)
            for item in example if found else []:
                self._learn_any(item, found, key)
        elif key in EXACT:
            assert example == found, key
        elif example is not None:
            is_number = type(example) in (int, float)
            assert type(found) in ((int, float) if is_number else (type(example),)), (key, example, found)

    def _learn_any(self, example: object, found: list[object], key: str) -> None:
        problems: list[AssertionError] = []
        for item in found:
            try:
                return self.learn(example, item, key)
            except AssertionError as problem:
                problems.append(problem)
        raise problems[0]


def parsed(text: str) -> Any:
    return json.loads(re.sub(r": ([NM])\b", r': "\1"', text))


def ask(server: Server, known: Known, request: str) -> Any:
    first, *rest = known.fill(request).strip().splitlines()
    method, path = first.split(" ", 1)
    secret = None
    if rest and rest[0].startswith("Authorization: Bearer "):
        secret = rest.pop(0).removeprefix("Authorization: Bearer ")
    body = json.loads("\n".join(rest)) if rest else None
    return server.http.request(method, path, json=body, headers=bearer(secret))


def test_the_http_examples(server: Server) -> None:
    known = Known()
    blocks = [block for block in BLOCKS if block[0] != "socket" and (block[0] == "http" or block[1].isdigit())]
    assert len(blocks) % 2 == 0
    assert len(blocks) > 30
    for request, answer in zip(blocks[::2], blocks[1::2], strict=True):
        assert (request[0], answer[0]) == ("http", "json")
        response = ask(server, known, request[2])
        assert response.status_code == int(answer[1]), (request[2], response.text)
        known.learn(parsed(answer[2]), response.json(), request[2])


def test_the_socket_examples(server: Server) -> None:
    table = server.table("me", "me", game="lagranja", seed=1, names=["Anna", "Ben"])
    with table.sit(0) as first, table.sit(1) as second:
        seat = 0 if first.view["asked"] else 1
        options = (first, second)[seat].options
        option = next(option for option in options if option.startswith("field"))
    known = Known(TABLE=table.id, SECRET=table.secrets[seat], OPTION=option, IMPOSSIBLE="die 1")
    player = Player(server, table.id, None, None, "en")
    player.socket.close()
    player.socket = server.socket()
    for kind, _, block in BLOCKS:
        if kind != "socket":
            continue
        for part in re.split(r"^(?=[→←])", block, flags=re.MULTILINE)[1:]:
            text = part[1:].strip()
            if part.startswith("→"):
                player.socket.send(known.fill(text))
            else:
                example = parsed(text)
                known.learn(example, player.next(example["type"]), text)
    player.socket.close()


@pytest.mark.parametrize("block", [block for block in BLOCKS if block[0] == "json" and block[1].isalpha()])
def test_the_other_messages(block: tuple[str, str, str]) -> None:
    example: Json = json.loads(block[2])
    assert example["type"] == block[1]
    assert json.loads(msgspec.json.encode(msgspec.json.decode(block[2], type=messages.ServerMessage))) == example


def test_every_message_is_described() -> None:
    tags = {one.__struct_config__.tag for one in (*messages.ClientMessage.__args__, *messages.ServerMessage.__args__)}
    assert len(tags) >= 12
    for tag in tags:
        assert f'"type": "{tag}"' in TEXT, tag


def test_every_route_is_described(server: Server) -> None:
    for path in server.get("/schema/openapi.json")["paths"]:
        pattern = re.sub(r"\\{\w+\\}", r"[\\w-]+", re.escape(path))
        assert re.search(rf"(GET|POST|PATCH) {pattern}(\?|`|\s)", TEXT), path
