import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const reaper = { id: 'zorg', exhausted: true } as const;

describe('r-evolution', () => {
  it('this creature and each of its name deal 2 to an enemy creature after they reap', () => {
    const t = table({
      me: { house: 'mars', hand: ['r-evolution'], line: ['zorg', 'zorg', 'blypyp'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me
      .play('r-evolution')
      .choose('zorg#1')
      .reap('zorg#2')
      .choose('troll')
      .reap('zorg#1')
      .choose('mother')
      .reap('blypyp');
    t.expect({
      me: { aember: 4, line: [{ ...reaper, upgrades: ['r-evolution'] }, reaper, { id: 'blypyp', exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', damage: 2 },
          { id: 'mother', damage: 2 },
        ],
      },
    });
  });

  it('enemy creatures of that name deal it, too, to the enemies of their own controller', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: [{ id: 'krump', upgrades: ['r-evolution'] }] },
      foe: { ...foeHouses, line: ['krump'] },
    });
    t.me.end();
    t.foe.house('brobnar').reap('krump');
    t.expect({
      me: { line: [{ id: 'krump', damage: 2, upgrades: ['r-evolution'] }] },
      foe: { aember: 1, line: [{ id: 'krump', exhausted: true }] },
    });
  });

  it('gone with its creature, the others have it no more', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'krump', damage: 5, upgrades: ['r-evolution'] }, 'krump'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('krump#1', 'troll').reap('krump');
    t.expect({
      me: { aember: 1, line: [{ id: 'krump', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 6 }] },
    });
  });
});
