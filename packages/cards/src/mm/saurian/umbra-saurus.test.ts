import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('umbra-saurus', () => {
  it('may be exalted to deal 3 damage to a creature', () => {
    const t = table({ me: { house: 'saurian', hand: ['umbra-saurus'] }, foe: { line: ['tocsin', 'bulwark'] } });
    t.me.play('umbra-saurus').yes().choose('bulwark');
    t.expect({
      me: { line: [{ id: 'umbra-saurus', aember: 1, exhausted: true }] },
      foe: { line: ['tocsin', { id: 'bulwark', damage: 1 }] },
    });
  });

  it('deals none where it is not exalted', () => {
    const t = table({ me: { house: 'saurian', hand: ['umbra-saurus'] }, foe: { line: ['tocsin'] } });
    t.me.play('umbra-saurus').no();
    t.expect({ me: { line: [{ id: 'umbra-saurus', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('is elusive: the first attack on it in a turn deals no damage', () => {
    const t = table({
      active: 1,
      me: { line: ['umbra-saurus'] },
      foe: { house: 'brobnar', line: ['krump', 'bumpsy'] },
    });
    t.foe.fight('krump', 'umbra-saurus').fight('bumpsy', 'umbra-saurus');
    t.expect({
      me: { line: [] },
      foe: {
        line: [
          { id: 'krump', exhausted: true },
          { id: 'bumpsy', damage: 4, exhausted: true },
        ],
      },
    });
  });
});
