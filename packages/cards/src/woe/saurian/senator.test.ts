import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const senator = { id: 'mother', token: 'senator' };

describe('senator', () => {
  it('has keys cost 1 more during the next turn of the opponent', () => {
    const t = table({ me: { house: 'saurian', line: [senator] }, foe: { houses: ['brobnar'], aember: 6 } });
    t.me.action('senator').end();
    t.expect({ me: { line: [senator] }, foe: { aember: 6, keys: 0 } });
  });

  it('adds 1 for each of them, in that turn alone, for both players', () => {
    const t = table({
      me: { house: 'saurian', line: [senator, senator], aember: 7 },
      foe: { houses: ['brobnar'], hand: ['key-charge'], aember: 8 },
    });
    t.me.action('senator#1').action('senator#2').end();
    t.expect({ me: { line: [senator, senator], aember: 7 }, foe: { aember: 0, keys: 1, hand: ['key-charge'] } });
    t.foe.end();
    t.expect({
      me: { line: [senator, senator], aember: 1, keys: 1 },
      foe: { aember: 0, keys: 1, hand: ['key-charge'] },
    });
  });
});
