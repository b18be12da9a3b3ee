import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('glorious-tradition', () => {
  it('exalts each enemy flank creature', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['glorious-tradition'], line: ['infomorph'] },
      foe: { line: ['kelpminder', 'splinter', 'troll'] },
    });
    t.me.action('glorious-tradition');
    t.expect({
      me: { line: ['infomorph'] },
      foe: { line: [{ id: 'kelpminder', aember: 1 }, 'splinter', { id: 'troll', aember: 1 }] },
    });
  });

  it('exalts a creature that is alone once', () => {
    const t = table({ me: { house: 'saurian', artifacts: ['glorious-tradition'] }, foe: { line: ['troll'] } });
    t.me.action('glorious-tradition');
    t.expect({ foe: { line: [{ id: 'troll', aember: 1 }] } });
  });
});
