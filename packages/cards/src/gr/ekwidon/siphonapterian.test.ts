import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'troll');

describe('siphonapterian', () => {
  it('has taunt while you are haunted alone', () => {
    for (const [discard, can] of [
      [ten, false],
      [ten.slice(1), true],
    ] as const) {
      const t = table({
        me: { house: 'brobnar', line: ['troll'] },
        foe: { line: ['siphonapterian', 'mother'], discard },
      });
      if (can) t.me.fight('troll', 'mother');
      else expect(() => t.me.fight('troll', 'mother')).toThrow('mother');
    }
  });

  it('gains 2 as it is destroyed in a turn that is not yours', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['siphonapterian'] } });
    t.me.fight('troll', 'siphonapterian');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true, damage: 6 }] }, foe: { aember: 2, line: [] } });
  });

  it('gains nothing in your own', () => {
    const t = table({ me: { house: 'ekwidon', line: ['siphonapterian'] }, foe: { line: ['troll'] } });
    t.me.fight('siphonapterian', 'troll');
    t.expect({ me: { aember: 0, line: [] }, foe: { line: [{ id: 'troll', damage: 6 }] } });
  });
});
