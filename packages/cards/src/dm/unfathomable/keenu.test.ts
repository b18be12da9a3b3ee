import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('keenu', () => {
  it('exhausts an enemy creature without +1 power counters, and each of its neighbors whatever they have', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['keenu'], line: ['bumpsy'] },
      foe: { line: [{ id: 'troll', power: 1 }, 'krump', 'mother', 'dextre'] },
    });
    t.me.play('keenu');
    expect(t.options()).toEqual(['krump', 'mother', 'dextre']);
    t.me.choose('krump');
    t.expect({
      me: { line: ['bumpsy', { id: 'keenu', exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', power: 1, exhausted: true },
          { id: 'krump', exhausted: true },
          { id: 'mother', exhausted: true },
          'dextre',
        ],
      },
    });
  });

  it('counters of another kind do not matter; where each creature has a +1 power counter, nothing happens', () => {
    const doomed = { id: 'dextre', counters: { doom: 1 } };
    const t = table({
      me: { house: 'unfathomable', hand: ['keenu'] },
      foe: { line: [{ id: 'troll', power: 1 }, { id: 'krump', power: 2 }, doomed] },
    });
    t.me.play('keenu');
    t.expect({
      me: { line: [{ id: 'keenu', exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', power: 1 },
          { id: 'krump', power: 2, exhausted: true },
          { ...doomed, exhausted: true },
        ],
      },
    });
    const none = table({ me: { house: 'unfathomable', hand: ['keenu'] }, foe: { line: [{ id: 'troll', power: 1 }] } });
    none.me.play('keenu');
    none.expect({ me: { line: [{ id: 'keenu', exhausted: true }] }, foe: { line: [{ id: 'troll', power: 1 }] } });
  });
});
