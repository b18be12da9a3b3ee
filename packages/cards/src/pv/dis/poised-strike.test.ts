import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('poised-strike', () => {
  it('destroys its creature after a player readies it', () => {
    const t = table({ me: { house: 'brobnar', line: [{ id: 'valdr', upgrades: ['poised-strike'] }, 'troll'] } });
    t.me.reap('valdr').end();
    t.expect({ active: 'foe', me: { line: ['troll'] } });
  });

  it('ruling poised-strike/this-turn: Fate: the active player skips the “ready cards” step of this turn', () => {
    const t = fated('poised-strike', { line: ['valdr'] }, { line: [{ id: 'troll', exhausted: true }] });
    t.foe.reap('valdr').end();
    t.expect({
      active: 'me',
      me: { line: [{ id: 'troll', exhausted: true }] },
      foe: { line: [{ id: 'valdr', exhausted: true }] },
    });
  });
});
