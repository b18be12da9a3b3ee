import { creatureCard, define, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

define([creatureCard({ id: 'early-bird', name: 'Early Bird', house: 'logos', power: 3, keywords: ['alpha'] })]);

describe('exhume', () => {
  it('plays a creature of any house out of the discard pile', () => {
    const t = table({
      me: { house: 'dis', hand: ['exhume'], discard: ['troll', 'punch', 'urchin'] },
      foe: { aember: 2, discard: ['mother'] },
    });
    t.me.play('exhume').yes();
    expect([...t.options()].sort()).toEqual(['troll', 'urchin']);
    t.me.choose('urchin');
    t.expect({
      me: { aember: 2, line: [{ id: 'urchin', exhausted: true }], discard: ['exhume', 'troll', 'punch'] },
      foe: { aember: 1 },
    });
  });

  it('may leave it in the pile', () => {
    const t = table({ me: { house: 'dis', hand: ['exhume'], discard: ['troll'] }, foe: {} });
    t.me.play('exhume').no();
    t.expect({ me: { aember: 1, line: [], discard: ['exhume', 'troll'] } });
  });

  it('does nothing without a creature there', () => {
    const t = table({ me: { house: 'dis', hand: ['exhume'], discard: ['punch'] }, foe: {} });
    t.me.play('exhume');
    t.expect({ me: { aember: 1, line: [], discard: ['exhume', 'punch'] } });
  });

  it('ruling exhume/alpha: a creature with alpha may be chosen, and stays in the pile', () => {
    const t = table({ me: { house: 'dis', hand: ['exhume'], discard: ['early-bird', 'troll'] }, foe: {} });
    t.me.play('exhume').yes().choose('early-bird');
    t.expect({ me: { line: [], discard: ['exhume', 'early-bird', 'troll'] } });
  });
});
