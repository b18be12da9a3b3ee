import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('titan-librarian', () => {
  it('archives a card at the end of its player’s turn where it is on no flank', () => {
    const t = table({
      me: {
        house: 'logos',
        ...myHouses.logos,
        line: ['mother', 'titan-librarian', 'batdrone'],
        hand: ['fear', 'punch'],
        deck: filler(9),
      },
      foe: foeHouses,
    });
    t.me.end().choose('fear');
    t.expect({ me: { archives: ['fear'], line: ['mother', 'titan-librarian', 'batdrone'] }, active: 'foe' });
  });

  it('archives nothing on a flank', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.logos, line: ['mother', 'titan-librarian'], hand: ['fear', 'punch'] },
      foe: foeHouses,
    });
    t.me.end();
    t.expect({ me: { archives: [], hand: ['fear', 'punch'], line: ['mother', 'titan-librarian'] }, active: 'foe' });
  });

  it('archives nothing at the end of the opponent’s turn', () => {
    const t = table({
      active: 1,
      me: { ...myHouses.logos, line: ['mother', 'titan-librarian', 'batdrone'], hand: ['fear', 'punch'] },
      foe: { house: 'dis', ...foeHouses, hand: ['arise'] },
    });
    t.foe.end();
    t.expect({
      me: { archives: [], line: ['mother', 'titan-librarian', 'batdrone'] },
      foe: { archives: [] },
      active: 'me',
    });
  });
});
