import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('xeno-beast', () => {
  it('puts one of the top 3 cards into hand and one on the bottom of the deck; the third stays on top', () => {
    const t = table({
      me: { house: 'untamed', line: ['xeno-beast'], deck: ['fear', 'krump', 'troll', 'urchin', 'mother'] },
      foe: { line: ['bumpsy'] },
    });
    t.me.fight('xeno-beast', 'bumpsy').choose('krump').choose('fear');
    t.expect({
      me: {
        line: [{ id: 'xeno-beast', exhausted: true }],
        hand: ['krump'],
        deck: ['troll', 'urchin', 'mother', 'fear'],
      },
      foe: { line: [{ id: 'bumpsy', damage: 4 }] },
    });
  });

  it('does as much as a smaller deck allows, the card for the hand first', () => {
    for (const [deck, hand, left] of [
      [['fear', 'krump'], ['krump'], ['fear']],
      [['krump'], ['krump'], []],
      [[], [], []],
    ] as const) {
      const t = table({
        me: { house: 'untamed', line: ['xeno-beast'], deck, discard: ['troll'] },
        foe: { line: ['bumpsy'] },
      });
      t.me.fight('xeno-beast', 'bumpsy');
      if (deck.length > 1) t.me.choose('krump');
      t.expect({
        me: { line: [{ id: 'xeno-beast', exhausted: true }], hand, deck: left, discard: ['troll'] },
        foe: { line: [{ id: 'bumpsy', damage: 4 }] },
      });
    }
  });

  it('offers the top 3 cards only, and looks at none when it reaps', () => {
    const t = table({
      me: { house: 'untamed', line: ['xeno-beast', 'xeno-beast'], deck: ['fear', 'krump', 'troll', 'urchin'] },
      foe: { line: ['bumpsy'] },
    });
    t.me.reap('xeno-beast');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'xeno-beast', exhausted: true }, 'xeno-beast'],
        hand: [],
        deck: ['fear', 'krump', 'troll', 'urchin'],
      },
      foe: { line: ['bumpsy'] },
    });
    t.me.fight('xeno-beast#2', 'bumpsy');
    expect(t.options()).toEqual(['fear', 'krump', 'troll']);
  });
});
