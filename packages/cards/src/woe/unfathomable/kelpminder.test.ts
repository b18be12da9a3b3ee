import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kelpminder', () => {
  it('is a creature with 5 power and no text', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['kelpminder'] }, foe: { aember: 3 } });
    t.me.play('kelpminder');
    t.expect({ me: { aember: 0, line: [{ id: 'kelpminder', exhausted: true }] }, foe: { aember: 3 } });
  });
});
