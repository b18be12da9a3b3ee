import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('binding-irons', () => {
  it('gives the opponent 3 chains', () => {
    const t = table({ me: { house: 'dis', hand: ['binding-irons'], chains: 1 }, foe: { chains: 2 } });
    t.me.play('binding-irons');
    t.expect({ me: { aember: 0, chains: 1, discard: ['binding-irons'] }, foe: { chains: 5 } });
  });
});
