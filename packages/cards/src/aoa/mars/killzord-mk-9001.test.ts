import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('killzord-mk-9001', () => {
  it('gives its creature armor, power and skirmish, for a chain with each fight', () => {
    const t = table({
      me: { house: 'mars', hand: ['killzord-mk-9001'], line: ['blypyp'] },
      foe: { line: ['charette', 'mother'] },
    });
    t.me.play('killzord-mk-9001').choose('blypyp').fight('blypyp', 'charette');
    t.expect({
      me: { chains: 1, line: [{ id: 'blypyp', exhausted: true, upgrades: ['killzord-mk-9001'] }] },
      foe: { line: ['mother'] },
    });
  });

  it('gives the chain to the player who fights', () => {
    const t = table({
      me: { house: 'logos', line: ['mother'] },
      foe: { line: [{ id: 'blypyp', upgrades: ['killzord-mk-9001'] }] },
    });
    t.me.fight('mother', 'blypyp');
    t.expect({
      me: { chains: 0, line: [{ id: 'mother', damage: 4, exhausted: true }] },
      foe: { chains: 0, line: [{ id: 'blypyp', damage: 3, upgrades: ['killzord-mk-9001'] }] },
    });
  });
});
