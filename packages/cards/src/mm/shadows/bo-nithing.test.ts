import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bo-nithing', () => {
  it('steals 1 for each key that the opponent has forged', () => {
    const t = table({ me: { house: 'shadows', hand: ['bo-nithing'], keys: 1 }, foe: { keys: 2, aember: 5 } });
    t.me.play('bo-nithing');
    t.expect({ me: { aember: 2, line: [{ id: 'bo-nithing', exhausted: true }] }, foe: { aember: 3 } });
  });

  it('does not count your own keys', () => {
    const t = table({ me: { house: 'shadows', hand: ['bo-nithing'], keys: 2 }, foe: { keys: 0, aember: 5 } });
    t.me.play('bo-nithing');
    t.expect({ me: { aember: 0, line: [{ id: 'bo-nithing', exhausted: true }] }, foe: { aember: 5 } });
  });

  it('steals no more than there is', () => {
    const t = table({ me: { house: 'shadows', hand: ['bo-nithing'] }, foe: { keys: 2, aember: 1 } });
    t.me.play('bo-nithing');
    t.expect({ me: { aember: 1, line: [{ id: 'bo-nithing', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('steals nothing from a pool that cannot be stolen from', () => {
    const t = table({
      me: { house: 'shadows', hand: ['bo-nithing'] },
      foe: { keys: 2, aember: 4, line: ['the-vaultkeeper'] },
    });
    t.me.play('bo-nithing');
    t.expect({
      me: { aember: 0, line: [{ id: 'bo-nithing', exhausted: true }] },
      foe: { aember: 4, line: ['the-vaultkeeper'] },
    });
  });
});
