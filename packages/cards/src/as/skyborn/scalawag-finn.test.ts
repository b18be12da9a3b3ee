import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('scalawag-finn', () => {
  it.each([
    { before: 0, foe: 'batdrone', left: 0 },
    { before: 3, foe: 'batdrone', left: 2 },
    { before: 0, foe: 'mother', left: 2 },
  ])('with $before damage it has $left left after it fights $foe', ({ before, foe, left }) => {
    const t = table({
      me: { house: 'skyborn', line: [{ id: 'scalawag-finn', damage: before }] },
      foe: { line: [foe] },
    });
    t.me.fight('scalawag-finn', foe);
    t.expect({ me: { line: [{ id: 'scalawag-finn', damage: left, exhausted: true }] }, foe: { line: [] } });
  });

  it('heals nothing after it reaps, and does not survive what destroys it', () => {
    const t = table({ me: { house: 'skyborn', line: [{ id: 'scalawag-finn', damage: 3 }] } });
    t.me.reap('scalawag-finn');
    t.expect({ me: { aember: 1, line: [{ id: 'scalawag-finn', damage: 3, exhausted: true }] } });
    const lost = table({ me: { house: 'skyborn', line: ['scalawag-finn'] }, foe: { line: ['troll'] } });
    lost.me.fight('scalawag-finn', 'troll');
    lost.expect({ me: { line: [], discard: ['scalawag-finn'] }, foe: { line: [{ id: 'troll', damage: 6 }] } });
  });
});
