import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('etan-s-jar', () => {
  it('ruling etan-s-jar/both: as long as it is in play, neither player can play cards of that title', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['etan-s-jar', 'shooler', 'tocsin'] },
      foe: { ...foeHouses, hand: ['shooler', 'tocsin'] },
    });
    t.me.play('etan-s-jar').choose('Shooler').cannot('play', 'shooler').play('tocsin').end();
    t.foe.house('dis').cannot('play', 'shooler').play('tocsin').end();
    t.me.house('dis').cannot('play', 'shooler');
    t.expect({
      me: { line: ['tocsin'], artifacts: ['etan-s-jar'], hand: ['shooler'] },
      foe: { line: ['tocsin'], hand: ['shooler'] },
    });
  });

  it('forbids it no more when it left play', () => {
    const t = table({
      me: { house: 'dis', hand: ['etan-s-jar', 'shooler'], artifacts: [{ id: 'gorm-of-omm', house: 'dis' }] },
      foe: {},
    });
    t.me.play('etan-s-jar').choose('Shooler').cannot('play', 'shooler').omni('gorm-of-omm').play('shooler');
    t.expect({ me: { line: [{ id: 'shooler', exhausted: true }], artifacts: [] } });
  });

  it('stops effects that play such a card, which stays where it was', () => {
    const t = table({
      me: { house: 'logos', hand: [{ id: 'etan-s-jar', house: 'logos' }, 'wild-wormhole'], deck: ['troll'] },
      foe: {},
    });
    t.me.play('etan-s-jar').choose('Troll').play('wild-wormhole');
    t.expect({ me: { aember: 1, line: [], deck: ['troll'], discard: ['wild-wormhole'] } });
  });

  it('does nothing to cards of that title in play, nor to discarding one', () => {
    const t = table({
      me: { house: 'dis', hand: ['etan-s-jar', 'shooler'], line: ['shooler'] },
      foe: {},
    });
    t.me.play('etan-s-jar').choose('Shooler').reap('shooler').discard('shooler');
    t.expect({ me: { aember: 1, line: [{ id: 'shooler', exhausted: true }], discard: ['shooler'] } });
  });

  it('two of them each forbid a title; the title of the Jar itself may be named', () => {
    const t = table({
      me: { house: 'dis', hand: ['etan-s-jar', 'etan-s-jar', 'etan-s-jar', 'shooler'] },
      foe: {},
    });
    t.me.play('etan-s-jar').choose('Shooler').play('etan-s-jar').choose('Etan’s Jar');
    t.me.cannot('play', 'shooler').cannot('play', 'etan-s-jar');
    t.expect({ me: { line: [], hand: ['etan-s-jar', 'shooler'] } });
  });
});
