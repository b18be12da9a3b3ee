import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('opal-knight', () => {
  it('destroys each creature with even power', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['opal-knight'], line: ['mother', 'raiding-knight'] },
      foe: { line: ['troll', 'tocsin', { id: 'tocsin', power: 1 }, { id: 'batdrone', warded: true }] },
    });
    t.me.play('opal-knight');
    t.expect({
      me: { line: ['mother', { id: 'opal-knight', exhausted: true }] },
      foe: { line: ['tocsin', 'batdrone'] },
    });
  });

  it('destroys itself where its power is even', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['opal-knight'], artifacts: ['round-table'] },
      foe: {},
    });
    t.me.play('opal-knight');
    t.expect({ me: { line: [], discard: ['opal-knight'] } });
  });
});
