import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('xeno-saurus', () => {
  it('may be exalted to deal 3 damage to a creature, or not', () => {
    const t = table({ me: { house: 'saurian', hand: ['xeno-saurus'] }, foe: { line: ['tocsin', 'krump'] } });
    t.me.play('xeno-saurus').yes().choose('krump');
    t.expect({
      me: { line: [{ id: 'xeno-saurus', aember: 1, exhausted: true }] },
      foe: { line: ['tocsin', { id: 'krump', damage: 3 }] },
    });
    const declined = table({ me: { house: 'saurian', hand: ['xeno-saurus'] }, foe: { line: ['krump'] } });
    declined.me.play('xeno-saurus').no();
    declined.expect({ me: { line: [{ id: 'xeno-saurus', exhausted: true }] }, foe: { line: ['krump'] } });
  });

  it('takes one of the top 3 cards after a fight and puts another on the bottom', () => {
    const t = table({
      me: { house: 'saurian', line: ['xeno-saurus'], deck: ['troll', 'bumpsy', 'krump', 'zorg'] },
      foe: { line: ['ember-imp'] },
    });
    t.me.fight('xeno-saurus', 'ember-imp');
    expect(t.options()).toEqual(['troll', 'bumpsy', 'krump']);
    t.me.choose('bumpsy').choose('troll');
    t.expect({
      me: {
        line: [{ id: 'xeno-saurus', damage: 2, exhausted: true }],
        hand: ['bumpsy'],
        deck: ['krump', 'zorg', 'troll'],
      },
      foe: { line: [] },
    });
  });

  it.each([
    { deck: ['troll', 'bumpsy'], hand: ['bumpsy'], left: ['troll'] },
    { deck: ['bumpsy'], hand: ['bumpsy'], left: [] },
  ])('does as much as the deck has cards for: $deck', ({ deck, hand, left }) => {
    const t = table({ me: { house: 'saurian', line: ['xeno-saurus'], deck }, foe: { line: ['ember-imp'] } });
    t.me.fight('xeno-saurus', 'ember-imp').choose('bumpsy');
    t.expect({
      me: { line: [{ id: 'xeno-saurus', damage: 2, exhausted: true }], hand, deck: left },
      foe: { line: [] },
    });
  });

  it('shows the cards to its player alone, and nothing where it died in the fight', () => {
    const seen = table({
      me: { house: 'saurian', line: ['xeno-saurus'], deck: ['troll', 'bumpsy', 'krump'] },
      foe: { line: ['ember-imp'] },
    });
    seen.me.fight('xeno-saurus', 'ember-imp').choose('troll').choose('krump');
    expect(seen.events.flatMap((e) => (e.type === 'reveal' ? [e.to] : []))).toEqual([0, 0, 0]);
    const dead = table({
      me: { house: 'saurian', line: ['xeno-saurus'], deck: ['bumpsy'] },
      foe: { line: ['troll'] },
    });
    dead.me.fight('xeno-saurus', 'troll');
    dead.expect({ me: { line: [], hand: [], deck: ['bumpsy'] }, foe: { line: [{ id: 'troll', damage: 5 }] } });
  });

  it('ruling xeno-saurus/empty-deck: with an empty deck there is nothing to look at', () => {
    const t = table({
      me: { house: 'saurian', line: ['xeno-saurus'], discard: ['troll'] },
      foe: { line: ['ember-imp'] },
    });
    t.me.fight('xeno-saurus', 'ember-imp');
    t.expect({
      me: { line: [{ id: 'xeno-saurus', damage: 2, exhausted: true }], hand: [], deck: [], discard: ['troll'] },
      foe: { line: [] },
    });
  });
});
