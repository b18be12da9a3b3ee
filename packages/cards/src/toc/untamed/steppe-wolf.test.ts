import type { PlacedCard } from '@vaultsong/engine';
import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const wolf = (id: string) => ({ id, token: 'steppe-wolf' });
const powers = (line: readonly (string | PlacedCard)[], theirs: typeof line = []) =>
  see(table({ me: { house: 'untamed', line }, foe: { line: theirs } }).state, 0).players[0]!.line.map(
    ({ power }) => power,
  );

describe('steppe-wolf', () => {
  it('gets 1 power for each other friendly Wolf creature', () => {
    expect(powers([wolf('krump')])).toEqual([1]);
    expect(powers([wolf('krump'), wolf('mother'), 'troll', wolf('anger')])).toEqual([3, 3, 8, 3]);
  });

  it('gets none for Wolves of the opponent, nor for one that lies beneath', () => {
    expect(powers([wolf('krump'), { id: 'mother', token: 'facet' }], [wolf('mother')])).toEqual([1, 1]);
  });
});
