import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('empathic-malice', () => {
  it('has a friendly creature capture 3, and goes below your deck while you are haunted', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['empathic-malice'], line: ['troll', 'bumpsy'], deck: ['anger'], discard: haunts },
      foe: { aember: 5 },
    });
    t.me.play('empathic-malice').choose('bumpsy');
    t.expect({
      me: { line: ['troll', { id: 'bumpsy', aember: 3 }], deck: ['anger', 'empathic-malice'], discard: haunts },
      foe: { aember: 2 },
    });
  });

  it('goes to the discard pile otherwise', () => {
    const t = table({ me: { house: 'geistoid', hand: ['empathic-malice'], deck: ['anger'] }, foe: { aember: 5 } });
    t.me.play('empathic-malice');
    t.expect({ me: { deck: ['anger'], discard: ['empathic-malice'] }, foe: { aember: 5 } });
  });
});
