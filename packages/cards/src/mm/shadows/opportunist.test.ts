import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('opportunist', () => {
  it('captures 1 from the opponent on a friendly creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['opportunist'], line: ['dodger'] },
      foe: { aember: 3 },
    });
    t.me.play('opportunist');
    t.expect({ me: { aember: 1, line: [{ id: 'dodger', aember: 1, upgrades: ['opportunist'] }] }, foe: { aember: 2 } });
  });

  it('captures on an enemy creature from its opponent, who is you', () => {
    const t = table({
      me: { house: 'shadows', hand: ['opportunist'], aember: 2 },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.play('opportunist');
    t.expect({ me: { aember: 2 }, foe: { aember: 3, line: [{ id: 'troll', aember: 1, upgrades: ['opportunist'] }] } });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({ me: { house: 'shadows', hand: ['opportunist'], line: ['dodger'] }, foe: { aember: 0 } });
    t.me.play('opportunist');
    t.expect({ me: { aember: 1, line: [{ id: 'dodger', upgrades: ['opportunist'] }] }, foe: { aember: 0 } });
  });

  it('makes its creature elusive: against one attacker each turn', () => {
    const t = table({
      active: 1,
      me: { line: [{ id: 'dodger', upgrades: ['opportunist'] }, 'silvertooth'] },
      foe: { house: 'dis', line: ['shooler', 'tocsin'] },
    });
    t.foe.fight('shooler', 'dodger').fight('tocsin', 'dodger');
    t.expect({
      me: { line: [{ id: 'dodger', damage: 3, upgrades: ['opportunist'] }, 'silvertooth'] },
      foe: { line: [{ id: 'shooler', exhausted: true }] },
    });
  });
});
