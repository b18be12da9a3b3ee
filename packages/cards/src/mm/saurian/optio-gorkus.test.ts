import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('optio-gorkus', () => {
  it('takes all æmber of a destroyed neighbor', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'bumpsy', aember: 3 }, 'optio-gorkus'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('bumpsy', 'troll');
    t.expect({
      me: { line: [{ id: 'optio-gorkus', aember: 3 }] },
      foe: { aember: 0, line: [{ id: 'troll', damage: 5 }] },
    });
  });

  it('takes nothing of a creature that is no neighbor, nor of one that leaves in another way', () => {
    const far = table({
      me: { house: 'brobnar', line: [{ id: 'bumpsy', aember: 2 }, 'krump', 'optio-gorkus'] },
      foe: { line: ['troll'] },
    });
    far.me.fight('bumpsy', 'troll');
    far.expect({ me: { line: ['krump', 'optio-gorkus'] }, foe: { aember: 2, line: [{ id: 'troll', damage: 5 }] } });
    const returned = table({
      me: { house: 'dis', hand: ['fear'] },
      foe: { line: [{ id: 'bumpsy', aember: 2 }, 'optio-gorkus'] },
    });
    returned.me.play('fear').choose('bumpsy');
    returned.expect({ me: { aember: 2 }, foe: { line: ['optio-gorkus'], hand: ['bumpsy'] } });
  });

  it('may be destroyed with that neighbor: the æmber is moved, and then goes to the opponent', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'] },
      foe: { line: [{ id: 'bumpsy', aember: 2 }, 'optio-gorkus'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({ me: { aember: 2 }, foe: { line: [], aember: 0 } });
    expect(t.events.flatMap((e) => (e.type === 'shiftAember' ? [[e.card.name, e.amount]] : []))).toEqual([
      ['bumpsy', -2],
      ['optio-gorkus', 2],
    ]);
  });

  it('may be one of two: the active player says which of them gets all of it', () => {
    const t = table({
      me: { house: 'brobnar', line: ['optio-gorkus', { id: 'bumpsy', aember: 2 }, 'optio-gorkus'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('bumpsy', 'troll').choose('optio-gorkus#2');
    t.expect({
      me: { line: ['optio-gorkus', { id: 'optio-gorkus', aember: 2 }] },
      foe: { aember: 0, line: [{ id: 'troll', damage: 5 }] },
    });
  });

  it('gives its own æmber to a neighboring Optio Gorkus, and else to the opponent', () => {
    const t = table({
      me: { house: 'saurian', line: [{ id: 'optio-gorkus', aember: 2 }, 'optio-gorkus'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('optio-gorkus', 'troll');
    t.expect({
      me: { line: [{ id: 'optio-gorkus', aember: 2 }] },
      foe: { aember: 0, line: [{ id: 'troll', damage: 3 }] },
    });
    const alone = table({
      me: { house: 'saurian', line: [{ id: 'optio-gorkus', aember: 2 }, 'bumpsy'] },
      foe: { line: ['troll'] },
    });
    alone.me.fight('optio-gorkus', 'troll');
    alone.expect({ me: { line: ['bumpsy'] }, foe: { aember: 2, line: [{ id: 'troll', damage: 3 }] } });
  });

  describe.each(editionsSince('cota-1.3'))('in %s', (edition) => {
    it.each([
      { first: 'the Scutum', order: 'bumpsy#1', saved: 0 },
      { first: 'Optio Gorkus', order: 'bumpsy#2', saved: 2 },
    ])(
      'ruling imperial-scutum/optio-gorkus: with Imperial Scutum the active player orders the two: $first first',
      ({ order, saved }) => {
        const t = table({
          edition,
          me: { house: 'saurian', hand: ['saury-about-that'] },
          foe: { line: [{ id: 'bumpsy', aember: 2, upgrades: ['imperial-scutum'] }, 'optio-gorkus'] },
        });
        t.me.play('saury-about-that').choose('bumpsy').order(order);
        t.expect({
          me: { aember: 0 },
          foe: { aember: 1, line: [saved === 0 ? 'optio-gorkus' : { id: 'optio-gorkus', aember: saved }] },
        });
      },
    );
  });
});
