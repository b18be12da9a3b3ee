"""Vaultsong for Python: games of KeyForge in the interface of PettingZoo's AEC. Needs nothing but the standard library.

    from vaultsong_env import VaultsongEnv

    env = VaultsongEnv(decks=["guide-achea", "generated:cota:7"])
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)
    env.close()

`Vaultsong` is the protocol below it, one method: `ask(op="reset", decks=[...])`. See docs/env.md for all that it can be asked.
"""

import json
import random
import subprocess
from pathlib import Path

_COMMAND = ["node", str(Path(__file__).resolve().parents[2] / "apps" / "cli" / "bin" / "vaultsong.mjs")]

_PROTOCOL = 2


class VaultsongError(Exception):
    """What was wrong with a request; `code` is one of the few that docs/env.md lists."""

    def __init__(self, code, message):
        super().__init__(f"{code}: {message}")
        self.code = code


class Vaultsong:
    """A running `vaultsong env --jsonl`."""

    def __init__(self, command=None):
        """command: how the command line is started, as a list; by default that of the checkout of this file."""
        self._process = subprocess.Popen(
            [*(command or _COMMAND), "env", "--jsonl"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def ask(self, **request):
        """Sends one request and gives its answer. Raises VaultsongError where it was refused; in a batch each item says so itself."""
        try:
            self._process.stdin.write(json.dumps(request, separators=(",", ":")) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except (BrokenPipeError, ValueError):
            line = ""
        if line == "":
            raise VaultsongError("gone", f"vaultsong is not running (exit code {self._process.poll()})")
        reply = json.loads(line)
        if "error" in reply:
            raise VaultsongError(**reply["error"])
        return reply

    def close(self):
        """Ends it; it may be called again."""
        try:
            self._process.stdin.close()
        except BrokenPipeError:
            pass  # It has ended already.
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Discrete:
    """The numbers from 0 to n - 1, as gymnasium.spaces.Discrete."""

    def __init__(self, n):
        self.n = n
        self._random = random.Random()

    def seed(self, seed=None):
        self._random.seed(seed)

    def sample(self, mask=None):
        """A number by chance; with a mask, one of those that it allows."""
        if mask is None:
            return self._random.randrange(self.n)
        return self._random.choice([action for action, allowed in enumerate(mask) if allowed])

    def contains(self, action):
        return isinstance(action, int) and 0 <= action < self.n

    def __repr__(self):
        return f"Discrete({self.n})"


class VaultsongEnv:
    """One game at a time, in the interface of PettingZoo's AECEnv. Agents are `player_0`, `player_1`, …

    An observation is a dictionary: `observation` is what the seat may know (docs/env.md), `action_mask` a bytearray with a 1
    for each action that is legal. `infos[agent]` has the question and the options with their texts while the agent is asked.
    """

    metadata = {"name": "vaultsong_v2", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, decks, bots=None, command=None, numbers=False, **setup):
        """decks: two names (one to three with adventure="normal"); bots: one for each deck, None where an agent plays.

        numbers: observations have `numbers` too, as ask(op="encoding") describes them.
        setup: further fields of "reset", such as edition="cota-1.3", first=0, chains=[3, 0].
        """
        self._vaultsong = Vaultsong(command)
        self._numbers = numbers
        self._setup = {"decks": list(decks), **({} if bots is None else {"bots": list(bots)}), **setup}
        self._id = None
        self._now = None
        played = [bot is None for bot in bots] if bots is not None else [True] * len(decks)
        self.possible_agents = [f"player_{seat}" for seat, is_played in enumerate(played) if is_played]
        self.agents = []
        described = self._vaultsong.ask(op="describe")
        if described["protocol"] != _PROTOCOL:
            raise VaultsongError("wrong-protocol", f"found protocol {described['protocol']}; expected {_PROTOCOL}")
        count = described["actions"]["count"]
        self._spaces = {agent: Discrete(count) for agent in self.possible_agents}

    def reset(self, seed=None, options=None):
        """Deals a new game. Without a seed another one each time, with the same games in each run."""
        request = {**self._setup, **(options or {})}
        if seed is not None:
            request["seed"] = seed
            for seat, space in enumerate(self._spaces.values()):
                space.seed(f"{seed} {seat}")
        if self._id is not None:
            request["id"] = self._id
        self._now = self._vaultsong.ask(op="reset", observe=False, **request)
        self._id = self._now["id"]
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._take()

    def agent_iter(self, max_iter=2**63):
        """The agents in the order in which they are asked; at the end each once more, for `step(None)`."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def last(self, observe=True):
        """What the agent whose turn it is should know: (observation, reward, termination, truncation, info)."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent):
        """What an agent may know now; the mask of one that is not asked is empty."""
        seat = int(agent.split("_")[1])
        mask = bytearray(self._spaces[agent].n)
        if self._now["player"] == seat:
            for option in self._now["options"]:
                mask[option["action"]] = 1
        view = self._vaultsong.ask(op="observe", id=self._id, seat=seat, numbers=self._numbers)
        numbers = {"numbers": view["numbers"]} if self._numbers else {}
        return {"observation": view["observation"], "action_mask": mask, **numbers}

    def step(self, action):
        """Gives the action of the agent whose turn it is; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError(f"the game is over for {agent}: its only action is None")
            self.agents.remove(agent)
            for told in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
                del told[agent]
            self.rewards = dict.fromkeys(self.agents, 0)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self._now = self._vaultsong.ask(op="step", id=self._id, action=action, observe=False)
        self._cumulative_rewards[agent] = 0
        self._take()

    def action_space(self, agent):
        return self._spaces[agent]

    def observation_space(self, agent):
        """Observations are JSON, whose fields docs/env.md describes; of a fixed size is the mask alone."""
        return {"action_mask": self._spaces[agent].n}

    def render(self):
        """The question that is asked, and its options, as text."""
        question = self._now["question"]
        if question is None:
            return f"The game is over: {self._now['returns']}"
        options = "\n".join(f"  {option['index']}: {option['text']}" for option in self._now["options"])
        return f"Player {self._now['player']}: {question['text']}\n{options}"

    def ask(self, **request):
        """Asks for anything else that docs/env.md describes, such as ask(op="encoding")."""
        return self._vaultsong.ask(**request)

    def close(self):
        self._vaultsong.close()

    def _take(self):
        """Takes over what the last answer says."""
        now = self._now
        self.infos = {agent: {} for agent in self.agents}
        if now["done"]:
            for agent in self.agents:
                self.rewards[agent] = now["returns"][int(agent.split("_")[1])]
                self._cumulative_rewards[agent] += self.rewards[agent]
                # Stopped: nobody has won, and nobody ever will.
                self.terminations[agent] = "stopped" not in now
                self.truncations[agent] = "stopped" in now
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = f"player_{now['player']}"
            self.infos[self.agent_selection] = {"question": now["question"], "options": now["options"]}


class VaultsongSolo:
    """One seat against a bot, in the interface of Gymnasium: for learners of a single agent.

    `action_masks` is what MaskablePPO of sb3-contrib looks for.
    """

    def __init__(self, decks, opponent="rules", seat=0, **setup):
        """opponent: one of ask(op="describe")["bots"]; seat: 0 or 1; setup: as VaultsongEnv takes it."""
        self.agent = f"player_{seat}"
        bots = [opponent, opponent]
        bots[seat] = None
        self.env = VaultsongEnv(decks, bots=bots, **setup)
        self.action_space = self.env.action_space(self.agent)

    def reset(self, seed=None, options=None):
        self.env.reset(seed, options)
        return self.env.observe(self.agent), self.env.infos[self.agent]

    def step(self, action):
        """(observation, reward, terminated, truncated, info)"""
        self.env.step(action)
        return self.env.last()

    def action_masks(self):
        return self.env.observe(self.agent)["action_mask"]

    def close(self):
        self.env.close()
