import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { powersIn } from '../../testing/seen.ts';

describe('praetorian-kentro', () => {
  it('gives each friendly Saurian creature +1 power, itself too', () => {
    const t = table({
      me: { house: 'saurian', line: ['praetorian-kentro', 'grammaticus-thrax', 'infomorph'] },
      foe: { line: ['grammaticus-thrax'] },
    });
    expect(powersIn(t)).toEqual([[4, 6, 4], [5]]);
  });
});
