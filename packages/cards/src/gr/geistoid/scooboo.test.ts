import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const copies = (n: number, card: string): readonly string[] => Array.from({ length: n }, () => card);

describe('scooboo', () => {
  it('comes to your hand instead of a card that you would draw, for the top 3 cards of your deck', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['library-access'].slice(1),
        line: ['touchstone'].slice(1),
        artifacts: [],
        deck: copies(9, 'punch'),
        discard: ['scooboo'],
      },
    });
    t.me.end().choose('scooboo');
    t.expect({ me: { hand: ['scooboo', ...copies(5, 'punch')], deck: ['punch'], discard: copies(3, 'punch') } });
  });

  it('may stay, and is asked about for each card', () => {
    const t = table({
      me: {
        house: 'geistoid',
        line: ['touchstone'],
        deck: copies(9, 'anger'),
        discard: ['scooboo', ...copies(9, 'punch')],
      },
    });
    t.me.reap('touchstone').no().choose('scooboo');
    t.expect({
      me: {
        aember: 1,
        hand: ['anger', 'scooboo'],
        line: [{ id: 'touchstone', exhausted: true }],
        deck: copies(5, 'anger'),
        discard: [...copies(3, 'anger'), ...copies(9, 'punch')],
      },
    });
  });

  it('does not wait in the turn of the opponent', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['tutor-bin-rillo'] },
      foe: { deck: copies(4, 'punch'), discard: ['scooboo'] },
    });
    t.me.discard('tutor-bin-rillo');
    t.expect({ foe: { hand: ['punch'], deck: copies(3, 'punch'), discard: ['scooboo'] } });
  });
});
