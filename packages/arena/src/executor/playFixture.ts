// Plays a fixture: the whole work of whoever plays games for an experiment.
import type { Bot, PlayerName } from '@vaultsong/bots';
import { botNamed, isBotName } from '@vaultsong/bots';
import { playGame } from '../game.ts';
import { earlyCards } from './early.ts';
import type { FixtureGame, Played } from './fixture.ts';
import { startClock } from './thinkingTime.ts';

/** Plays one game. What goes wrong in it is part of the result. */
export function playFixture({ fixture, setup, bots, maxDecisions, early }: FixtureGame): Played {
  const clock = startClock(bots.map(botOf));
  const { answers, ...result } = playGame(setup, clock.bots, { maxDecisions }, clock.watch);
  const [first = [], second = []] = clock.turns();
  const played: Played = { fixture, ...result, thinkMs: [first, second] };
  if (early === undefined || answers.length === 0) return played;
  const [one = [], other = []] = earlyCards(setup, answers);
  return { ...played, early: [one, other] };
}

function botOf(name: PlayerName): Bot {
  if (isBotName(name)) return botNamed(name);
  throw new Error(`${name} is no bot: games of programs are played by a program farm`);
}
