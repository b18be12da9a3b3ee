import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('recyclops', () => {
  const used = { id: 'recyclops', exhausted: true };

  it('discards a card after a reap, for which a creature gets two counters', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['punch', 'fear'], line: ['recyclops', 'troll'] },
      foe: { line: ['mother'] },
    });
    t.me.reap('recyclops').choose('fear').choose('mother');
    t.expect({
      me: { aember: 1, hand: ['punch'], discard: ['fear'], line: [used, 'troll'] },
      foe: { line: [{ id: 'mother', power: 2 }] },
    });
  });

  it('may get them itself', () => {
    const t = table({ me: { house: 'geistoid', hand: ['fear'], line: ['recyclops'] } });
    t.me.reap('recyclops');
    t.expect({ me: { aember: 1, hand: [], discard: ['fear'], line: [{ ...used, power: 2 }] } });
  });

  it('gives none without a card in hand', () => {
    const t = table({ me: { house: 'geistoid', line: ['recyclops'] } });
    t.me.reap('recyclops');
    t.expect({ me: { aember: 1, line: [used] } });
  });
});
