import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('curse-of-forgery', () => {
  it('enters play with the opponent', () => {
    const t = table({ me: { house: 'skyborn', hand: ['curse-of-forgery'] } });
    t.me.play('curse-of-forgery');
    t.expect({ me: { artifacts: [] }, foe: { artifacts: [{ ...used('curse-of-forgery'), owner: 0 }] } });
  });

  it('is purged in place of the key that its player would forge, which costs nothing', () => {
    const t = table({
      step: 'forge',
      me: {
        houses: ['skyborn', 'dis', 'logos'],
        aember: 7,
        artifacts: [{ id: 'curse-of-forgery', owner: 1 }],
      },
      foe: { houses: ['skyborn', 'dis', 'logos'], aember: 6 },
    });
    t.me.house('dis');
    t.expect({ me: { aember: 7, keys: 0, artifacts: [] }, foe: { purged: ['curse-of-forgery'] } });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { aember: 1, keys: 1 }, foe: { aember: 0, keys: 1 } });
  });

  it('is in the way of keys that cards forge, each once', () => {
    const t = table({
      me: {
        house: 'mars',
        aember: 12,
        artifacts: ['stasis-nexus', 'curse-of-forgery', 'curse-of-forgery'],
      },
    });
    t.me.action('stasis-nexus').order('curse-of-forgery');
    t.expect({ me: { aember: 12, keys: 0, artifacts: ['curse-of-forgery'] } });
  });
});
