import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('the-pale-star', () => {
  it('destroys itself, and for the rest of the turn each creature has 1 power and no armor', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['the-pale-star'], line: ['shooler', 'dust-imp'] },
      foe: { line: ['raiding-knight', 'troll'] },
    });
    t.me.omni('the-pale-star').fight('dust-imp', 'raiding-knight');
    t.expect({
      me: { aember: 2, artifacts: [], line: ['shooler'], discard: ['dust-imp', 'the-pale-star'] },
      foe: { line: ['troll'] },
    });
  });

  it('whatever is damaged dies at once', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['the-pale-star'], line: [{ id: 'troll', damage: 1 }, 'bumpsy'] },
      foe: { line: [{ id: 'krump', damage: 3 }, 'urchin'] },
    });
    t.me.omni('the-pale-star');
    t.expect({ me: { artifacts: [], line: ['bumpsy'] }, foe: { line: ['urchin'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling the-pale-star/raised: counters, and what gives power or armor, do not raise it (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', artifacts: ['the-pale-star'], line: ['dust-imp', 'shooler'] },
        foe: {
          line: [
            { id: 'troll', power: 3 },
            { id: 'mother', upgrades: ['blood-of-titans', 'shoulder-armor'] },
          ],
          discard: [],
        },
      });
      t.me.omni('the-pale-star').fight('shooler', 'troll').fight('dust-imp', 'mother');
      t.expect({
        me: { aember: 2, artifacts: [], line: [] },
        foe: { line: [], discard: ['mother', 'shoulder-armor', 'blood-of-titans', 'troll'] },
      });
    },
  );

  it('also for those that enter later in the turn', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['the-pale-star'], hand: ['shooler', 'mark-of-dis', 'picaroon'] },
      foe: { line: ['bumpsy'] },
    });
    t.me.omni('the-pale-star').play('picaroon').play('shooler').play('mark-of-dis').choose('shooler');
    t.expect({
      me: { aember: 1, artifacts: [], line: [{ id: 'picaroon', exhausted: true }] },
      foe: { line: ['bumpsy'] },
    });
  });

  it('only until the turn ends, which kills what lives of it alone', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, artifacts: ['the-pale-star'], hand: ['picaroon'] },
      foe: { ...foeHouses, line: ['bumpsy'] },
    });
    t.me.omni('the-pale-star').play('picaroon').end();
    t.expect({ active: 'foe', me: { artifacts: [], line: [] }, foe: { line: ['bumpsy'] } });
  });

  it('in a turn of another house too; a ward is not lost where there is no damage', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['the-pale-star'] },
      foe: { line: [{ id: 'troll', warded: true }, 'bumpsy'] },
    });
    t.me.omni('the-pale-star');
    t.expect({ me: { artifacts: [] }, foe: { line: [{ id: 'troll', warded: true }, 'bumpsy'] } });
  });
});
