import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('final-refrain', () => {
  it('puts the creatures of the discard pile into play ready, fights with each, and destroys them', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['final-refrain'], line: ['pelf'], discard: ['bumpsy', 'punch', 'troll'] },
      foe: { line: ['krump', 'mother'] },
    });
    t.me.play('final-refrain').choose('troll').flank('right').flank('left').choose('troll').choose('mother');
    t.expect({
      me: { line: ['pelf'], discard: ['final-refrain', 'troll', 'bumpsy', 'punch'] },
      foe: { line: [{ id: 'krump', damage: 5 }] },
    });
  });

  it('destroys them though there is nobody to fight, and does nothing without a creature in the pile', () => {
    const t = table({ me: { house: 'brobnar', hand: ['final-refrain'], discard: ['bumpsy'] } });
    t.me.play('final-refrain');
    t.expect({ me: { line: [], discard: ['final-refrain', 'bumpsy'] } });
    const u = table({ me: { house: 'brobnar', hand: ['final-refrain'], line: ['pelf'], discard: ['punch'] } });
    u.me.play('final-refrain');
    u.expect({ me: { line: ['pelf'], discard: ['final-refrain', 'punch'] } });
  });
});
