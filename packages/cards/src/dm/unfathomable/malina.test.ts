import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('malina', () => {
  const rested = { id: 'malina', exhausted: true } as const;

  it('while it is exhausted, the opponent cannot play a creature with more power than the most powerful one in play', () => {
    const t = table({
      active: 1,
      me: { line: ['bumpsy', rested] },
      foe: { house: 'brobnar', hand: ['troll', 'krump', 'bumpsy'], line: ['mother'] },
    });
    t.foe.cannot('play', 'troll', 'forbidden').cannot('play', 'krump', 'forbidden').play('bumpsy');
    t.expect({ me: { line: ['bumpsy', rested] }, foe: { line: ['mother', { id: 'bumpsy', exhausted: true }] } });
  });

  it('the power of each creature as it is now counts, on both sides', () => {
    const t = table({
      active: 1,
      me: { line: [rested] },
      foe: { house: 'brobnar', hand: ['troll', 'krump'], line: [{ id: 'mother', power: 1 }] },
    });
    t.foe.cannot('play', 'troll', 'forbidden').play('krump');
    t.expect({
      me: { line: [rested] },
      foe: {
        line: [
          { id: 'mother', power: 1 },
          { id: 'krump', exhausted: true },
        ],
      },
    });
  });

  it('its own player can, as can the opponent while it is ready', () => {
    const t = table({ me: { house: 'brobnar', hand: ['troll'], line: [rested] }, foe: {} });
    t.me.play('troll');
    t.expect({ me: { line: [rested, { id: 'troll', exhausted: true }] } });
    const ready = table({ active: 1, me: { line: ['malina'] }, foe: { house: 'brobnar', hand: ['troll'] } });
    ready.foe.play('troll');
    ready.expect({ me: { line: ['malina'] }, foe: { line: [{ id: 'troll', exhausted: true }] } });
  });

  it('does not keep others than creatures from being played', () => {
    const t = table({ active: 1, me: { line: [rested] }, foe: { house: 'brobnar', hand: ['cannon'] } });
    t.foe.play('cannon');
    t.expect({ me: { line: [rested] }, foe: { artifacts: [{ id: 'cannon', exhausted: true }] } });
  });
});
