import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('eldest-batchminder', () => {
  it('gives each other Mars creature, of either side, two +1 power counters at the end of its player’s turn', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['eldest-batchminder', 'zorg', 'troll'] },
      foe: { ...foeHouses, line: ['tunk', 'krump'] },
    });
    t.me.end();
    const after = {
      me: { line: ['eldest-batchminder', { id: 'zorg', power: 2 }, 'troll'] },
      foe: { line: [{ id: 'tunk', power: 2 }, 'krump'] },
    };
    t.expect(after);
    t.foe.house('dis').end();
    t.expect(after);
  });

  it('gives the other of two its counters, too', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['eldest-batchminder', 'eldest-batchminder'] },
      foe: foeHouses,
    });
    t.me.end().order('eldest-batchminder#1');
    t.expect({
      me: {
        line: [
          { id: 'eldest-batchminder', power: 2 },
          { id: 'eldest-batchminder', power: 2 },
        ],
      },
    });
  });
});
