import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ganymede-archivist', () => {
  it('archives a card after it reaped', () => {
    const t = table({
      me: { house: 'logos', line: ['ganymede-archivist'], hand: ['fear', 'punch'], archives: ['urchin'] },
      foe: {},
    });
    t.me.reap('ganymede-archivist').choose('fear');
    t.expect({
      me: {
        aember: 1,
        hand: ['punch'],
        archives: ['fear', 'urchin'],
        line: [{ id: 'ganymede-archivist', exhausted: true }],
      },
    });
  });

  it('archives nothing with an empty hand', () => {
    const t = table({ me: { house: 'logos', line: ['ganymede-archivist'], deck: ['fear'] }, foe: {} });
    t.me.reap('ganymede-archivist');
    t.expect({
      me: { aember: 1, archives: [], deck: ['fear'], line: [{ id: 'ganymede-archivist', exhausted: true }] },
    });
  });

  it('archives nothing by fighting', () => {
    const t = table({
      me: { house: 'logos', line: ['ganymede-archivist'], hand: ['fear'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.fight('ganymede-archivist', 'dust-imp');
    t.expect({
      me: { hand: ['fear'], archives: [], line: [{ id: 'ganymede-archivist', damage: 2, exhausted: true }] },
      foe: { aember: 2, line: [] },
    });
  });
});
