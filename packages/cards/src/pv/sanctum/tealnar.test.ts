import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('tealnar', () => {
  it('lets each friendly creature heal 3 from each of its neighbors after it fights', () => {
    const hurt = { id: 'troll', damage: 5 } as const;
    const t = table({
      me: { house: 'brobnar', line: [hurt, 'valdr', hurt, 'tealnar'] },
      foe: { line: ['dust-pixie'] },
    });
    t.me.fight('valdr', 'dust-pixie');
    t.expect({
      me: {
        line: [
          { id: 'troll', damage: 2 },
          { id: 'valdr', exhausted: true, damage: 1 },
          { id: 'troll', damage: 2 },
          'tealnar',
        ],
      },
      foe: { line: [] },
    });
  });

  it('Fate: fully heals each creature, and gives the opponent 1 for each that was healed', () => {
    const t = fated(
      'tealnar',
      { line: [{ id: 'valdr', damage: 3 }, 'troll'] },
      { line: [{ id: 'valdr', damage: 3 }, 'bumpsy'] },
    );
    t.expect({ me: { aember: 2, line: ['valdr', 'bumpsy'] }, foe: { aember: 0, line: ['valdr', 'troll'] } });
  });
});
