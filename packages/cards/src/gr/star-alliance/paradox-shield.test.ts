import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('paradox-shield', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling paradox-shield/in-full: discards as many cards as the creature has power, heals it and is destroyed in its stead (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', line: ['troll'] },
        foe: {
          line: [{ id: 'alien-horror', upgrades: ['paradox-shield'] }],
          deck: ['troll', 'troll', 'mother', 'bumpsy'],
        },
      });
      t.me.fight('troll', 'alien-horror');
      t.expect({
        me: { line: [{ id: 'troll', exhausted: true, damage: 3 }] },
        foe: { line: ['alien-horror'], deck: ['bumpsy'], discard: ['paradox-shield', 'mother', 'troll', 'troll'] },
      });
    },
  );

  it('does not save with too few cards', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: [{ id: 'alien-horror', upgrades: ['paradox-shield'] }], deck: ['troll', 'troll'] },
    });
    t.me.fight('troll', 'alien-horror');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true, damage: 3 }] }, foe: { line: [], deck: [] } });
  });
});
