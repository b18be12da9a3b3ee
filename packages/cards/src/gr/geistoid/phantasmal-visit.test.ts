import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('phantasmal-visit', () => {
  it('stuns and exhausts a creature, and is archived while you are haunted', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['phantasmal-visit'], discard: haunts },
      foe: { line: ['troll', 'krump'] },
    });
    t.me.play('phantasmal-visit').choose('krump');
    t.expect({
      me: { aember: 1, archives: ['phantasmal-visit'], discard: haunts },
      foe: { line: ['troll', { id: 'krump', stunned: true, exhausted: true }] },
    });
  });

  it('goes to the discard pile otherwise', () => {
    const t = table({ me: { house: 'geistoid', hand: ['phantasmal-visit'] }, foe: { line: ['troll'] } });
    t.me.play('phantasmal-visit');
    t.expect({
      me: { archives: [], discard: ['phantasmal-visit'] },
      foe: { line: [{ id: 'troll', stunned: true, exhausted: true }] },
    });
  });
});
