import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dark-wave', () => {
  it('deals 2 to each creature that is no Mutant, on both sides', () => {
    const t = table({
      me: { house: 'shadows', hand: ['dark-wave'], line: ['splinter', 'dodger', 'urchin'] },
      foe: { line: ['research-smoko', 'troll'] },
    });
    t.me.play('dark-wave');
    t.expect({
      me: { aember: 1, line: ['splinter', { id: 'dodger', damage: 2 }], discard: ['dark-wave', 'urchin'] },
      foe: { line: ['research-smoko', { id: 'troll', damage: 2 }] },
    });
  });

  it('is stopped by ward and by armor', () => {
    const t = table({
      me: { house: 'shadows', hand: ['dark-wave'] },
      foe: { line: [{ id: 'troll', warded: true }, 'champion-anaphiel'] },
    });
    t.me.play('dark-wave');
    t.expect({ me: {}, foe: { line: ['troll', { id: 'champion-anaphiel', damage: 1 }] } });
  });

  it('hurts nobody where all are Mutants', () => {
    const t = table({
      me: { house: 'shadows', hand: ['dark-wave'], line: ['splinter'] },
      foe: { line: ['dysania'] },
    });
    t.me.play('dark-wave');
    t.expect({ me: { aember: 1, line: ['splinter'] }, foe: { line: ['dysania'] } });
  });
});
