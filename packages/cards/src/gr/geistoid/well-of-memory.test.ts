import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('well-of-memory', () => {
  it('returns as many cards from your discard pile as were purged from your hand', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['well-of-memory', 'punch', 'anger'], discard: ['troll', 'krump', 'bumpsy'] },
    });
    t.me.play('well-of-memory').choose('punch', 'anger').choose('krump').choose('troll');
    t.expect({
      me: {
        hand: ['krump', 'troll'],
        artifacts: [{ id: 'well-of-memory', exhausted: true }],
        discard: ['bumpsy'],
        purged: ['punch', 'anger'],
      },
    });
  });

  it('purges none if its player likes', () => {
    const t = table({ me: { house: 'geistoid', hand: ['well-of-memory', 'punch'], discard: ['troll'] } });
    t.me.play('well-of-memory').done();
    t.expect({
      me: { hand: ['punch'], artifacts: [{ id: 'well-of-memory', exhausted: true }], discard: ['troll'], purged: [] },
    });
  });

  it('is destroyed by its action', () => {
    const t = table({ me: { house: 'geistoid', artifacts: ['well-of-memory'] } });
    t.me.action('well-of-memory');
    t.expect({ me: { artifacts: [], discard: ['well-of-memory'] } });
  });
});
