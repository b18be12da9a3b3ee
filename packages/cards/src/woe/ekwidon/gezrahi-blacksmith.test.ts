import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const trader = (id: string) => ({ id, token: 'trader' });
const beside = ['trader'];

describe('gezrahi-blacksmith', () => {
  it('at the start of each turn its player draws a card or makes a token creature', () => {
    const t = table({
      me: { house: 'ekwidon', houses: ['ekwidon', 'dis'], line: ['gezrahi-blacksmith'] },
      foe: { houses: ['logos', 'dis'], deck: ['mother', 'troll'], beside },
    });
    t.me.end();
    t.foe.choose('make a token creature').house('logos');
    t.expect({
      me: { line: ['gezrahi-blacksmith'] },
      foe: { line: [{ ...trader('mother'), exhausted: true }], deck: ['troll'] },
    });
  });

  it('in the turn of its controller, too', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        houses: ['ekwidon', 'dis'],
        line: ['gezrahi-blacksmith'],
        deck: ['mother', ...Array.from({ length: 6 }, () => 'troll')],
      },
      foe: { houses: ['logos', 'dis'], deck: ['batdrone'] },
    });
    t.me.end();
    t.foe.choose('draw a card').house('logos');
    t.expect({
      me: {
        line: ['gezrahi-blacksmith'],
        hand: ['mother', ...Array.from({ length: 5 }, () => 'troll')],
        deck: ['troll'],
      },
      foe: { hand: ['batdrone'], deck: [] },
    });
    t.foe.end();
    t.me.choose('draw a card').house('dis');
    t.expect({
      me: { line: ['gezrahi-blacksmith'], hand: ['mother', ...Array.from({ length: 6 }, () => 'troll')], deck: [] },
      foe: { hand: ['batdrone'], deck: [] },
    });
  });
});
