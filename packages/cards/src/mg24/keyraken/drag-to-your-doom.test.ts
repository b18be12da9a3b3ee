import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('drag-to-your-doom', () => {
  it('puts an enemy flank creature on the bottom of the deck of its owner', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['drag-to-your-doom'], line: ['tunk'] },
      foe: { line: ['troll', 'krump', { id: 'mother', aember: 1 }], deck: ['punch'] },
    });
    t.me.play('drag-to-your-doom');
    expect(t.options()).toEqual(['troll', 'mother']);
    t.me.choose('mother');
    t.expect({ me: { aember: 2, line: ['tunk'] }, foe: { line: ['troll', 'krump'], deck: ['punch', 'mother'] } });
  });

  it('does nothing without an enemy creature', () => {
    const t = table({ me: { house: 'keyraken', hand: ['drag-to-your-doom'], line: ['tunk'] } });
    t.me.play('drag-to-your-doom');
    t.expect({ me: { aember: 1, line: ['tunk'] } });
  });
});
