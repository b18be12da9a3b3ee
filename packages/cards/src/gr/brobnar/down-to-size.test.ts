import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('down-to-size', () => {
  it('lets an enemy creature count as having 1 power and no armor', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['down-to-size'], line: ['urchin'] },
      foe: { line: [{ id: 'champion-anaphiel', power: 2 }, 'troll'] },
    });
    t.me.play('down-to-size').choose('champion-anaphiel');
    t.me.cannot('fight', 'urchin', 'wrong-house');
    t.expect({
      me: { aember: 1, line: ['urchin'] },
      foe: { line: [{ id: 'champion-anaphiel', power: 2 }, 'troll'] },
    });
  });

  it('destroys one that is damaged, and ends with the turn', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], hand: ['down-to-size', 'down-to-size'] },
      foe: { houses: ['brobnar'], line: [{ id: 'troll', damage: 1 }, 'krump'] },
    });
    t.me.play('down-to-size').choose('troll').play('down-to-size').end();
    t.expect({ me: { aember: 2 }, foe: { line: ['krump'], discard: ['troll'] } });
  });
});
