import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

const writ = { id: 'mother', upgrades: ['requisition-writ'] } as const;

describe('requisition-writ', () => {
  it('pays the opponent 1 after a reap, and takes control of an enemy creature', () => {
    const t = table({ me: { house: 'logos', line: [writ], aember: 2 }, foe: { line: ['troll', 'valdr'] } });
    t.me.reap('mother').choose('troll').flank('right');
    t.expect({
      me: { aember: 2, line: [{ ...writ, exhausted: true }, 'troll'] },
      foe: { aember: 1, line: ['valdr'] },
    });
  });

  it('pays also where there is no enemy creature', () => {
    const t = table({ me: { house: 'logos', line: [writ], aember: 2 } });
    t.me.reap('mother');
    t.expect({ me: { aember: 2, line: [{ ...writ, exhausted: true }] }, foe: { aember: 1 } });
  });

  it('takes nothing where it cannot pay', () => {
    const t = table({
      me: { house: 'logos', line: [writ] },
      foe: { line: ['ether-spider', 'troll'] },
    });
    t.me.reap('mother');
    t.expect({
      me: { aember: 0, line: [{ ...writ, exhausted: true }] },
      foe: { aember: 0, line: [{ id: 'ether-spider', aember: 1 }, 'troll'] },
    });
  });

  it('on a creature of the opponent serves them', () => {
    const t = table({
      me: { house: 'ekwidon', houses: ['ekwidon', 'dis', 'logos'], hand: ['requisition-writ'], line: ['shooler'] },
      foe: { ...foeHouses, line: ['valdr'] },
    });
    t.me.play('requisition-writ').choose('valdr').end();
    t.foe.house('brobnar').reap('valdr').flank('left');
    t.expect({
      me: { aember: 1, line: [] },
      foe: { aember: 0, line: ['shooler', { id: 'valdr', exhausted: true, upgrades: ['requisition-writ'] }] },
    });
  });
});
