import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('library-of-babble', () => {
  it('draws a card', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['library-of-babble'], hand: [], deck: ['urchin', 'punch'] },
      foe: {},
    });
    t.me.action('library-of-babble');
    t.expect({
      me: { aember: 0, hand: ['urchin'], deck: ['punch'], artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
  });

  it('enters play exhausted and cannot be used without its house', () => {
    const t = table({
      me: { house: 'logos', hand: ['library-of-babble'] },
      foe: { houses: ['dis', 'brobnar', 'shadows'] },
    });
    t.me.play('library-of-babble').cannot('action', 'library-of-babble', 'exhausted');
    t.expect({ me: { artifacts: [{ id: 'library-of-babble', exhausted: true }] } });
  });

  it('cannot be used in a turn of another house', () => {
    const t = table({ me: { house: 'dis', artifacts: ['library-of-babble'] }, foe: {} });
    t.me.cannot('action', 'library-of-babble', 'wrong-house');
    t.expect({ me: { artifacts: ['library-of-babble'] } });
  });
});
