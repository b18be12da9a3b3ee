import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('legerdemain', () => {
  it('returns a damaged creature to its owner’s hand, and its controller gains 1', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['legerdemain'], line: ['troll'] },
      foe: {
        line: [
          { id: 'mother', damage: 1 },
          { id: 'tocsin', damage: 1 },
        ],
      },
    });
    t.me.play('legerdemain').choose('mother');
    t.expect({
      me: { aember: 1, line: ['troll'] },
      foe: { aember: 1, hand: ['mother'], line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('pays nobody where a ward kept it in play, and finds no undamaged one', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['legerdemain', 'legerdemain'], line: ['troll'] },
      foe: { line: [{ id: 'mother', damage: 1, warded: true }] },
    });
    t.me.play('legerdemain');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { aember: 0, line: [{ id: 'mother', damage: 1 }] } });
  });
});
