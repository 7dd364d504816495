"""A bot in plain Python: it takes any option but those that end or decline something, if there are others."""

import json
import random
import sys

DULL = ("done", "end", "pass", "stop")


def answer(message):
    """Return what is to be said to a message, or None."""
    if message["type"] == "hello":
        return {"type": "ready", "protocol": 1, "name": "Plain"}
    if message["type"] == "choose":
        return {"type": "choice", "n": message["n"], "action": choose(message)}
    return None


def choose(question):
    """Return one of the options; question["view"] shows all that the seat may see."""
    rng = random.Random(question["seed"])
    lively = [option for option in question["options"] if option.split()[0] not in DULL]
    return rng.choice(lively or question["options"])


for line in sys.stdin:
    said = answer(json.loads(line))
    if said is not None:
        print(json.dumps(said), flush=True)
