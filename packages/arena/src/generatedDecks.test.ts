// Every one of 2,000 new decks of each set is played: games between neighbors, by the random bot, which tries what no player would.
// GENERATED_GAMES says how many of the 1,000 pairs play (the checks of every change play some of them), GENERATED_FIRST
// with which to begin: a game that fails here can be played again alone.
import '@vaultsong/cards';
import { botNamed } from '@vaultsong/bots';
import { generateDecks, generatedName, generatedSets, toDeckList } from '@vaultsong/decks';
import { expect, it } from 'vitest';
import { playGame } from './game.ts';

const GAMES = Number(process.env.GENERATED_GAMES ?? 60);
const FIRST = Number(process.env.GENERATED_FIRST ?? 0);

it.each(generatedSets)(
  `%s: ${GAMES} games between pairs of new decks are played without an error`,
  {
    timeout: 600_000 + GAMES * 1000,
  },
  (set) => {
    const bots = [botNamed('random'), botNamed('random')];
    const decks = generateDecks({ set, seed: 1 + 2 * FIRST, count: 2 * GAMES });
    const bad: string[] = [];
    for (let pair = 0; pair < GAMES; pair++) {
      const [one, two] = [decks[2 * pair], decks[2 * pair + 1]];
      if (one === undefined || two === undefined) throw new Error('There is no such deck');
      const game = FIRST + pair;
      const result = playGame(
        { decks: [toDeckList(one.deck), toDeckList(two.deck)], seed: game, first: game % 2 },
        bots,
      );
      if (result.outcome !== 'won') {
        const names = [one, two].map(({ seed }) => generatedName({ set, seed })).join(' against ');
        bad.push(`game ${game}, ${names}: ${result.outcome} ${'message' in result ? result.message : ''}`);
      }
    }
    expect(bad).toEqual([]);
  },
);
