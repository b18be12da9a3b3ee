import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('nautilus', () => {
  it('wards a creature and draws a card after it is played', () => {
    const t = table({
      me: { house: 'logos', hand: ['nautilus'], line: ['gub'], deck: ['punch'] },
      foe: { line: ['troll'] },
    });
    t.me.play('nautilus').choose('gub');
    t.expect({
      me: {
        hand: ['punch'],
        line: [
          { id: 'gub', warded: true },
          { id: 'nautilus', exhausted: true },
        ],
      },
      foe: { line: ['troll'] },
    });
  });

  it('and after it fights', () => {
    const t = table({ me: { house: 'logos', line: ['nautilus'], deck: ['punch'] }, foe: { line: ['tocsin'] } });
    t.me.fight('nautilus', 'tocsin');
    t.expect({
      me: { hand: ['punch'], line: [{ id: 'nautilus', damage: 2, warded: true, exhausted: true }] },
      foe: { line: [] },
    });
  });

  it('not after it reaps', () => {
    const t = table({ me: { house: 'logos', line: ['nautilus'], deck: ['punch'] }, foe: {} });
    t.me.reap('nautilus');
    t.expect({ me: { aember: 1, hand: [], line: [{ id: 'nautilus', exhausted: true }] } });
  });
});
