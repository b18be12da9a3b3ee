import { table, whyNotRaiseTide } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('trial-by-water', () => {
  it('resets the tide: it is neither high nor low', () => {
    const t = table({ me: { house: 'sanctum', hand: ['trial-by-water'] }, foe: {}, tide: { highFor: 1 } });
    t.me.play('trial-by-water');
    expect(t.state.tide).toBeUndefined();
    t.expect({ me: { aember: 1 } });
  });

  it('ruling trial-by-water/nobody: until the next turn of its player nobody raises the tide, by chains neither; it can be raised before', () => {
    const t = table({
      me: { house: 'sanctum', ...myHouses.dis, hand: ['trial-by-water'], beside: ['the-tide'] },
      foe: foeHouses,
    });
    t.me.raiseTide();
    t.expect({ tide: { highFor: 0 }, me: { chains: 3 } });
    t.me.play('trial-by-water');
    expect(t.state.tide).toBeUndefined();
    expect(whyNotRaiseTide(t.state, 0)?.rule).toBe('forbidden');
    t.me.end();
    t.foe.house('dis');
    expect(whyNotRaiseTide(t.state, 1)?.rule).toBe('forbidden');
    t.foe.end();
    t.me.house('sanctum').raiseTide();
    t.expect({ tide: { highFor: 0 } });
  });

  it('no effect raises it either', () => {
    const t = table({
      me: { house: 'sanctum', ...myHouses.dis, hand: ['trial-by-water', 'marshal-ewer', 'marshal-ewer'] },
      foe: { ...foeHouses, houses: ['brobnar', 'dis', 'sanctum'], hand: ['marshal-ewer'] },
    });
    t.me.play('marshal-ewer').play('trial-by-water').play('marshal-ewer').end();
    expect(t.state.tide).toBeUndefined();
    t.foe.house('sanctum').play('marshal-ewer').end();
    expect(t.state.tide).toBeUndefined();
    t.me.house('sanctum');
    t.expect({ me: { line: ['marshal-ewer', 'marshal-ewer'] }, foe: { line: ['marshal-ewer'] } });
  });
});
