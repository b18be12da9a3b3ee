// Verbs of a creature that may be played as an upgrade. No card that can be played is one yet.
import { constant, creatureCard, define, getsPower, host, legal, position, see } from '@vaultsong/engine';
import { refusalsFor } from '@vaultsong/foresight';
import { describe, expect, it } from 'vitest';
import { verbsIn } from './verbs.ts';

define([
  creatureCard({
    id: 'page-rover',
    name: 'Page Rover',
    house: 'brobnar',
    power: 4,
    asUpgrade: [constant(getsPower(host, 2))],
  }),
]);

const playsIn = (line: readonly string[]) => {
  const state = position({ seats: [{ house: 'brobnar', hand: ['page-rover'], line }, {}] });
  const view = see(state, 0);
  const verbs = verbsIn(view, refusalsFor(state, view), 0);
  const plays = Object.values(verbs)
    .flat()
    .filter(({ verb }) => verb === 'play');
  const moves = legal(state).map((o) => (o.pick === 'move' && o.move.do === 'play' ? (o.move.as ?? 'creature') : null));
  return plays.map(({ label, answer, refusal }) => [label, answer === null ? refusal?.reason : moves[answer]]);
};

describe('a creature that may be played as an upgrade', () => {
  it('has a verb for each way', () => {
    expect(playsIn(['troll'])).toEqual([
      ['Play', 'creature'],
      ['Play as upgrade', 'upgrade'],
    ]);
  });

  it('says why it cannot be an upgrade now', () => {
    expect(playsIn([])).toEqual([
      ['Play', 'creature'],
      ['Play as upgrade', expect.stringMatching(/./)],
    ]);
  });
});
