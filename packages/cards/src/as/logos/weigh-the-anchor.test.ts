import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('weigh-the-anchor', () => {
  it('stuns an enemy creature for each creature that your opponent controls in excess of you', () => {
    const t = table({
      me: { house: 'logos', hand: ['weigh-the-anchor'], line: ['gub'] },
      foe: { line: ['troll', 'krump', 'tocsin'] },
    });
    t.me.play('weigh-the-anchor').choose('troll').choose('tocsin');
    t.expect({
      me: { aember: 1, line: ['gub'] },
      foe: { line: [{ id: 'troll', stunned: true }, 'krump', { id: 'tocsin', stunned: true }] },
    });
  });

  it('stuns none where they control no more than you', () => {
    const t = table({ me: { house: 'logos', hand: ['weigh-the-anchor'], line: ['gub'] }, foe: { line: ['troll'] } });
    t.me.play('weigh-the-anchor');
    t.expect({ me: { aember: 1, line: ['gub'] }, foe: { line: ['troll'] } });
  });
});
