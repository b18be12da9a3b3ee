import { describe, expect, it } from 'vitest';
import { woundsShown } from './AdversaryArt.tsx';

describe('the wounds of the Keyraken', () => {
  it.each([
    [0, 30, 0],
    [1, 30, 1],
    [4, 30, 1],
    [5, 30, 2],
    [29, 30, 6],
    [30, 30, 6],
    [99, 30, 6],
    [45, 90, 4],
    [3, 0, 0],
  ])('%i damage of %i power: %i are open', (damage, power, open) => {
    expect(woundsShown(damage, power)).toBe(open);
  });
});
