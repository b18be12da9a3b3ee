import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('daemo-thief', () => {
  it('steals 1 when it is destroyed, in the turn of the opponent too', () => {
    const t = table({
      active: 1,
      me: { line: ['daemo-thief'] },
      foe: { house: 'shadows', aember: 3, hand: ['poison-wave'] },
    });
    t.foe.play('poison-wave');
    t.expect({ me: { aember: 1, line: [], discard: ['daemo-thief'] }, foe: { aember: 3 } });
  });

  it('steals nothing from an empty pool', () => {
    const t = table({ me: { house: 'shadows', line: ['daemo-thief'], hand: ['poison-wave'] }, foe: { aember: 0 } });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 0 } });
  });

  it('is not destroyed by its first attacker in a turn, and by the second one it is', () => {
    const t = table({
      active: 1,
      me: { line: ['daemo-thief'] },
      foe: { house: 'dis', aember: 2, line: ['tocsin', 'shooler'] },
    });
    t.foe.fight('tocsin', 'daemo-thief');
    t.expect({
      me: { aember: 0, line: ['daemo-thief'] },
      foe: { line: [{ id: 'tocsin', exhausted: true }, 'shooler'] },
    });
    t.foe.fight('shooler', 'daemo-thief');
    t.expect({
      me: { aember: 1, line: [] },
      foe: {
        aember: 1,
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', damage: 2, exhausted: true },
        ],
      },
    });
  });

  it('steals nothing when it leaves play without being destroyed, or when a ward saves it', () => {
    const t = table({
      active: 1,
      me: { line: ['daemo-thief', { id: 'daemo-thief', warded: true }] },
      foe: { house: 'dis', aember: 2, hand: ['fear', 'gateway-to-dis'] },
    });
    t.foe.play('fear').choose('daemo-thief').play('gateway-to-dis');
    t.expect({ me: { aember: 0, hand: ['daemo-thief'], line: ['daemo-thief'] }, foe: { aember: 2 } });
  });

  it('steals for the player who controls it', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['poison-wave'],
        line: [{ id: 'daemo-thief', owner: 1, upgrades: ['collar-of-subordination'] }],
      },
      foe: { aember: 2 },
    });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 1, discard: ['daemo-thief'] } });
  });
});
