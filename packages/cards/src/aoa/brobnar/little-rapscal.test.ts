import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('little-rapscal', () => {
  it('forces creatures of both players to fight when used, if able', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, line: ['little-rapscal', 'troll'] },
      foe: { ...foeHouses, line: ['mother', 'smaaash'] },
    });
    t.me.cannot('reap', 'troll', 'forbidden').end();
    t.foe.house('brobnar').cannot('reap', 'smaaash', 'forbidden').fight('smaaash', 'troll');
    t.expect({ me: { line: ['little-rapscal', { id: 'troll', damage: 5 }] }, foe: { line: ['mother'] } });
  });

  it('lets them reap where there is nobody to fight', () => {
    const t = table({ me: { house: 'brobnar', line: ['little-rapscal', 'troll'] }, foe: {} });
    t.me.reap('troll');
    t.expect({ me: { aember: 1, line: ['little-rapscal', { id: 'troll', exhausted: true }] } });
  });

  it('forbids the action of a creature, not that of an artifact', () => {
    const t = table({
      me: { house: 'dis', line: ['little-rapscal', 'pit-demon'], artifacts: ['library-of-the-damned'], hand: ['fear'] },
      foe: { aember: 2, line: ['mother'] },
    });
    t.me.cannot('action', 'pit-demon', 'forbidden').action('library-of-the-damned');
    t.expect({
      me: { archives: ['fear'], line: ['little-rapscal', 'pit-demon'] },
      foe: { aember: 2, line: ['mother'] },
    });
  });

  it('ruling little-rapscal/blank: forces nobody while its own text is blank', () => {
    const t = table({
      me: { house: 'dis', hand: ['shadow-of-dis'], line: ['shooler'] },
      foe: { line: ['little-rapscal'] },
    });
    t.me.cannot('reap', 'shooler', 'forbidden').play('shadow-of-dis').reap('shooler');
    t.expect({ me: { aember: 2, line: [{ id: 'shooler', exhausted: true }] }, foe: { line: ['little-rapscal'] } });
  });

  it('ruling little-rapscal/blank: forces creatures whose text is blank', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['shadow-of-dis'], line: ['little-rapscal'] },
      foe: { ...foeHouses, line: ['shooler'] },
    });
    t.me.play('shadow-of-dis').end();
    t.foe.house('dis').cannot('reap', 'shooler', 'forbidden');
    t.expect({ me: { line: ['little-rapscal'] }, foe: { line: ['shooler'] } });
  });
});
