import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('pip-pip', () => {
  it('stuns an enemy creature after it reaped', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.logos, line: ['pip-pip'] },
      foe: { ...foeHouses, line: ['shooler'] },
    });
    t.me.end();
    t.foe.house('dis').reap('shooler');
    t.expect({
      me: { line: ['pip-pip'] },
      foe: { aember: 1, line: [{ id: 'shooler', stunned: true, exhausted: true }] },
    });
  });

  it('stuns no friendly creature', () => {
    const t = table({ me: { house: 'logos', line: ['pip-pip', 'mother'] }, foe: {} });
    t.me.reap('mother').reap('pip-pip');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'pip-pip', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
    });
  });
});
