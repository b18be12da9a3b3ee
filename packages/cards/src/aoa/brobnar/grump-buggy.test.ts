import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('grump-buggy', () => {
  it('makes keys of the opponent dearer for each friendly creature of power 5 or more', () => {
    const t = table({
      me: {
        house: 'brobnar',
        ...myHouses.brobnar,
        artifacts: ['grump-buggy'],
        line: ['troll', 'mother', 'shooler', 'tocsin'],
      },
      foe: { ...foeHouses, aember: 8 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: ['troll', 'mother', 'shooler', 'tocsin'] }, foe: { keys: 0, aember: 8 } });
  });

  it('lets them forge with as much as that', () => {
    const t = table({
      me: {
        house: 'brobnar',
        ...myHouses.brobnar,
        artifacts: ['grump-buggy'],
        line: ['troll', 'mother', 'shooler', 'tocsin'],
      },
      foe: { ...foeHouses, aember: 9 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: ['troll', 'mother', 'shooler', 'tocsin'] }, foe: { keys: 1, aember: 0 } });
  });

  it('makes keys of its player dearer for each such enemy creature', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.brobnar, aember: 7, artifacts: ['grump-buggy'], line: ['troll'] },
      foe: { ...foeHouses, line: ['mother', 'valdr', 'tocsin'] },
    });
    t.me.house('brobnar');
    t.expect({ me: { keys: 0, aember: 7, line: ['troll'] }, foe: { line: ['mother', 'valdr', 'tocsin'] } });
  });
});
