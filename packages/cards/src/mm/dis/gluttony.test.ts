import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gluttony', () => {
  it('is exalted once for each friendly Sin, itself among them', () => {
    const t = table({
      me: { house: 'dis', hand: ['gluttony'], line: ['pride', 'shooler', 'envy'] },
      foe: { line: ['pride'] },
    });
    t.me.play('gluttony');
    t.expect({
      me: { line: ['pride', 'shooler', 'envy', { id: 'gluttony', aember: 3, exhausted: true }] },
      foe: { line: ['pride'] },
    });
  });

  it('alone is exalted once', () => {
    const t = table({ me: { house: 'dis', hand: ['gluttony'] }, foe: { aember: 4 } });
    t.me.play('gluttony');
    t.expect({ me: { aember: 0, line: [{ id: 'gluttony', aember: 1, exhausted: true }] }, foe: { aember: 4 } });
  });

  it('moves all æmber from friendly creatures to your pool when it reaps', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'gluttony', aember: 2 }, 'shooler', { id: 'troll', aember: 3 }] },
      foe: { aember: 1, line: [{ id: 'bumpsy', aember: 2 }] },
    });
    t.me.reap('gluttony');
    t.expect({
      me: { aember: 6, line: [{ id: 'gluttony', exhausted: true }, 'shooler', 'troll'] },
      foe: { aember: 1, line: [{ id: 'bumpsy', aember: 2 }] },
    });
  });

  it('only reaps where there is no æmber on a creature, and moves none when it fights', () => {
    const t = table({
      me: {
        house: 'dis',
        line: ['gluttony', { id: 'gluttony', aember: 1 }],
      },
      foe: { line: ['batdrone'] },
    });
    t.me.fight('gluttony#2', 'batdrone');
    t.expect({
      me: { line: ['gluttony', { id: 'gluttony', aember: 1, damage: 2, exhausted: true }] },
      foe: { line: [] },
    });
    const u = table({ me: { house: 'dis', line: ['gluttony'] }, foe: {} });
    u.me.reap('gluttony');
    u.expect({ me: { aember: 1, line: [{ id: 'gluttony', exhausted: true }] } });
  });
});
