// Speed of the engine on this machine, on fixed decks and seeds, by the clock.
import { answerMicroseconds } from './answer.ts';
import { cloneMicroseconds } from './clone.ts';
import { paceOf, wholeSetPaceOf } from './games.ts';
import type { Measured } from './measure.ts';
import { stateBytes } from './size.ts';
import { liveStates } from './states.ts';

const games = { random: 20, rules: 10, states: 10 } as const;

/** @param runs how often each is measured, at least 1 */
export function measureHere(runs: number, json: boolean): void {
  const states = liveStates(games.states);
  const random = paceOf('random', games.random, runs);
  const rules = paceOf('rules', games.rules, runs);
  const wholeSetRandom = wholeSetPaceOf('random', games.random, runs);
  const wholeSetRules = wholeSetPaceOf('rules', games.rules, runs);
  const measured: Readonly<Record<string, Measured>> = {
    randomGamesPerSecond: random.games,
    randomDecisionsPerSecond: random.decisions,
    rulesGamesPerSecond: rules.games,
    wholeSetRandomGamesPerSecond: wholeSetRandom.games,
    wholeSetRandomDecisionsPerSecond: wholeSetRandom.decisions,
    wholeSetRulesGamesPerSecond: wholeSetRules.games,
    answerMicroseconds: answerMicroseconds(games.random, runs),
    cloneMicroseconds: cloneMicroseconds(states, runs),
  };
  const bytes = stateBytes(states);

  if (json) {
    console.log(JSON.stringify({ runs, node: process.version, ...measured, stateBytes: bytes }, null, 2));
    return;
  }
  const line = (name: string, value: string): string => `${name.padEnd(34)}${value.padStart(12)}`;
  const round = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));
  console.log(
    `Medians of ${runs} runs, Node ${process.version}, one thread; the two starter decks, and real decks of the whole set`,
  );
  for (const [name, { median, least, most }] of Object.entries(measured))
    console.log(`${line(name, round(median))}   (${round(least)} to ${round(most)})`);
  console.log(line('stateBytes', String(bytes)));
}
