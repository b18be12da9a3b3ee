// The table of tests against the Keyraken: one player with the whole of a Brobnar turn, unless told otherwise.
import type { AdventurePosition, SeatPosition, Table, TablePosition } from '@vaultsong/engine';
import { actionCard, creatureCard, define, gain, play, table } from '@vaultsong/engine';
import '../index.ts';
import type { Difficulty } from '../keyraken/difficulty.ts';
import { keyrakenPrograms } from '../keyraken/program.ts';

// Creatures without text, named by house and power, so that a test shows nothing but the Keyraken's cards.
define([
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((power) => [
    creatureCard({ id: `grunt-${power}`, name: `Grunt ${power}`, house: 'brobnar', power }),
    creatureCard({ id: `sage-${power}`, name: `Sage ${power}`, house: 'logos', power }),
    creatureCard({ id: `guard-${power}`, name: `Guard ${power}`, house: 'sanctum', power, keywords: ['taunt'] }),
  ]),
  actionCard({ id: 'mine', name: 'Mine', house: 'brobnar' }, play(gain(1))),
]);

export interface Scene extends Omit<TablePosition, 'foe' | 'adventure' | 'me'>, Omit<AdventurePosition, 'program'> {
  readonly me?: SeatPosition;
  readonly foe?: SeatPosition;
  /** Easy, with one card a turn, is what most tests can follow. */
  readonly difficulty?: Difficulty;
}

export const keyrakenId = 'rotk-the-keyraken';

/** The state of the Keyraken after a turn in which it only reaped. */
export const reaped = { foe: { aember: 1 } };

export const lowered = { tide: 'low' as const };

/** A game against the Keyraken in the third step of the first player. */
export function against({ me = {}, foe = {}, difficulty = 'easy', advances, facing, ...more }: Scene): Table {
  return table({
    ...more,
    me: { house: 'brobnar', ...me },
    foe: { adversary: keyrakenId, ...foe },
    adventure: {
      program: keyrakenPrograms[difficulty],
      ...(advances === undefined ? {} : { advances }),
      ...(facing === undefined ? {} : { facing }),
    },
  });
}

/**
 * The Keyraken draws that card next, and the player has ended the turn: what the card asks is the pending question.
 * A deck of cards that do nothing follows, so that nothing is shuffled.
 */
export function drawn(card: string, scene: Scene = {}): Table {
  const t = against({ ...scene, foe: { deck: [card], ...scene.foe } });
  t.me.end();
  return t;
}
