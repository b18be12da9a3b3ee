import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('collector-worm', () => {
  it('archives the creature it fought, which leaves those archives for the hand of its owner', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['collector-worm'], deck: filler(8) },
      foe: { ...foeHouses, line: ['mother', 'tocsin'] },
    });
    t.me.fight('collector-worm', 'mother');
    t.expect({
      me: { line: [{ id: 'collector-worm', exhausted: true }], archives: ['mother'] },
      foe: { line: ['tocsin'] },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('mars').yes();
    t.expect({ me: { line: ['collector-worm'], archives: [] }, foe: { line: ['tocsin'], hand: ['mother'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling collector-worm/both-survive: archives nothing where one of the two died (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'mars', line: ['collector-worm', { id: 'collector-worm', damage: 1 }] },
        foe: { line: ['batdrone', 'troll'] },
      });
      t.me.fight('collector-worm', 'batdrone').fight('collector-worm#2', 'troll');
      t.expect({
        me: { line: [{ id: 'collector-worm', exhausted: true }], archives: [], discard: ['collector-worm'] },
        foe: { line: [{ id: 'troll', damage: 2 }], discard: ['batdrone'] },
      });
    },
  );

  it('does nothing when it is attacked, and a ward keeps a creature in play', () => {
    const attacked = table({ me: { house: 'logos', line: ['mother'] }, foe: { line: ['collector-worm'] } });
    attacked.me.fight('mother', 'collector-worm');
    attacked.expect({
      me: { line: [{ id: 'mother', damage: 2, exhausted: true }] },
      foe: { archives: [], line: ['collector-worm'] },
    });
    const elusive = table({
      me: { house: 'mars', line: ['collector-worm'] },
      foe: { line: [{ id: 'bulleteye', warded: true }] },
    });
    elusive.me.fight('collector-worm', 'bulleteye');
    elusive.expect({
      me: { line: [{ id: 'collector-worm', exhausted: true }], archives: [] },
      foe: { line: ['bulleteye'] },
    });
  });
});
