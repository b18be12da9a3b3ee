import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('incarnation-pod', () => {
  it('puts a card of any discard pile on the bottom of its owner’s deck', () => {
    const t = table({
      me: { house: 'ekwidon', artifacts: ['incarnation-pod'], discard: ['troll'] },
      foe: { discard: ['mother'], deck: ['bumpsy'] },
    });
    t.me.action('incarnation-pod').choose('mother');
    t.expect({
      me: { artifacts: [{ id: 'incarnation-pod', exhausted: true }], discard: ['troll'] },
      foe: { discard: [], deck: ['bumpsy', 'mother'] },
    });
  });

  it('purges the bottom card of each deck as scrap', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['incarnation-pod'], deck: ['troll', 'bumpsy'] },
      foe: { deck: ['mother'] },
    });
    t.me.discard('incarnation-pod');
    t.expect({ me: { deck: ['troll'], purged: ['bumpsy'] }, foe: { deck: [], purged: ['mother'] } });
  });
});
