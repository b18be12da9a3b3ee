import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('self-bolstering-automata', () => {
  it('is saved, healed, exhausted and moved to a flank, with two +1 power counters', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['mother', 'self-bolstering-automata', 'batdrone'] },
      foe: {},
    });
    t.me.play('punch').choose('self-bolstering-automata').flank('right');
    t.expect({
      me: {
        line: ['mother', 'batdrone', { id: 'self-bolstering-automata', exhausted: true, power: 2 }],
        discard: ['punch'],
      },
    });
  });

  it('gets its counters where it stays on its flank', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['self-bolstering-automata', 'batdrone'] },
      foe: {},
    });
    t.me.play('punch').choose('self-bolstering-automata').flank('left');
    t.expect({ me: { line: [{ id: 'self-bolstering-automata', exhausted: true, power: 2 }, 'batdrone'] } });
  });

  it('ruling self-bolstering-automata/whole: without counters where it is exhausted already or has no damage', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'self-bolstering-automata', exhausted: true }, 'mother'] },
      foe: {},
    });
    t.me.play('punch').choose('self-bolstering-automata').flank('right');
    t.expect({ me: { line: ['mother', { id: 'self-bolstering-automata', exhausted: true }] } });
    const u = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: ['self-bolstering-automata', 'mother'] },
      foe: {},
    });
    u.me.play('pawn-sacrifice').choose('self-bolstering-automata').flank('right');
    u.expect({ me: { line: ['mother', { id: 'self-bolstering-automata', exhausted: true }] } });
  });

  it.each(['cota-1.3', 'master-16'] as const)(
    'ruling self-bolstering-automata/whole: before 18.4 “if you do” asks of the move alone (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'brobnar',
          hand: ['punch'],
          line: [{ id: 'self-bolstering-automata', exhausted: true }, 'mother'],
        },
        foe: {},
      });
      t.me.play('punch').choose('self-bolstering-automata').flank('right');
      t.expect({ me: { line: ['mother', { id: 'self-bolstering-automata', exhausted: true, power: 2 }] } });
    },
  );

  it('is destroyed where its player has no other creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['self-bolstering-automata'] },
      foe: { line: ['mother'] },
    });
    t.me.play('punch').choose('self-bolstering-automata');
    t.expect({ me: { line: [], discard: ['punch', 'self-bolstering-automata'] }, foe: { line: ['mother'] } });
  });

  it('survives a fight as an attacker, exhausted already and so without counters', () => {
    const t = table({ me: { house: 'logos', line: ['self-bolstering-automata', 'mother'] }, foe: { line: ['krump'] } });
    t.me.fight('self-bolstering-automata', 'krump').flank('left');
    t.expect({
      me: { line: [{ id: 'self-bolstering-automata', exhausted: true }, 'mother'] },
      foe: { line: [{ id: 'krump', damage: 1 }] },
    });
  });

  it.each([
    { edition: 'cota-1.3', power: 4 },
    { edition: 'master-16', power: 4 },
    { edition: 'current', power: 2 },
  ] as const)(
    'ruling self-bolstering-automata/alone: it is destroyed as the only creature; saved, it is not destroyed at all ($edition)',
    ({ edition, power }) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['punch'], line: ['self-bolstering-automata'] },
        foe: {},
      });
      t.me.play('punch');
      t.expect({ me: { line: [], discard: ['punch', 'self-bolstering-automata'] } });
      const u = table({
        edition,
        me: { house: 'brobnar', hand: ['punch', 'punch'], line: ['self-bolstering-automata', 'mother'] },
        foe: {},
      });
      u.me.play('punch').choose('self-bolstering-automata').flank('left');
      u.me.play('punch').choose('self-bolstering-automata').flank('left');
      u.expect({ me: { line: [{ id: 'self-bolstering-automata', exhausted: true, power }, 'mother'] } });
    },
  );
});
