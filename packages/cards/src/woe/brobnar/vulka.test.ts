import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('vulka', () => {
  it('gives splash-attack 1 to each friendly Brobnar creature, itself among them', () => {
    const t = table({
      me: { house: 'brobnar', line: ['vulka', 'troll'] },
      foe: { line: ['mother', 'dextre', 'krump', 'valdr'] },
    });
    t.me.fight('troll', 'dextre');
    t.expect({
      me: { line: ['vulka', { id: 'troll', damage: 3, exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 1 }, { id: 'krump', damage: 1 }, 'valdr'] },
    });
  });

  it('is added to what a creature has, and given to no other house', () => {
    const t = table({
      me: { house: 'brobnar', line: ['vulka', 'crogg-the-clumsy'] },
      foe: { line: ['troll', 'dextre', 'krump'] },
    });
    t.me.fight('crogg-the-clumsy', 'dextre');
    t.expect({
      me: { line: ['vulka', { id: 'crogg-the-clumsy', damage: 3, exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', damage: 3 },
          { id: 'krump', damage: 3 },
        ],
      },
    });
    const u = table({ me: { house: 'logos', line: ['vulka', 'mother'] }, foe: { line: ['troll', 'dextre', 'krump'] } });
    u.me.fight('mother', 'dextre');
    u.expect({
      me: { line: ['vulka', { id: 'mother', damage: 3, exhausted: true }] },
      foe: { line: ['troll', 'krump'] },
    });
  });
});
