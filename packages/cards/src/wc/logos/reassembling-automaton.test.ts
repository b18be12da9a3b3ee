import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('reassembling-automaton', () => {
  it('is saved, healed, exhausted and moved to a flank', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['mother', 'reassembling-automaton', 'batdrone'] },
      foe: {},
    });
    t.me.play('punch').choose('reassembling-automaton').flank('right');
    t.expect({
      me: { line: ['mother', 'batdrone', { id: 'reassembling-automaton', exhausted: true }], discard: ['punch'] },
    });
  });

  it('is destroyed where its player has no other creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['reassembling-automaton'] },
      foe: { line: ['mother'] },
    });
    t.me.play('punch').choose('reassembling-automaton');
    t.expect({ me: { line: [], discard: ['punch', 'reassembling-automaton'] }, foe: { line: ['mother'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling reassembling-automaton/hazardous: saved from hazardous damage it is moved, and the fight goes on (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', line: ['reassembling-automaton', 'mother'] },
        foe: { line: ['briar-grubbling'] },
      });
      t.me.fight('reassembling-automaton', 'briar-grubbling').flank('right');
      t.expect({
        me: { line: ['mother', { id: 'reassembling-automaton', damage: 2, exhausted: true }] },
        foe: { line: [] },
      });
    },
  );

  it('survives a fight as an attacker', () => {
    const t = table({ me: { house: 'logos', line: ['reassembling-automaton', 'mother'] }, foe: { line: ['krump'] } });
    t.me.fight('reassembling-automaton', 'krump').flank('left');
    t.expect({
      me: { line: [{ id: 'reassembling-automaton', exhausted: true }, 'mother'] },
      foe: { line: [{ id: 'krump', damage: 3 }] },
    });
  });
});
