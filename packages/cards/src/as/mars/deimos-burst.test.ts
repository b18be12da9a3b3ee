import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('deimos-burst', () => {
  it('destroys the own artifacts and flank creatures, and gives 1 for each', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['deimos-burst'],
        line: ['troll', 'mother', 'zorg'],
        artifacts: ['lifeward', 'library-of-babble'],
      },
      foe: { line: ['krump', 'tunk'], artifacts: ['feeding-pit'] },
    });
    t.me.play('deimos-burst');
    t.expect({
      me: { aember: 4, line: ['mother'], artifacts: [] },
      foe: { line: ['krump', 'tunk'], artifacts: ['feeding-pit'] },
    });
  });

  it('counts a creature that is alone once', () => {
    const t = table({ me: { house: 'mars', hand: ['deimos-burst'], line: ['troll'] } });
    t.me.play('deimos-burst');
    t.expect({ me: { aember: 1, line: [], discard: ['deimos-burst', 'troll'] } });
  });

  it('gives nothing for one that a ward saves, or where there is nothing', () => {
    const t = table({ me: { house: 'mars', hand: ['deimos-burst'], line: [{ id: 'troll', warded: true }, 'zorg'] } });
    t.me.play('deimos-burst');
    t.expect({ me: { aember: 1, line: ['troll'] } });
    const none = table({ me: { house: 'mars', hand: ['deimos-burst'] } });
    none.me.play('deimos-burst');
    none.expect({ me: { aember: 0, discard: ['deimos-burst'] } });
  });
});
