"""Programs that talk the line protocol, each wrong in its own way; `python programs.py NAME` is one of them.

good             takes the first option
crashing         ends before it is ready
mute             never says that it is ready
foreign          speaks another version
silent           does not answer its first question, if it is about a bid
garbage          answers what is no JSON
binary           answers what is no text
nested           answers what is nested too deeply
wordless         answers JSON that is no message
endless          answers a line without an end
late             answers the question before
chatty           answers every question twice
cheating         takes what is no option
numbered         names the option by its number
dying            ends at its third question
moody            ends at every question with an odd seed
deaf             is ready and then reads no more
stubborn FILE    stays when it is told to leave, and so does its child, which holds a lock on FILE
slow FILE        has such a child, too, and never answers a question
"""

from __future__ import annotations

import fcntl
import json
import os
import subprocess
import sys
import time
from typing import Any

LONG = 60 * 60


def say(text: str) -> None:
    print(text, flush=True)


def sleep() -> None:
    time.sleep(LONG)


def hold_lock(path: str) -> None:
    with open(path, "w") as file:  # noqa: PTH123  nothing but what it needs
        fcntl.flock(file, fcntl.LOCK_EX)
        say("held")
        sleep()


def begin(name: str) -> None:
    print(f"{name} begins", file=sys.stderr, flush=True)
    if name == "crashing":
        sys.exit(3)
    if name == "mute":
        sleep()
    if name in ("stubborn", "slow"):
        child = subprocess.Popen([sys.executable, __file__, "locking", sys.argv[2]], stdout=subprocess.PIPE)
        assert child.stdout is not None
        child.stdout.readline()
    say(json.dumps({"type": "ready", "protocol": 2 if name == "foreign" else 1, "name": name}))
    if name == "deaf":
        sleep()


def answer(name: str, question: dict[str, Any]) -> None:
    n = question["n"]
    choice = {"type": "choice", "n": n, "action": question["options"][0]}
    if name == "slow" or (name == "silent" and n == 1 and choice["action"].startswith("bid")):
        sleep()
    if (name == "dying" and n == 3) or (name == "moody" and question["seed"] % 2):
        os._exit(4)
    if name == "endless":
        while True:
            sys.stdout.write("x" * 1000)
    wrong = {
        "garbage": "I would take the first one",
        "nested": "[" * 60_000,
        "wordless": '["choice"]',
        "late": json.dumps({**choice, "n": n - 1}),
        "chatty": json.dumps(choice) + "\n" + json.dumps(choice),
        "cheating": json.dumps({**choice, "action": "win"}),
        "numbered": json.dumps({**choice, "action": 0}),
    }
    if name == "binary":
        sys.stdout.buffer.write(b"\xff\xfe\n")
        sys.stdout.buffer.flush()
    else:
        say(wrong.get(name, json.dumps(choice)))


def main(name: str) -> None:
    if name == "locking":
        hold_lock(sys.argv[2])
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            begin(name)
        elif message["type"] == "choose":
            answer(name, message)
    if name == "stubborn":
        sleep()


if __name__ == "__main__":
    main(sys.argv[1])
