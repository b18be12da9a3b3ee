// Games between random pairs of the real decks that come with the program, by the rules bot. PAIR_GAMES says how many,
// PAIR_FIRST with which to begin: a game that fails here can be played again alone.
import '@vaultsong/cards';
import { botNamed, randomFrom, seedFor } from '@vaultsong/bots';
import { referenceDecks, toDeckList } from '@vaultsong/decks';
import { editionNames } from '@vaultsong/engine';
import { expect, it } from 'vitest';
import { playGame } from './game.ts';

const GAMES = Number(process.env.PAIR_GAMES ?? 12);
const FIRST = Number(process.env.PAIR_FIRST ?? 0);

const decks = referenceDecks.map(({ deck }) => toDeckList(deck));

it(`${GAMES} games between random pairs of ${decks.length} real decks end with a winner`, {
  timeout: 600_000 + GAMES * 5000,
}, () => {
  const bots = [botNamed('rules'), botNamed('rules')];
  const bad: string[] = [];
  for (let game = FIRST; game < FIRST + GAMES; game++) {
    const random = randomFrom(seedFor(2019, game));
    const one = Math.floor(random() * decks.length);
    const two = (one + 1 + Math.floor(random() * (decks.length - 1))) % decks.length;
    const [first, second] = [decks[one], decks[two]];
    if (first === undefined || second === undefined) throw new Error('There is no such deck');
    const edition = editionNames[Math.floor(game / 2) % editionNames.length] ?? 'master-16';
    const result = playGame({ decks: [first, second], seed: game, first: game % 2, edition }, bots);
    if (result.outcome !== 'won')
      bad.push(
        `game ${game} by ${edition}, ${first.name} against ${second.name}: ${result.outcome} ${'message' in result ? result.message : ''}`,
      );
  }
  expect(bad).toEqual([]);
});
