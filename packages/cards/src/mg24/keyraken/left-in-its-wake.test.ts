import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('left-in-its-wake', () => {
  it('exhausts each creature of a house, of either side', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['left-in-its-wake'], line: ['troll', 'mother'] },
      foe: { line: ['krump', { id: 'tunk', houseIcons: ['brobnar'] }, 'zorg'], artifacts: ['cannon'] },
    });
    t.me.play('left-in-its-wake').house('brobnar');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', exhausted: true }, 'mother'] },
      foe: {
        line: [{ id: 'krump', exhausted: true }, { id: 'tunk', exhausted: true }, 'zorg'],
        artifacts: ['cannon'],
      },
    });
  });

  it('may choose the house of the Keyraken, or one that no creature is of', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['left-in-its-wake', 'left-in-its-wake'], line: ['troll'] },
      foe: { line: ['legendary-keyraken'] },
    });
    t.me.play('left-in-its-wake').house('dis');
    t.expect({ me: { line: ['troll'] }, foe: { line: ['legendary-keyraken'] } });
    t.me.play('left-in-its-wake').house('keyraken');
    t.expect({ me: { line: ['troll'] }, foe: { line: [{ id: 'legendary-keyraken', exhausted: true }] } });
  });
});
