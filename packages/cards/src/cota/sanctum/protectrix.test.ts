import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('protectrix', () => {
  it('fully heals a creature, which then cannot be dealt damage this turn', () => {
    const t = table({
      me: { house: 'sanctum', line: ['protectrix', { id: 'raiding-knight', damage: 3 }] },
      foe: { line: ['valdr'] },
    });
    t.me.reap('protectrix').yes().choose('raiding-knight').fight('raiding-knight', 'valdr');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'protectrix', exhausted: true },
          { id: 'raiding-knight', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'valdr', damage: 4 }] },
    });
  });

  it('may be declined', () => {
    const t = table({
      me: { house: 'sanctum', line: ['protectrix', { id: 'raiding-knight', damage: 3 }] },
      foe: { line: ['valdr'] },
    });
    t.me.reap('protectrix').no();
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'protectrix', exhausted: true },
          { id: 'raiding-knight', damage: 3 },
        ],
      },
      foe: { line: ['valdr'] },
    });
  });

  it('protects nothing that was not damaged: then it was not healed', () => {
    const t = table({
      me: { house: 'sanctum', line: ['protectrix', 'raiding-knight'] },
      foe: { line: ['valdr'] },
    });
    t.me.reap('protectrix').fight('raiding-knight', 'valdr');
    t.expect({
      me: { aember: 1, line: [{ id: 'protectrix', exhausted: true }] },
      foe: { line: [{ id: 'valdr', damage: 4 }] },
    });
  });

  it('may heal itself, or an enemy creature', () => {
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'protectrix', damage: 4 }, 'protectrix', 'champion-tabris'] },
      foe: { aember: 1, line: [{ id: 'tocsin', damage: 1 }] },
    });
    t.me.reap('protectrix').yes().choose('protectrix').reap('protectrix#2').yes().choose('tocsin');
    t.me.fight('champion-tabris', 'tocsin');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'protectrix', exhausted: true },
          { id: 'protectrix', exhausted: true },
          { id: 'champion-tabris', damage: 1, aember: 1, exhausted: true },
        ],
      },
      foe: { aember: 0, line: ['tocsin'] },
    });
  });

  it('protects that one creature only, and not from destruction', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: ['protectrix', { id: 'mother', damage: 1 }],
        hand: ['the-spirit-s-way'],
      },
      foe: { line: ['batdrone'] },
    });
    t.me.reap('protectrix').yes().choose('mother').play('the-spirit-s-way');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: ['batdrone'] } });
  });

  it('stops protecting at the end of the turn', () => {
    const t = table({
      me: {
        house: 'sanctum',
        houses: ['sanctum', 'logos', 'untamed'],
        line: ['protectrix', { id: 'mother', damage: 1 }],
      },
      foe: { ...foeHouses, hand: ['punch'] },
    });
    t.me.reap('protectrix').yes().choose('mother').end();
    t.foe.house('brobnar').play('punch').choose('mother');
    t.expect({ me: { line: ['protectrix', { id: 'mother', damage: 3 }] } });
  });

  it('protects no later life of the creature', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: ['protectrix', { id: 'lady-maxena', damage: 1 }, 'mother'],
        hand: ['mighty-lance'],
      },
      foe: {},
    });
    t.me.reap('protectrix').yes().choose('lady-maxena').action('lady-maxena').play('lady-maxena').choose('protectrix');
    t.me.play('mighty-lance').choose('lady-maxena');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'protectrix', exhausted: true, stunned: true },
          { id: 'mother', damage: 3 },
          { id: 'lady-maxena', damage: 1, exhausted: true },
        ],
      },
    });
  });
});
