import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('crepuscular-rays', () => {
  it('moves all æmber of a friendly creature to your pool, and destroys it', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['crepuscular-rays'], line: [{ id: 'troll', aember: 3 }, 'krump'] },
      foe: { line: [{ id: 'gub', aember: 1 }] },
    });
    t.me.play('crepuscular-rays').choose('troll');
    t.expect({
      me: { aember: 4, line: ['krump'], discard: ['crepuscular-rays', 'troll'] },
      foe: { aember: 0, line: [{ id: 'gub', aember: 1 }] },
    });
  });

  it('destroys one without æmber, and nothing without a friendly creature', () => {
    const bare = table({
      me: { house: 'geistoid', hand: ['crepuscular-rays'], line: ['krump'] },
      foe: { line: ['gub'] },
    });
    bare.me.play('crepuscular-rays');
    bare.expect({ me: { aember: 1, line: [] }, foe: { line: ['gub'] } });
    const none = table({ me: { house: 'geistoid', hand: ['crepuscular-rays'] }, foe: { line: ['gub'] } });
    none.me.play('crepuscular-rays');
    none.expect({ me: { aember: 1 }, foe: { line: ['gub'] } });
  });
});
