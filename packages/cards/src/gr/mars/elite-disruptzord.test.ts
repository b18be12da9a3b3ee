import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('elite-disruptzord', () => {
  it('no player can play a creature with more power than it', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['elite-disruptzord'], hand: ['zorg', 'blypyp'] },
      foe: { ...foeHouses, hand: ['troll', 'krump'] },
    });
    t.me.cannot('play', 'zorg', 'forbidden').play('blypyp').end();
    t.foe.house('brobnar').cannot('play', 'troll', 'forbidden').play('krump');
    t.expect({
      me: { line: ['elite-disruptzord', 'blypyp'] },
      foe: { line: [{ id: 'krump', exhausted: true }] },
    });
  });

  it('its power as it is now counts', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['troll'], line: [{ id: 'elite-disruptzord', power: 2 }] },
    });
    t.me.play('troll');
    t.expect({
      me: {
        line: [
          { id: 'elite-disruptzord', power: 2 },
          { id: 'troll', exhausted: true },
        ],
      },
    });
  });
});
