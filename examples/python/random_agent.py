"""Plays a game of two agents that act by chance, to its end: python3 examples/python/random_agent.py [SEED [DECK DECK]]"""

import sys

from vaultsong_env import VaultsongEnv


def main(seed=7, *decks):
    env = VaultsongEnv(decks=decks or ["guide-achea", "generated:cota:7"])
    env.reset(seed=int(seed))
    steps = 0
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            print(f"{agent}: {reward:+d}")
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            steps += 1
    print(f"{steps} steps")
    env.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
