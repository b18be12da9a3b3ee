// Random games of 1 to 3 players against the Keyraken in which every promise of the engine is checked at every question.
// ADVENTURE_GAMES says how many for each size of the team, ADVENTURE_FIRST with which to begin. Decks are drawn from the
// whole set; editions and difficulties take turns.

import { cards } from '@vaultsong/cards';
import type { DeckList, Game, House, Setup } from '@vaultsong/engine';
import { conform, editionNames, legal, playOn, record, replay, startRecorded, stateHash } from '@vaultsong/engine';
import { allIsSaid } from '@vaultsong/say';
import { afterAll, describe, expect, it } from 'vitest';
import { difficulties, keyraken, keyrakenCards } from './index.ts';

const GAMES = Number(process.env.ADVENTURE_GAMES ?? 2);
const FIRST = Number(process.env.ADVENTURE_FIRST ?? 0);
const MOST_ANSWERS = 5000;

/** Small and repeatable; games need no better dice. */
function dice(seed: number): (sides: number) => number {
  let x = seed | 0;
  return (sides) => {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return Math.floor(((x >>> 8) / 0x1000000) * sides);
  };
}

const powers = cards.filter(({ type }) => type === 'archon-power').map(({ id }) => id);

/** Twelve cards of each of three houses, and an archon power. */
function drawnDeck(name: string, roll: (sides: number) => number): DeckList {
  const byHouse = new Map<House, string[]>();
  for (const { house, id } of cards) if (house !== null) byHouse.set(house, [...(byHouse.get(house) ?? []), id]);
  const houses = [...byHouse.keys()];
  while (houses.length > 3) houses.splice(roll(houses.length), 1);
  const drawn = houses.flatMap((house) => {
    const pool = byHouse.get(house) ?? [];
    return Array.from({ length: 12 }, () => ({ name: pool[roll(pool.length)] ?? '' }));
  });
  return { name, houses, cards: drawn, beside: [powers[roll(powers.length)] ?? ''] };
}

function setupOf(players: number, game: number): Setup {
  const roll = dice(game * 3 + players);
  return keyraken({
    decks: Array.from({ length: players }, (_, i) => drawnDeck(`deck ${i + 1}`, roll)),
    difficulty: difficulties[game % difficulties.length] ?? 'normal',
    edition: editionNames[(game + players) % editionNames.length] ?? 'master-16',
    seed: game,
  });
}

/** Mostly plays and uses rather than discards or ends the turn, so that games get somewhere; else anything. */
function pick(game: Game, roll: (sides: number) => number): number {
  const options = legal(game.state);
  for (let tries = 0; ; tries++) {
    const option = roll(options.length);
    const chosen = options[option];
    const idle = chosen?.pick === 'move' && (chosen.move.do === 'end' || chosen.move.do === 'discard');
    if (!idle || tries > 3) return option;
  }
}

const happened = new Map<string, number>();
const plays = new Map<string, number>();
const count = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

const games = [1, 2, 3].flatMap((players) => Array.from({ length: GAMES }, (_, i) => [players, FIRST + i] as const));

describe('every promise holds at every question of an adventure', () => {
  it.each(games)('with %i players, game %i', (players, i) => {
    const roll = dice(i * 7919 + players);
    const game = startRecorded(setupOf(players, i));
    while (game.state.ask !== null && game.answers.length < MOST_ANSWERS) {
      const option = pick(game, roll);
      conform(game.state, option, roll(1 << 20), [allIsSaid]);
      for (const e of playOn(game, option)) {
        count(happened, e.type === 'gameOver' ? `${e.type} (${e.reason})` : e.type);
        if (e.type === 'played') count(plays, e.card.name);
      }
    }
    expect(game.state.winner, `an end within ${MOST_ANSWERS} answers`).not.toBeNull();
    const again = replay(JSON.parse(JSON.stringify(record(game))));
    expect(stateHash(again.state)).toBe(stateHash(game.state));
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(game.state));
  });

  it('the games were worth it: the Keyraken played cards and advanced', () => {
    expect(happened.get('advance') ?? 0).toBeGreaterThan(0);
    expect(keyrakenCards.filter((card) => plays.has(card.id)).length).toBeGreaterThan(10);
  });

  afterAll(() => {
    const list = [...happened].sort((a, b) => b[1] - a[1]).map(([kind, n]) => `${kind} ${n}`);
    console.info(`${games.length} games. Events: ${list.join(', ')}.`);
  });
});
