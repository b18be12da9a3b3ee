"""What PettingZoo's AEC promises, held by VaultsongEnv: python3 -m unittest discover examples/python"""

import random
import unittest

from vaultsong_env import Vaultsong, VaultsongEnv, VaultsongError, VaultsongSolo

DECKS = ["guide-achea", "clearly-ugly-xhe"]


def play(env, seed):
    """A game by chance: what each agent was told when it was asked, and did."""
    env.reset(seed=seed)
    told = []
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else env.action_space(agent).sample(observation["action_mask"])
        told.append((agent, observation, reward, termination, action))
        env.step(action)
        # As PettingZoo has it, who is gone is told nothing any more.
        assert set(env.agents) == set(env.rewards) == set(env.terminations) == set(env.infos)
    return told


class TheEnvironment(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.env = VaultsongEnv(decks=DECKS)

    @classmethod
    def tearDownClass(cls):
        cls.env.close()

    def test_plays_a_game_to_its_end(self):
        told = play(self.env, 7)
        *played, one, other = told
        self.assertEqual({one[0], other[0]}, {"player_0", "player_1"})
        self.assertEqual(sorted([one[2], other[2]]), [-1, 1])
        self.assertTrue(one[3] and other[3])
        self.assertTrue(all(reward == 0 and not termination for _, _, reward, termination, _ in played))
        self.assertEqual(self.env.agents, [])

    def test_is_the_same_for_the_same_seed(self):
        self.assertEqual(play(self.env, 3), play(self.env, 3))

    def test_masks_what_is_legal(self):
        self.env.reset(seed=1)
        for _ in range(50):
            agent = self.env.agent_selection
            observation, _, _, _, info = self.env.last()
            legal = {option["action"] for option in info["options"]}
            mask = observation["action_mask"]
            self.assertEqual({action for action, allowed in enumerate(mask) if allowed}, legal)
            self.assertEqual(len(mask), self.env.action_space(agent).n)
            (other,) = set(self.env.agents) - {agent}
            self.assertEqual(sum(self.env.observe(other)["action_mask"]), 0)
            self.env.step(random.choice(sorted(legal)))

    def test_refuses_what_is_not_legal_and_goes_on(self):
        self.env.reset(seed=1)
        with self.assertRaises(VaultsongError) as refused:
            self.env.step(0)
        self.assertEqual(refused.exception.code, "wrong-option")
        self.env.step(self.env.infos[self.env.agent_selection]["options"][0]["action"])

    def test_shows_the_question(self):
        self.env.reset(seed=1)
        self.assertIn("Keep this hand?", self.env.render())


class Others(unittest.TestCase):
    def test_a_bot_has_the_other_seat(self):
        env = VaultsongEnv(decks=DECKS, bots=[None, "rules"])
        told = play(env, 5)
        env.close()
        self.assertEqual({agent for agent, *_ in told}, {"player_0"})
        self.assertIn(told[-1][2], [-1, 1])

    def test_one_seat_is_played_against_a_bot(self):
        solo = VaultsongSolo(DECKS, opponent="random", seat=1, numbers=True)
        width = len(solo.env.ask(op="encoding")["globals"])
        observation, _ = solo.reset(seed=2)
        self.assertEqual(solo.action_masks(), observation["action_mask"])
        terminated = truncated = False
        while not (terminated or truncated):
            self.assertEqual(len(observation["numbers"]["globals"]), width)
            action = solo.action_space.sample(observation["action_mask"])
            observation, reward, terminated, truncated, info = solo.step(action)
        self.assertIn(reward, [-1, 1])
        solo.close()

    def test_the_protocol_says_what_is_wrong(self):
        with Vaultsong() as vaultsong:
            with self.assertRaises(VaultsongError) as refused:
                vaultsong.ask(op="reset", decks=["nobody", "nobody"])
            self.assertEqual(refused.exception.code, "wrong-deck")
            many = vaultsong.ask(op="reset", decks=DECKS, n=3, observe=False)["batch"]
            self.assertEqual([game["id"] for game in many], [1, 2, 3])
        with self.assertRaises(VaultsongError) as gone:
            vaultsong.ask(op="describe")
        self.assertEqual(gone.exception.code, "gone")


if __name__ == "__main__":
    unittest.main()
