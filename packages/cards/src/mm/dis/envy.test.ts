import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('envy', () => {
  it('captures all æmber of the opponent with 2 or more friendly Sins', () => {
    const t = table({ me: { house: 'dis', line: ['envy', 'pride'] }, foe: { aember: 7 } });
    t.me.reap('envy');
    t.expect({
      me: { aember: 1, line: [{ id: 'envy', aember: 7, exhausted: true }, 'pride'] },
      foe: { aember: 0 },
    });
  });

  it('captures nothing as the only Sin: enemy ones and other demons do not count', () => {
    const t = table({ me: { house: 'dis', line: ['envy', 'shooler'] }, foe: { aember: 7, line: ['pride', 'pride'] } });
    t.me.reap('envy');
    t.expect({
      me: { aember: 1, line: [{ id: 'envy', exhausted: true }, 'shooler'] },
      foe: { aember: 7, line: ['pride', 'pride'] },
    });
  });

  it('two of them are two Sins; an empty pool gives nothing', () => {
    const t = table({ me: { house: 'dis', line: ['envy', 'envy'] }, foe: { aember: 3 } });
    t.me.reap('envy#2').reap('envy#1');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'envy', exhausted: true },
          { id: 'envy', aember: 3, exhausted: true },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it('captures only by reaping, not by fighting', () => {
    const t = table({ me: { house: 'dis', line: ['envy', 'pride'] }, foe: { aember: 7, line: ['batdrone'] } });
    t.me.fight('envy', 'batdrone');
    t.expect({
      me: { aember: 0, line: [{ id: 'envy', damage: 2, exhausted: true }, 'pride'] },
      foe: { aember: 7, line: [] },
    });
  });
});
