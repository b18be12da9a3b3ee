import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('poison-wave', () => {
  it('deals 2 to each creature, friendly and enemy, at the same time', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['silvertooth', 'dodger'] },
      foe: { line: ['niffle-ape', 'raiding-knight', { id: 'mother', damage: 3 }] },
    });
    t.me.play('poison-wave');
    t.expect({
      me: { aember: 1, line: [{ id: 'dodger', damage: 2 }], discard: ['poison-wave', 'silvertooth'] },
      foe: { line: [{ id: 'niffle-ape', damage: 2 }, 'raiding-knight'], discard: ['mother'] },
    });
  });

  it('gives only its bonus without creatures', () => {
    const t = table({ me: { house: 'shadows', hand: ['poison-wave'] }, foe: {} });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 1, discard: ['poison-wave'] } });
  });

  it('hits elusive creatures, and takes wards', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: { line: ['urchin', { id: 'silvertooth', warded: true }] },
    });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 1 }, foe: { line: ['silvertooth'], discard: ['urchin'] } });
  });
});
