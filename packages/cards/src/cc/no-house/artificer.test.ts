import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('artificer', () => {
  it('lets its player play artifacts of any house, and nothing else', () => {
    const t = table({
      me: { house: 'logos', hand: ['dominator-bauble', 'bumpsy'], beside: ['artificer'] },
      foe: { houses: ['dis', 'logos', 'mars'], hand: ['dominator-bauble'] },
    });
    t.me.play('dominator-bauble').cannot('play', 'bumpsy', 'wrong-house').cannot('action', 'dominator-bauble');
    t.expect({ me: { artifacts: [used('dominator-bauble')] } });
    t.me.end();
    t.foe.house('logos').cannot('play', 'dominator-bauble', 'wrong-house');
  });
});
