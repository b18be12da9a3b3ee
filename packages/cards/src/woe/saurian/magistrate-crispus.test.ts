import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('magistrate-crispus', () => {
  it('at the end of your turn each player takes control of the creatures and artifacts that they own', () => {
    const t = table({
      me: {
        house: 'saurian',
        houses: ['saurian'],
        line: ['magistrate-crispus', { id: 'troll', owner: 1 }],
        artifacts: [{ id: 'might-club', owner: 1 }],
      },
      foe: { houses: ['brobnar'], line: ['krump', { id: 'bumpsy', owner: 0 }] },
    });
    t.me.end();
    t.me.flank('left').flank('right');
    t.expect({ me: { line: ['bumpsy', 'magistrate-crispus'] }, foe: { line: ['krump', 'troll'] } });
  });

  it('not at the end of the other turn, and nothing where all have their own', () => {
    const t = table({
      me: { house: 'saurian', houses: ['saurian'], line: ['magistrate-crispus'] },
      foe: { houses: ['brobnar'], line: ['krump'] },
    });
    t.me.end();
    t.foe.end();
    t.expect({ me: { line: ['magistrate-crispus'] }, foe: { line: ['krump'] } });
  });
});
