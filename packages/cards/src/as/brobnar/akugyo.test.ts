import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('akugyo', () => {
  it('captures each æmber that the opponent would gain by reaping, by an icon or by an ability', () => {
    const t = table({
      active: 1,
      me: { line: ['akugyo'] },
      foe: { house: 'brobnar', aember: 2, line: ['headhunter', 'valdr'], hand: ['punch'] },
    });
    t.foe.reap('valdr');
    t.expect({
      me: { line: [{ id: 'akugyo', aember: 1 }] },
      foe: { aember: 2, line: ['headhunter', { id: 'valdr', ...used }] },
    });
    t.foe.fight('headhunter', 'akugyo');
    t.expect({
      me: { line: [{ id: 'akugyo', aember: 1, damage: 5 }] },
      foe: { aember: 2, line: [{ id: 'valdr', ...used }] },
    });
    t.foe.play('punch').choose('valdr');
    t.expect({
      me: { line: [{ id: 'akugyo', aember: 2, damage: 5 }] },
      foe: { aember: 2, line: [{ id: 'valdr', damage: 3, ...used }] },
    });
  });

  it('ruling akugyo/captures: Kretchee adds to what it takes, and not to what is put on an Ether Spider', () => {
    const t = table({
      active: 1,
      me: { line: ['akugyo', 'kretchee'] },
      foe: { house: 'brobnar', line: ['valdr'] },
    });
    t.foe.reap('valdr');
    t.expect({
      me: { line: [{ id: 'akugyo', aember: 2 }, 'kretchee'] },
      foe: { aember: 0, line: [{ id: 'valdr', ...used }] },
    });
    const u = table({
      active: 1,
      me: { line: ['ether-spider', 'kretchee'] },
      foe: { house: 'brobnar', line: ['valdr'] },
    });
    u.foe.reap('valdr');
    u.expect({
      me: { line: [{ id: 'ether-spider', aember: 1 }, 'kretchee'] },
      foe: { aember: 0, line: [{ id: 'valdr', ...used }] },
    });
  });

  it('captures what the opponent steals, and what comes back from a creature that leaves', () => {
    const t = table({
      active: 1,
      me: { aember: 2, line: ['akugyo', { id: 'bumpsy', aember: 3, damage: 4 }] },
      foe: { house: 'shadows', hand: ['urchin', 'ghostly-hand'] },
    });
    t.foe.play('urchin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'akugyo', aember: 1 },
          { id: 'bumpsy', aember: 3, damage: 4 },
        ],
      },
      foe: { aember: 0, line: [{ id: 'urchin', ...used }] },
    });
    const u = table({
      active: 1,
      me: { line: ['akugyo', { id: 'bumpsy', aember: 3 }] },
      foe: { house: 'brobnar', line: ['troll'] },
    });
    u.foe.fight('troll', 'bumpsy');
    u.expect({
      me: { line: [{ id: 'akugyo', aember: 3 }] },
      foe: { aember: 0, line: [{ id: 'troll', damage: 5, ...used }] },
    });
  });

  it('leaves alone what its own player gains, and what the opponent has', () => {
    const t = table({ me: { house: 'brobnar', line: ['akugyo', 'valdr'] }, foe: { aember: 4 } });
    t.me.reap('valdr');
    t.expect({ me: { aember: 1, line: ['akugyo', { id: 'valdr', ...used }] }, foe: { aember: 4 } });
  });

  it('moves 2 to the pool after a fight, or what there is', () => {
    const t = table({ me: { house: 'brobnar', line: [{ id: 'akugyo', aember: 3 }] }, foe: { line: ['mother'] } });
    t.me.fight('akugyo', 'mother');
    t.expect({ me: { aember: 2, line: [{ id: 'akugyo', aember: 1, damage: 5, ...used }] }, foe: { line: [] } });
    const u = table({ me: { house: 'brobnar', line: [{ id: 'akugyo', aember: 1 }] }, foe: { line: ['mother'] } });
    u.me.fight('akugyo', 'mother');
    u.expect({ me: { aember: 1, line: [{ id: 'akugyo', damage: 5, ...used }] }, foe: { line: [] } });
  });

  it('gives its æmber to the opponent when it leaves itself, with what it captured just before', () => {
    const t = table({
      active: 1,
      me: { line: [{ id: 'akugyo', aember: 3, damage: 11 }] },
      foe: { house: 'brobnar', hand: ['punch'] },
    });
    t.foe.play('punch');
    t.expect({ me: { line: [] }, foe: { aember: 4 } });
  });
});
