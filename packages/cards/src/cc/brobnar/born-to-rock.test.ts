import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { powersIn } from '../../testing/seen.ts';

describe('born-to-rock', () => {
  it('gives each friendly Brobnar creature +1 power for each Brobnar neighbor', () => {
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: ['born-to-rock'],
        line: ['rowdy-skald', 'bumpsy', 'rowdy-skald', 'infomorph', 'bumpsy'],
      },
      foe: { line: ['bumpsy', 'rowdy-skald'] },
    });
    expect(powersIn(t)).toEqual([
      [5, 7, 5, 4, 5],
      [5, 4],
    ]);
  });
});
