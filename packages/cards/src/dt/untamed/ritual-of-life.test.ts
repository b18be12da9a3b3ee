import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('ritual-of-life', () => {
  const ritual = { id: 'ritual-of-life', exhausted: true };

  it('destroys a friendly creature and returns another one from the discard pile', () => {
    const t = table({
      me: {
        house: 'untamed',
        line: ['mighty-tiger', 'troll'],
        artifacts: ['ritual-of-life'],
        discard: ['anger', 'krump', 'bumpsy'],
      },
      foe: { line: ['zorg'], discard: ['mother'] },
    });
    t.me.action('ritual-of-life').choose('mighty-tiger');
    expect(t.options()).toEqual(['krump', 'bumpsy']);
    t.me.choose('krump');
    t.expect({
      me: { line: ['troll'], artifacts: [ritual], hand: ['krump'], discard: ['mighty-tiger', 'anger', 'bumpsy'] },
      foe: { line: ['zorg'], discard: ['mother'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling ritual-of-life/another: does not return the creature that it destroyed, but a second copy of it (%s)',
    (edition) => {
      const alone = table({
        edition,
        me: { house: 'untamed', line: ['mighty-tiger'], artifacts: ['ritual-of-life'] },
        foe: {},
      });
      alone.me.action('ritual-of-life');
      alone.expect({ me: { line: [], artifacts: [ritual], hand: [], discard: ['mighty-tiger'] } });
      const copy = table({
        edition,
        me: { house: 'untamed', line: ['mighty-tiger'], artifacts: ['ritual-of-life'], discard: ['mighty-tiger'] },
        foe: {},
      });
      copy.me.action('ritual-of-life');
      copy.expect({ me: { line: [], artifacts: [ritual], hand: ['mighty-tiger'], discard: ['mighty-tiger'] } });
    },
  );

  it('returns nothing when a ward saved the creature', () => {
    const t = table({
      me: {
        house: 'untamed',
        line: [{ id: 'troll', warded: true }],
        artifacts: ['ritual-of-life'],
        discard: ['krump'],
      },
      foe: {},
    });
    t.me.action('ritual-of-life');
    t.expect({ me: { line: ['troll'], artifacts: [ritual], hand: [], discard: ['krump'] } });
  });

  it('returns nothing where there is no friendly creature to destroy', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['ritual-of-life'], discard: ['krump'] },
      foe: { line: ['zorg'] },
    });
    t.me.action('ritual-of-life');
    t.expect({ me: { artifacts: [ritual], hand: [], discard: ['krump'] }, foe: { line: ['zorg'] } });
  });

  it('may destroy a creature of the opponent that its player controls, which goes to its owner', () => {
    const t = table({
      me: {
        house: 'untamed',
        line: [{ id: 'troll', owner: 1 }],
        artifacts: ['ritual-of-life'],
        discard: ['krump'],
      },
      foe: {},
    });
    t.me.action('ritual-of-life');
    t.expect({
      me: { line: [], artifacts: [ritual], hand: ['krump'], discard: [] },
      foe: { discard: ['troll'] },
    });
  });
});
