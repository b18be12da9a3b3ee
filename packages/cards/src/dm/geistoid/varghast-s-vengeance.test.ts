import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('varghast-s-vengeance', () => {
  it('neither player can play or use cards of that name, which can be discarded', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['varghast-s-vengeance'], hand: ['shooler', 'tocsin'], line: ['shooler'] },
      foe: { houses: ['dis', 'brobnar'], hand: ['shooler', 'tocsin'], line: ['shooler', 'mother'] },
    });
    t.me.omni('varghast-s-vengeance').choose('Shooler').cannot('play', 'shooler').cannot('reap', 'shooler');
    t.me.play('tocsin').discard('shooler').end();
    t.foe.house('dis').cannot('play', 'shooler').cannot('reap', 'shooler').cannot('fight', 'shooler').play('tocsin');
    t.expect({
      me: { line: ['shooler', 'tocsin'] },
      foe: { line: ['shooler', 'mother', { id: 'tocsin', exhausted: true }], hand: ['shooler'] },
    });
  });

  it('gains 2 chains', () => {
    const t = table({ me: { house: 'dis', artifacts: ['varghast-s-vengeance'] } });
    t.me.omni('varghast-s-vengeance');
    t.expect({ me: { chains: 2 }, foe: { chains: 0 } });
  });

  it('until the start of your next turn', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'logos'], artifacts: ['varghast-s-vengeance'], line: ['shooler'] },
      foe: { houses: ['dis', 'brobnar'] },
    });
    t.me.omni('varghast-s-vengeance').choose('Shooler').end();
    t.foe.house('dis').end();
    t.me.house('dis').reap('shooler');
    t.expect({ me: { aember: 1, line: [{ id: 'shooler', exhausted: true }] } });
  });

  it('artifacts of that name, too, and its own name may be named', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['varghast-s-vengeance', 'varghast-s-vengeance', 'library-of-babble'] },
    });
    t.me.omni('varghast-s-vengeance').choose('Varghast’s Vengeance').cannot('omni', 'varghast-s-vengeance#2');
  });

  it('ruling varghast-s-vengeance/not-used: a creature of that name is attacked all the same, and its abilities work', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['varghast-s-vengeance'], line: ['troll'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.omni('varghast-s-vengeance').choose('Dust Imp').fight('troll', 'dust-imp');
    t.expect({ me: { line: [{ id: 'troll', damage: 2, exhausted: true }] }, foe: { aember: 2, line: [] } });
  });

  it('as scrap purges a card of the opponent’s discard pile, of which the rest goes into their deck', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['varghast-s-vengeance'], discard: ['fear'] },
      foe: { discard: ['punch', 'anger', 'anger'] },
    });
    t.me.discard('varghast-s-vengeance').choose('punch');
    t.expect({
      me: { discard: ['varghast-s-vengeance', 'fear'] },
      foe: { purged: ['punch'], discard: [], deck: ['anger', 'anger'] },
    });
    const none = table({ me: { house: 'geistoid', hand: ['varghast-s-vengeance'] }, foe: { deck: ['punch'] } });
    none.me.discard('varghast-s-vengeance');
    none.expect({ me: { discard: ['varghast-s-vengeance'] }, foe: { deck: ['punch'] } });
  });
});
