import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sporegorger-evil-twin', () => {
  const gorger = { id: 'sporegorger-evil-twin', exhausted: true };

  it('moves all +1 power counters in play to itself, those of both players', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['sporegorger-evil-twin'],
        line: [{ id: 'troll', power: 2, counters: { doom: 1 } }, 'krump'],
      },
      foe: { line: [{ id: 'bumpsy', power: 3 }] },
    });
    t.me.play('sporegorger-evil-twin');
    t.expect({
      me: { line: [{ id: 'troll', counters: { doom: 1 } }, 'krump', { ...gorger, power: 5 }] },
      foe: { line: ['bumpsy'] },
    });
  });

  it('lets a creature die that lived by its counters', () => {
    const t = table({
      me: { house: 'untamed', hand: ['sporegorger-evil-twin'] },
      foe: { line: [{ id: 'bumpsy', power: 3, damage: 6 }] },
    });
    t.me.play('sporegorger-evil-twin');
    t.expect({ me: { line: [{ ...gorger, power: 3 }] }, foe: { line: [], discard: ['bumpsy'] } });
  });

  it('gets none where there is none', () => {
    const t = table({
      me: { house: 'untamed', hand: ['sporegorger-evil-twin'], line: ['troll'] },
      foe: { line: ['krump'] },
    });
    t.me.play('sporegorger-evil-twin');
    t.expect({ me: { line: ['troll', gorger] }, foe: { line: ['krump'] } });
  });

  it('may take all of its counters off as it reaps, for as much damage to each other creature', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'sporegorger-evil-twin', power: 3 }, 'troll'] },
      foe: { line: ['raiding-knight', 'silvertooth'] },
    });
    t.me.reap('sporegorger-evil-twin').yes();
    t.expect({
      me: { aember: 1, line: [gorger, { id: 'troll', damage: 3 }] },
      foe: { line: [{ id: 'raiding-knight', damage: 1 }], discard: ['silvertooth'] },
    });
  });

  it('may keep them, and gets no more as it reaps', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'sporegorger-evil-twin', power: 3 }] },
      foe: { line: ['krump'] },
    });
    t.me.reap('sporegorger-evil-twin').no();
    t.expect({ me: { aember: 1, line: [{ ...gorger, power: 3 }] }, foe: { line: ['krump'] } });
  });

  it('deals nothing without counters', () => {
    const t = table({
      me: { house: 'untamed', line: ['sporegorger-evil-twin'] },
      foe: { line: [{ id: 'krump', warded: true }] },
    });
    t.me.reap('sporegorger-evil-twin');
    t.expect({ me: { aember: 1, line: [gorger] }, foe: { line: [{ id: 'krump', warded: true }] } });
  });
});
