import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('seismo-entangler', () => {
  it('keeps enemy creatures of the chosen house from reaping in the next turn', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.logos, artifacts: ['seismo-entangler'], line: ['valdr'] },
      foe: { ...foeHouses, line: ['shooler', 'troll'] },
    });
    t.me.action('seismo-entangler').house('dis').end();
    t.foe.house('dis').cannot('reap', 'shooler', 'forbidden').fight('shooler', 'valdr');
    t.expect({ me: { line: [{ id: 'valdr', damage: 5 }] }, foe: { line: ['troll'] } });
  });

  it('ruling seismo-entangler/chosen-house: creatures of another house reap', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.logos, artifacts: ['seismo-entangler'] },
      foe: { ...foeHouses, line: ['shooler', 'troll'] },
    });
    t.me.action('seismo-entangler').house('dis').end();
    t.foe.house('brobnar').reap('troll');
    t.expect({ foe: { aember: 1, line: ['shooler', { id: 'troll', exhausted: true }] } });
  });

  it('binds neither this turn nor the one after theirs', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.logos, artifacts: ['seismo-entangler'], line: ['mother'] },
      foe: foeHouses,
    });
    t.me.action('seismo-entangler').house('logos').reap('mother').end();
    t.foe.house('dis').end();
    t.me.house('logos').reap('mother');
    t.expect({ me: { aember: 2, line: [{ id: 'mother', exhausted: true }] } });
  });
});
