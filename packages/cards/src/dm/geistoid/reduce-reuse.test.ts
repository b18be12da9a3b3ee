import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('reduce-reuse', () => {
  it('deals 5 to a creature while you are haunted', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['reduce-reuse'], line: ['troll'], discard: haunts },
      foe: { line: ['krump'] },
    });
    t.me.play('reduce-reuse').choose('troll');
    t.expect({
      me: { line: [{ id: 'troll', damage: 5 }], discard: ['reduce-reuse', ...haunts] },
      foe: { line: ['krump'] },
    });
  });

  it('returns a creature to its owner’s hand otherwise', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['reduce-reuse'], line: ['troll'], discard: haunts.slice(1) },
      foe: { line: ['krump'], discard: haunts },
    });
    t.me.play('reduce-reuse').choose('krump');
    t.expect({
      me: { line: ['troll'], discard: ['reduce-reuse', ...haunts.slice(1)] },
      foe: { line: [], hand: ['krump'], discard: haunts },
    });
  });

  it('does nothing without a creature', () => {
    const t = table({ me: { house: 'geistoid', hand: ['reduce-reuse'] } });
    t.me.play('reduce-reuse');
    t.expect({ me: { discard: ['reduce-reuse'] } });
  });
});
