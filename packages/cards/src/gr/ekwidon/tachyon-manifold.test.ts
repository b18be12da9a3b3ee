import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const copies = (n: number, card: string): readonly string[] => Array.from({ length: n }, () => card);

describe('tachyon-manifold', () => {
  it('gives you another turn, has your opponent draw 10, and is purged', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        houses: ['ekwidon', 'dis', 'logos'],
        artifacts: ['tachyon-manifold'],
        deck: copies(9, 'punch'),
      },
      foe: { hand: ['anger'], deck: copies(12, 'punch') },
    });
    t.me.action('tachyon-manifold');
    t.expect({
      me: { artifacts: [], purged: ['tachyon-manifold'] },
      foe: { hand: ['anger', ...copies(10, 'punch')], deck: copies(2, 'punch') },
    });
    t.me.end();
    expect([t.state.turn, t.state.active]).toEqual([4, 0]);
    t.me.house('dis').end();
    expect([t.state.turn, t.state.active]).toEqual([5, 1]);
  });
});
