import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('auto-vac-5150', () => {
  it('discards an archived card to make keys cost 3 more in the next turn of the opponent', () => {
    const cost = (aember: number) => {
      const t = table({
        me: {
          ...myHouses.logos,
          house: 'logos',
          artifacts: ['auto-vac-5150'],
          archives: ['punch', 'fear'],
          hand: filler(6),
        },
        foe: { ...foeHouses, aember },
      });
      t.me.action('auto-vac-5150').yes().choose('fear').end();
      t.foe.house('dis');
      return t;
    };
    cost(8).expect({ me: { archives: ['punch'], hand: filler(6) }, foe: { keys: 0, aember: 8 } });
    cost(9).expect({ me: { archives: ['punch'], hand: filler(6) }, foe: { keys: 1, aember: 0 } });
  });

  it('need not: then it archives a card from hand', () => {
    const t = table({
      me: {
        ...myHouses.logos,
        house: 'logos',
        artifacts: ['auto-vac-5150'],
        archives: ['fear'],
        hand: ['punch', ...filler(5)],
      },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.action('auto-vac-5150').no().choose('punch').end();
    t.foe.house('dis');
    t.expect({ me: { archives: ['fear', 'punch'], discard: [] }, foe: { keys: 1, aember: 0 } });
  });

  it('ruling auto-vac-5150/next-turn: without archives it archives a card, and the cost rises for one turn only', () => {
    const empty = table({
      me: { ...myHouses.logos, house: 'logos', artifacts: ['auto-vac-5150'], hand: ['fear', 'mother'] },
      foe: { ...foeHouses, aember: 6 },
    });
    empty.me.action('auto-vac-5150').choose('fear').end();
    empty.foe.house('dis');
    empty.expect({ me: { archives: ['fear'] }, foe: { keys: 1, aember: 0 } });

    const once = table({
      me: {
        ...myHouses.logos,
        house: 'logos',
        artifacts: ['auto-vac-5150'],
        archives: ['fear'],
        hand: filler(6),
        aember: 6,
      },
      foe: { ...foeHouses, aember: 6 },
    });
    once.me.action('auto-vac-5150').yes().end();
    once.foe.house('dis').end();
    once.me.house('sanctum').end();
    once.foe.house('dis');
    once.expect({ me: { keys: 1, aember: 0 }, foe: { keys: 1, aember: 0 } });
  });

  it('twice in a turn makes it 6 more', () => {
    const t = table({
      me: {
        ...myHouses.logos,
        house: 'logos',
        artifacts: ['auto-vac-5150', 'auto-vac-5150'],
        archives: ['fear', 'fear'],
        hand: filler(6),
      },
      foe: { ...foeHouses, aember: 11 },
    });
    t.me.action('auto-vac-5150').yes().choose('fear').action('auto-vac-5150#2').yes().end();
    t.foe.house('dis');
    t.expect({ me: { archives: [], discard: ['fear', 'fear'] }, foe: { keys: 0, aember: 11 } });
  });

  it('does nothing without archives and hand', () => {
    const t = table({ me: { house: 'logos', artifacts: ['auto-vac-5150'] }, foe: {} });
    t.me.action('auto-vac-5150');
    t.expect({ me: { artifacts: [{ id: 'auto-vac-5150', exhausted: true }], archives: [], hand: [] } });
  });
});
