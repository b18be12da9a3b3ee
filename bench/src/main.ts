// npm run bench [-- --json]: how fast the engine is here and now, on fixed decks and seeds. Never a test: no number fails.
import { parseArgs } from 'node:util';
import { answerMicroseconds } from './answer.ts';
import { cloneMicroseconds } from './clone.ts';
import { paceOf, wholeSetPaceOf } from './games.ts';
import type { Measured } from './measure.ts';
import { stateBytes } from './size.ts';
import { liveStates } from './states.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
if (!Number.isSafeInteger(runs) || runs < 1)
  throw new RangeError(`--runs must be a whole number of at least 1, not ${values.runs}`);

const games = { random: 20, rules: 10, states: 10 } as const;
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

if (values.json) console.log(JSON.stringify({ runs, node: process.version, ...measured, stateBytes: bytes }, null, 2));
else {
  const line = (name: string, value: string): string => `${name.padEnd(34)}${value.padStart(12)}`;
  const round = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));
  console.log(
    `Medians of ${runs} runs, Node ${process.version}, one thread; the two starter decks, and real decks of the whole set`,
  );
  for (const [name, { median, least, most }] of Object.entries(measured))
    console.log(`${line(name, round(median))}   (${round(least)} to ${round(most)})`);
  console.log(line('stateBytes', String(bytes)));
}
