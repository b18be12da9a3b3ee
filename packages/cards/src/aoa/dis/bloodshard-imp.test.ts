import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('bloodshard-imp', () => {
  it('destroys a creature of either player after it reaped', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['bloodshard-imp', 'shooler'] },
      foe: { ...foeHouses, line: ['shaffles'] },
    });
    t.me.reap('shooler').end();
    t.foe.house('dis').reap('shaffles');
    t.expect({
      me: { aember: 1, line: ['bloodshard-imp'] },
      foe: { aember: 1, line: [], discard: ['shaffles'] },
    });
  });

  it('destroys itself when it reaps', () => {
    const t = table({ me: { house: 'dis', line: ['bloodshard-imp'] }, foe: {} });
    t.me.reap('bloodshard-imp');
    t.expect({ me: { aember: 1, line: [], discard: ['bloodshard-imp'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling bloodshard-imp/ward: a warded creature loses its ward and stays (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', line: ['bloodshard-imp', { id: 'shooler', warded: true }] },
        foe: {},
      });
      t.me.reap('shooler');
      t.expect({ me: { aember: 1, line: ['bloodshard-imp', { id: 'shooler', exhausted: true }] } });
    },
  );

  it('lets the player order it and a Reap: ability', () => {
    const t = table({ me: { house: 'dis', line: ['bloodshard-imp', 'tocsin'] }, foe: { hand: ['fear'] } });
    t.me.reap('tocsin').order('bloodshard-imp');
    t.expect({ me: { aember: 1, line: ['bloodshard-imp'], discard: ['tocsin'] }, foe: { hand: ['fear'] } });
  });
});
