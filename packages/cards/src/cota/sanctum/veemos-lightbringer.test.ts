import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('veemos-lightbringer', () => {
  it('destroys each elusive creature of both players', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['veemos-lightbringer'], line: ['noddy-the-thief', 'mother'] },
      foe: { line: ['urchin', 'tocsin', 'nexus'] },
    });
    t.me.play('veemos-lightbringer');
    t.expect({
      me: { line: ['mother', { id: 'veemos-lightbringer', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
  });

  it('does nothing without one', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['veemos-lightbringer'] },
      foe: { line: ['batdrone', 'tocsin'] },
    });
    t.me.play('veemos-lightbringer');
    t.expect({
      me: { aember: 0, line: [{ id: 'veemos-lightbringer', exhausted: true }] },
      foe: { line: ['batdrone', 'tocsin'] },
    });
  });

  it('destroys also a creature that is elusive by an upgrade', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['veemos-lightbringer'] },
      foe: { line: [{ id: 'valdr', upgrades: ['ring-of-invisibility'] }, 'tocsin'] },
    });
    t.me.play('veemos-lightbringer');
    t.expect({
      me: { line: [{ id: 'veemos-lightbringer', exhausted: true }] },
      foe: { line: ['tocsin'], discard: ['valdr', 'ring-of-invisibility'] },
    });
  });

  it('destroys an elusive creature that was attacked already this turn', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['veemos-lightbringer'], line: ['raiding-knight'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('raiding-knight', 'urchin').play('veemos-lightbringer');
    t.expect({
      me: {
        line: [
          { id: 'raiding-knight', exhausted: true },
          { id: 'veemos-lightbringer', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('sets off their Destroyed: abilities and leaves those that are saved', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['veemos-lightbringer'] },
      foe: {
        line: [
          { id: 'urchin', aember: 2, upgrades: ['armageddon-cloak'] },
          { id: 'nexus', aember: 1 },
        ],
      },
    });
    t.me.play('veemos-lightbringer');
    t.expect({
      me: { aember: 1, line: [{ id: 'veemos-lightbringer', exhausted: true }] },
      foe: { line: [{ id: 'urchin', aember: 2 }] },
    });
  });
});
