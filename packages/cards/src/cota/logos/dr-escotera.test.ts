import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dr-escotera', () => {
  it.each([0, 1, 2])('gains as much as the opponent has keys: %i', (keys) => {
    const t = table({ me: { house: 'logos', hand: ['dr-escotera'], keys: 1 }, foe: { keys } });
    t.me.play('dr-escotera');
    t.expect({ me: { aember: keys, keys: 1, line: [{ id: 'dr-escotera', exhausted: true }] }, foe: { keys } });
  });
});
