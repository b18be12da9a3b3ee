import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('helper-bot', () => {
  it('lets one non-Logos card be played this turn', () => {
    const t = table({
      me: { house: 'logos', hand: ['helper-bot', 'fear', 'punch'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.cannot('play', 'fear').play('helper-bot').play('fear').choose('valdr').cannot('play', 'punch');
    t.expect({
      me: { hand: ['punch'], line: [{ id: 'helper-bot', exhausted: true }] },
      foe: { hand: ['valdr'], line: ['mother'] },
    });
  });

  it('ruling helper-bot/add-up: two of them permit two cards', () => {
    const t = table({
      me: { house: 'logos', hand: ['helper-bot', 'helper-bot', 'mind-barb', 'mind-barb', 'mind-barb'] },
      foe: {},
    });
    t.me.play('helper-bot').play('helper-bot').play('mind-barb').play('mind-barb').cannot('play', 'mind-barb');
    t.expect({
      me: {
        hand: ['mind-barb'],
        line: [
          { id: 'helper-bot', exhausted: true },
          { id: 'helper-bot', exhausted: true },
        ],
      },
    });
  });

  it('ruling helper-bot/other-effects: a card that Wild Wormhole plays uses it up; by the rules of before it does not', () => {
    const played = (edition: 'current' | 'master-16') => {
      const t = table({
        edition,
        me: { house: 'logos', hand: ['helper-bot', 'wild-wormhole', 'mind-barb'], deck: ['banner-of-battle', 'punch'] },
        foe: {},
      });
      t.me.play('helper-bot').play('wild-wormhole');
      return t;
    };
    played('current').me.cannot('play', 'mind-barb', 'wrong-house');
    const t = played('master-16');
    t.me.play('mind-barb');
    t.expect({ me: { line: [{ id: 'helper-bot', exhausted: true }] } });
  });

  it('ruling helper-bot/other-effects: so does a card of the active house, where that is not Logos', () => {
    const exhumed = (edition: 'current' | 'cota-1.3') => {
      const t = table({
        edition,
        me: { house: 'dis', hand: ['exhume', 'mind-barb', 'punch'], discard: ['helper-bot'] },
        foe: {},
      });
      t.me.play('exhume').choose('yes').play('mind-barb');
      return t;
    };
    exhumed('current').me.cannot('play', 'punch', 'wrong-house');
    exhumed('cota-1.3').me.play('punch');
  });

  it('is not used up by a card of Logos', () => {
    const t = table({ me: { house: 'logos', hand: ['helper-bot', 'dextre', 'punch'] }, foe: {} });
    t.me.play('helper-bot').play('dextre').play('punch');
  });

  it('is over at the end of the turn', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.logos, hand: ['helper-bot', 'fear'], deck: filler(9) },
      foe: foeHouses,
    });
    t.me.play('helper-bot').end();
    t.foe.house('dis').end();
    t.me.house('logos').cannot('play', 'fear');
    t.expect({ me: { line: ['helper-bot'] } });
  });
});
