import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('laerie-of-the-lake-evil-twin', () => {
  it('has 5 armor while the tide is high', () => {
    const t = table({
      me: { house: 'sanctum', line: ['laerie-of-the-lake-evil-twin'] },
      foe: { line: ['troll'] },
      tide: { highFor: 0 },
    });
    t.me.fight('laerie-of-the-lake-evil-twin', 'troll');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
    const weaker = table({
      me: { house: 'sanctum', line: ['laerie-of-the-lake-evil-twin'] },
      foe: { line: ['valdr'] },
      tide: { highFor: 0 },
    });
    weaker.me.fight('laerie-of-the-lake-evil-twin', 'valdr');
    weaker.expect({
      me: { line: [{ id: 'laerie-of-the-lake-evil-twin', damage: 1, exhausted: true }] },
      foe: { line: [{ id: 'valdr', damage: 3 }] },
    });
  });

  it('gives none to other creatures', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['laerie-of-the-lake-evil-twin', 'mother'] },
      tide: { highFor: 1 },
    });
    t.me.play('punch').choose('mother');
    t.expect({ foe: { line: ['laerie-of-the-lake-evil-twin', { id: 'mother', damage: 3 }] } });
  });

  it('has none while the tide is low, or neither high nor low', () => {
    for (const tide of [{ tide: { highFor: 0 } }, {}]) {
      const t = table({
        me: { house: 'brobnar', hand: ['punch'] },
        foe: { line: ['laerie-of-the-lake-evil-twin'] },
        ...tide,
      });
      t.me.play('punch');
      t.expect({ foe: { line: [], discard: ['laerie-of-the-lake-evil-twin'] } });
    }
  });
});
