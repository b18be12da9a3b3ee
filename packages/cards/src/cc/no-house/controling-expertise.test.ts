import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('controling-expertise', () => {
  it('makes yellow keys dearer for both players', () => {
    const houses = ['dis', 'logos', 'mars'] as const;
    const two = { houses, keys: ['red', 'blue'], aember: 6 } as const;
    const t = table({ step: 'forge', me: { ...two, beside: ['controling-expertise'] }, foe: two });
    t.me.house('dis').end();
    t.foe.house('dis');
    t.expect({ me: { keys: ['red', 'blue'], aember: 6 }, foe: { keys: ['red', 'blue'], aember: 6 } });
    const u = table({ step: 'forge', me: { houses, aember: 6, beside: ['controling-expertise'] }, foe: { houses } });
    expect([...u.options()].sort()).toEqual(['blue', 'red']);
  });

  it('lets its player play one card of another house each turn while the yellow key is forged', () => {
    const me = { house: 'logos', hand: ['bumpsy', 'troll'], beside: ['controling-expertise'] } as const;
    const t = table({ me: { ...me, keys: ['yellow'] } });
    t.me.play('bumpsy').cannot('play', 'troll', 'wrong-house');
    t.expect({ me: { line: [used('bumpsy')], hand: ['troll'] } });
    const u = table({ me: { ...me, keys: ['red'] }, foe: { keys: ['yellow'] } });
    u.me.cannot('play', 'bumpsy', 'wrong-house');
  });
});
