import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('the-howling-pit', () => {
  it('lets both players refill to 7', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', artifacts: ['the-howling-pit'], deck: filler(9) },
      foe: { ...foeHouses, deck: filler(9) },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(7), deck: filler(2), artifacts: ['the-howling-pit'] }, foe: { hand: [] } });
    t.foe.end();
    t.expect({ foe: { hand: filler(7), deck: filler(2) } });
  });

  it('counts when it was just played, adds to other pits and to Mother', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['the-howling-pit'], line: ['mother'], deck: filler(10) },
      foe: { ...foeHouses, artifacts: ['the-howling-pit'] },
    });
    t.me.play('the-howling-pit').end();
    t.foe.house('dis');
    t.expect({
      me: {
        aember: 1,
        hand: filler(9),
        deck: filler(1),
        line: ['mother'],
        artifacts: [{ id: 'the-howling-pit', exhausted: false }],
      },
      foe: { artifacts: ['the-howling-pit'] },
    });
  });

  it('lets a chain keep the seventh card away', () => {
    const t = table({
      me: {
        ...myHouses.logos,
        house: 'logos',
        artifacts: ['the-howling-pit'],
        hand: filler(5),
        deck: filler(3),
        chains: 1,
      },
      foe: { ...foeHouses },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(6), deck: filler(2), chains: 0, artifacts: ['the-howling-pit'] } });
  });

  it('does not make anyone draw at other times, nor discard down', () => {
    const t = table({
      me: {
        ...myHouses.logos,
        house: 'logos',
        artifacts: ['the-howling-pit', 'library-of-babble'],
        hand: filler(8),
        deck: filler(3),
      },
      foe: { ...foeHouses, hand: filler(2), deck: filler(3) },
    });
    t.me.action('library-of-babble').end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(9), deck: filler(2) }, foe: { hand: filler(2), deck: filler(3) } });
  });

  it('no longer counts once it has left play', () => {
    const t = table({
      me: {
        houses: ['dis', 'logos', 'mars'],
        house: 'dis',
        hand: ['poltergeist'],
        artifacts: ['the-howling-pit'],
        deck: filler(9),
      },
      foe: { ...foeHouses },
    });
    t.me.play('poltergeist').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 1, hand: filler(6), deck: filler(3), artifacts: [] } });
  });
});
