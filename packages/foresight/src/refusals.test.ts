// Moves that a player cannot make, refusals with the reason beside the legal ones.
import '@vaultsong/cards';
import type { Position } from '@vaultsong/engine';
import { legal, position, see } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { noRefusals, refusalsFor } from './refusals.ts';

const refusalsOf = (p: Position, viewer: 0 | 1 | 'table' = 0) => {
  const state = position(p);
  return refusalsFor(state, see(state, viewer));
};

/** Card, verb and rule of each. */
const shownOf = (p: Position) =>
  refusalsOf(p).cards.map(({ card, verb, as, reason }) => [card.name, as ?? verb, reason.rule].join(' '));

describe('refusals', () => {
  it('name each verb that is not among the moves, with its rule', () => {
    expect(
      shownOf({
        seats: [
          { house: 'sanctum', hand: ['dust-imp'], line: [{ id: 'raiding-knight', exhausted: true }] },
          { line: ['troll'] },
        ],
      }),
    ).toEqual([
      'dust-imp play wrong-house',
      'dust-imp discard wrong-house',
      'raiding-knight reap exhausted',
      'raiding-knight fight exhausted',
    ]);
  });

  it('leave out what is possible', () => {
    const p: Position = { seats: [{ house: 'sanctum', line: ['raiding-knight'] }, { line: ['troll'] }] };
    expect(refusalsOf(p)).toEqual(noRefusals);
    expect(legal(position(p)).map((o) => (o.pick === 'move' ? o.move.do : o.pick))).toEqual(['reap', 'fight', 'end']);
  });

  it('say why the turn cannot be ended', () => {
    const p: Position = {
      edition: 'manual',
      seats: [{ house: 'sanctum', line: [{ id: 'raiding-knight', enraged: true }] }, { line: ['dust-imp'] }],
    };
    expect(refusalsOf(p).end).toMatchObject({ rule: 'must-fight', by: { name: 'raiding-knight' } });
  });

  it('say what the first turn leaves', () => {
    const p: Position = { turn: 1, first: 0, seats: [{ house: 'sanctum', hand: ['raiding-knight'] }, {}] };
    expect(refusalsOf(p).firstTurn).toBe('one-card');
  });

  it('are none for who is not asked for a move, and never of the hand of another', () => {
    const p: Position = { seats: [{ house: 'sanctum', hand: ['dust-imp'] }, { hand: ['dust-imp'] }] };
    expect(refusalsOf(p, 1)).toEqual(noRefusals);
    expect(refusalsOf(p, 'table')).toEqual(noRefusals);
    expect(new Set(refusalsOf(p).cards.map(({ card }) => card.id)).size).toBe(1);
  });

  it('are plain JSON', () => {
    const refusals = refusalsOf({ seats: [{ house: 'sanctum', hand: ['dust-imp'] }, {}] });
    expect(JSON.parse(JSON.stringify(refusals))).toEqual(refusals);
  });
});
