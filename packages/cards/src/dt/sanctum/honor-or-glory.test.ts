import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('honor-or-glory', () => {
  it('deals 3 damage to each flank creature of both sides', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['honor-or-glory'], line: ['krump', 'mother', 'silvertooth'] },
      foe: { line: ['troll'] },
    });
    t.me.play('honor-or-glory').choose('Deal 3 damage to each flank creature');
    t.expect({
      me: { line: [{ id: 'krump', damage: 3 }, 'mother'], discard: ['honor-or-glory', 'silvertooth'] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('or to each creature that is on none', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['honor-or-glory'], line: ['krump', 'mother', 'silvertooth'] },
      foe: { line: ['troll', 'shooler', 'champion-anaphiel', 'valdr'] },
    });
    t.me.play('honor-or-glory').choose('Deal 3 damage to each creature not on a flank');
    t.expect({
      me: { line: ['krump', { id: 'mother', damage: 3 }, 'silvertooth'] },
      foe: { line: ['troll', { id: 'shooler', damage: 3 }, { id: 'champion-anaphiel', damage: 2 }, 'valdr'] },
    });
  });

  it('hits all at once: who is on a flank only after the dead are gone is not hit', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['honor-or-glory'] },
      foe: { line: ['silvertooth', 'umbra', 'tocsin'] },
    });
    t.me.play('honor-or-glory').choose('Deal 3 damage to each flank creature');
    t.expect({ foe: { line: ['umbra'] } });
  });

  it('without creatures off the flanks the second choice does nothing', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['honor-or-glory'], line: ['krump'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.play('honor-or-glory').choose('Deal 3 damage to each creature not on a flank');
    t.expect({ me: { line: ['krump'] }, foe: { line: ['troll', 'mother'] } });
  });
});
