"""A player for vaultsong match --bots "program:python3 examples/python/reaper.py",random: it plays what it can, reaps, and fights last."""

import json
import sys

ORDER = ["no", "play", "action", "omni", "reap", "fight", "unstun", "discard", "end"]


def choose(question):
    """The option that it likes best, of those that it is offered."""
    options = question["options"]
    if question["question"]["kind"] == "house":
        seat = question["player"]
        mine = question["observation"]["players"][seat]
        cards = mine["hand"] + mine["line"] + mine["artifacts"]
        return max(options, key=lambda option: sum(card.get("house") == option["house"] for card in cards))
    liked = [option for kind in ORDER for option in options if option["kind"] == kind]
    return (liked or options)[0]


for line in sys.stdin:
    message = json.loads(line)
    if message["op"] == "choose":
        print(json.dumps({"option": choose(message)["index"]}), flush=True)
