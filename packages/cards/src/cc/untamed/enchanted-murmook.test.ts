import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('enchanted-murmook', () => {
  it('makes enemy keys dearer by 1 for each Untamed neighbor', () => {
    const costs = (...line: readonly string[]) =>
      see(table({ me: { house: 'untamed', line } }).state, 'table').players.map(({ keyCost }) => keyCost);
    expect(costs('enchanted-murmook')).toEqual([6, 6]);
    expect(costs('dust-pixie', 'enchanted-murmook', 'snufflegator', 'dust-pixie')).toEqual([6, 8]);
    expect(costs('infomorph', 'enchanted-murmook', 'snufflegator')).toEqual([6, 7]);
  });
});
