import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('daemo-saurus', () => {
  it('may be exalted to deal 3 damage to a creature', () => {
    const t = table({ me: { house: 'saurian', hand: ['daemo-saurus'] }, foe: { line: ['tocsin', 'krump'] } });
    t.me.play('daemo-saurus').yes().choose('krump');
    t.expect({
      me: { line: [{ id: 'daemo-saurus', aember: 1, exhausted: true }] },
      foe: { line: ['tocsin', { id: 'krump', damage: 3 }] },
    });
  });

  it('deals none where it is not exalted', () => {
    const t = table({ me: { house: 'saurian', hand: ['daemo-saurus'] }, foe: { line: ['tocsin', 'krump'] } });
    t.me.play('daemo-saurus').no();
    t.expect({ me: { line: [{ id: 'daemo-saurus', exhausted: true }] }, foe: { line: ['tocsin', 'krump'] } });
  });

  it('damages itself where no other creature is in play', () => {
    const t = table({ me: { house: 'saurian', hand: ['daemo-saurus'] }, foe: {} });
    t.me.play('daemo-saurus').yes();
    t.expect({ me: { line: [{ id: 'daemo-saurus', aember: 1, damage: 3, exhausted: true }] } });
  });

  it('steals 1 when it is destroyed, and the æmber on it goes to the opponent', () => {
    const t = table({
      me: { house: 'saurian', aember: 0, line: [{ id: 'daemo-saurus', aember: 1 }] },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.fight('daemo-saurus', 'troll');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] } });
  });

  it('steals for its controller in the opponent’s turn, and not where a ward saves it', () => {
    const dies = table({
      active: 1,
      me: { line: ['daemo-saurus'] },
      foe: { house: 'brobnar', aember: 2, line: ['troll'] },
    });
    dies.foe.fight('troll', 'daemo-saurus');
    dies.expect({
      me: { aember: 1, line: [] },
      foe: { aember: 1, line: [{ id: 'troll', damage: 4, exhausted: true }] },
    });
    const warded = table({
      active: 1,
      me: { line: [{ id: 'daemo-saurus', warded: true }] },
      foe: { house: 'brobnar', aember: 2, line: ['troll'] },
    });
    warded.foe.fight('troll', 'daemo-saurus');
    warded.expect({
      me: { aember: 0, line: ['daemo-saurus'] },
      foe: { aember: 2, line: [{ id: 'troll', damage: 4, exhausted: true }] },
    });
  });
});
