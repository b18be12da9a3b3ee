import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('infighting', () => {
  it('lets each creature of both battlelines deal its power to its right neighbor', () => {
    const t = table({
      me: { house: 'untamed', hand: ['infighting'], line: ['mighty-tiger', 'troll', 'krump'] },
      foe: { line: ['bumpsy', 'zorg'] },
    });
    t.me.play('infighting');
    t.expect({
      me: { line: ['mighty-tiger', { id: 'troll', damage: 4 }], discard: ['infighting', 'krump'] },
      foe: { line: ['bumpsy', { id: 'zorg', damage: 5 }] },
    });
  });

  it('ruling infighting/at-once: who dies of it deals its own damage in the same moment', () => {
    const t = table({
      me: { house: 'untamed', hand: ['infighting'] },
      foe: { line: ['troll', { id: 'silvertooth', power: 1 }, 'batdrone', 'mother'] },
    });
    t.me.play('infighting');
    t.expect({ foe: { line: ['troll', { id: 'mother', damage: 2 }], discard: ['batdrone', 'silvertooth'] } });
  });

  it('leaves the creature on the left flank alone, so one that is alone too', () => {
    const t = table({
      me: { house: 'untamed', hand: ['infighting'], line: ['dust-pixie'] },
      foe: { line: [{ id: 'urchin', warded: true }] },
    });
    t.me.play('infighting');
    t.expect({ me: { line: ['dust-pixie'] }, foe: { line: [{ id: 'urchin', warded: true }] } });
  });

  it('is stopped by armor and ward, of each neighbor by itself', () => {
    const t = table({
      me: { house: 'untamed', hand: ['infighting'] },
      foe: { line: ['mighty-tiger', 'raiding-knight', { id: 'dust-pixie', warded: true }] },
    });
    t.me.play('infighting');
    t.expect({ foe: { line: ['mighty-tiger', { id: 'raiding-knight', damage: 2 }, 'dust-pixie'] } });
  });

  it('is damage that the neighbor deals, as an Ardent Hero shows', () => {
    const t = table({
      me: { house: 'untamed', hand: ['infighting'] },
      foe: { line: ['bumpsy', 'ardent-hero', 'tocsin', 'ardent-hero'] },
    });
    t.me.play('infighting');
    t.expect({ foe: { line: ['bumpsy', 'ardent-hero', { id: 'ardent-hero', damage: 3 }], discard: ['tocsin'] } });
  });
});
