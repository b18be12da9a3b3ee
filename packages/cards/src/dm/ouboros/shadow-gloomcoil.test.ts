import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shadow-gloomcoil', () => {
  it('comes under the control of the opponent, and deals 1 to each of their creatures when they use one', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['shadow-gloomcoil'], line: ['krump'] },
      foe: { line: ['valdr', 'mother'] },
    });
    t.me.play('shadow-gloomcoil').end();
    t.foe.house('brobnar').reap('valdr');
    t.expect({
      me: { line: ['krump'] },
      foe: {
        aember: 1,
        line: [
          { id: 'valdr', damage: 1, exhausted: true },
          { id: 'mother', damage: 1 },
          { id: 'shadow-gloomcoil', damage: 1, owner: 0, exhausted: true },
        ],
      },
    });
  });

  it('deals none for an enemy creature', () => {
    const t = table({ me: { house: 'brobnar', line: ['krump'] }, foe: { line: ['valdr', 'shadow-gloomcoil'] } });
    t.me.reap('krump');
    t.expect({
      me: { aember: 1, line: [{ id: 'krump', exhausted: true }] },
      foe: { line: ['valdr', 'shadow-gloomcoil'] },
    });
  });

  it('may be used in any house, and damages itself', () => {
    const t = table({ me: { house: 'brobnar', line: ['krump', 'shadow-gloomcoil'] }, foe: {} });
    t.me.reap('shadow-gloomcoil');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'krump', damage: 1 },
          { id: 'shadow-gloomcoil', damage: 1, exhausted: true },
        ],
      },
    });
  });
});
