import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('umbra-knight', () => {
  it('neither deals nor takes damage the first time that it is attacked in a turn', () => {
    const t = table({
      active: 1,
      me: { line: ['umbra-knight'] },
      foe: { house: 'brobnar', line: ['krump', 'troll'] },
    });
    t.foe.fight('krump', 'umbra-knight');
    t.expect({ me: { line: ['umbra-knight'] }, foe: { line: [{ id: 'krump', exhausted: true }, 'troll'] } });
    t.foe.fight('troll', 'umbra-knight');
    t.expect({
      me: { line: [] },
      foe: {
        line: [
          { id: 'krump', exhausted: true },
          { id: 'troll', damage: 4, exhausted: true },
        ],
      },
    });
  });

  it('takes damage, less its armor, when it attacks', () => {
    const t = table({ me: { house: 'sanctum', line: ['umbra-knight'] }, foe: { line: ['mother'] } });
    t.me.fight('umbra-knight', 'mother');
    t.expect({
      me: { line: [{ id: 'umbra-knight', damage: 3, exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 4 }] },
    });
  });

  it('is hurt by an effect', () => {
    const t = table({ active: 1, me: { line: ['umbra-knight'] }, foe: { house: 'brobnar', hand: ['punch'] } });
    t.foe.play('punch');
    t.expect({ me: { line: [{ id: 'umbra-knight', damage: 1 }] }, foe: { aember: 1 } });
  });
});
