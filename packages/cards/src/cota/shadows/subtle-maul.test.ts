import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('subtle-maul', () => {
  it('makes the opponent discard one card at random', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['subtle-maul'], hand: ['fear'] },
      foe: { hand: ['urchin', 'urchin', 'urchin'], discard: ['punch'] },
    });
    t.me.action('subtle-maul');
    t.expect({
      me: { aember: 0, hand: ['fear'], artifacts: [{ id: 'subtle-maul', exhausted: true }] },
      foe: { hand: ['urchin', 'urchin'], discard: ['urchin', 'punch'] },
    });
  });

  it('takes the last card', () => {
    const t = table({ me: { house: 'shadows', artifacts: ['subtle-maul'] }, foe: { hand: ['urchin'] } });
    t.me.action('subtle-maul');
    t.expect({ foe: { hand: [], discard: ['urchin'] } });
  });

  it('does nothing to an empty hand', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['subtle-maul'], hand: ['fear'] },
      foe: { hand: [], discard: ['punch'] },
    });
    t.me.action('subtle-maul');
    t.expect({
      me: { hand: ['fear'], artifacts: [{ id: 'subtle-maul', exhausted: true }] },
      foe: { hand: [], discard: ['punch'] },
    });
  });
});
