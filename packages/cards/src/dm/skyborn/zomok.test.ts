import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('zomok', () => {
  const used = { id: 'zomok', exhausted: true };

  it('ruling zomok/attacking: ignores while it attacks what protects others; invulnerable protects what attacks it', () => {
    const t = table({
      me: { house: 'skyborn', line: ['zomok'] },
      foe: { line: ['urchin', 'champion-anaphiel', { id: 'seda-the-sleeper', exhausted: true }] },
    });
    t.me.fight('zomok', 'urchin');
    t.expect({
      me: { line: [used] },
      foe: { line: ['champion-anaphiel', { id: 'seda-the-sleeper', exhausted: true }] },
    });
    const invulnerable = table({
      me: { house: 'skyborn', line: ['zomok'] },
      foe: { line: ['champion-anaphiel', { id: 'seda-the-sleeper', exhausted: true }] },
    });
    invulnerable.me.fight('zomok', 'seda-the-sleeper');
    invulnerable.expect({ me: { line: [{ ...used, damage: 4 }] }, foe: { line: ['champion-anaphiel'] } });
    const attacked = table({
      me: { house: 'mars', line: ['krump', 'emperor-memrox', 'valdr'] },
      foe: { line: ['zomok'] },
    });
    attacked.me.fight('emperor-memrox', 'zomok');
    attacked.expect({
      me: { line: ['krump', { id: 'emperor-memrox', exhausted: true }, 'valdr'] },
      foe: { line: [{ id: 'zomok', damage: 3 }] },
    });
  });

  it('deals 2 to a creature for each forged key after a fight', () => {
    const t = table({
      me: { house: 'skyborn', line: ['zomok'], keys: 1 },
      foe: { keys: 1, line: ['urchin', 'mother', 'valdr'] },
    });
    t.me.fight('zomok', 'urchin').choose('valdr');
    t.expect({ me: { line: [used] }, foe: { line: ['mother', { id: 'valdr', damage: 4 }] } });
  });
});
