import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('covetous-idol', () => {
  const opponent = { houses: ['dis', 'brobnar', 'shadows'], hand: filler(6) } as const;

  it.each([
    [3, 4, 7],
    [3, 3, 6],
    [4, 3, 6],
  ])('with %i æmber against %i refills the hand to %i cards', (mine, theirs, cards) => {
    const t = table({
      me: { house: 'shadows', aember: mine, artifacts: ['covetous-idol'], hand: [], deck: filler(9) },
      foe: { ...opponent, aember: theirs },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(cards), artifacts: ['covetous-idol'] } });
  });

  it('compares as the cards are drawn, and changes nothing for the opponent', () => {
    const t = table({
      me: {
        house: 'shadows',
        aember: 3,
        artifacts: ['covetous-idol'],
        line: ['silvertooth'],
        hand: [],
        deck: filler(9),
      },
      foe: { ...opponent, aember: 4 },
    });
    t.me.reap('silvertooth').end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(6), artifacts: ['covetous-idol'], line: ['silvertooth'] } });
    const u = table({
      active: 1,
      me: { houses: ['shadows', 'dis', 'logos'], aember: 3, artifacts: ['covetous-idol'] },
      foe: { house: 'dis', hand: [], deck: filler(9) },
    });
    u.foe.end();
    u.me.house('dis');
    u.expect({ me: { artifacts: ['covetous-idol'] }, foe: { hand: filler(6) } });
  });
});
