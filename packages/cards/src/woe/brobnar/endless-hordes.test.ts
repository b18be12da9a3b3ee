import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('endless-hordes', () => {
  it('makes a token creature for each enemy creature, which fights it, one after the other, past taunt', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['endless-hordes'], deck: ['mother', 'dextre', 'troll'], beside: ['warrior'] },
      foe: { line: ['champion-anaphiel', 'bumpsy'] },
    });
    t.me.play('endless-hordes').choose('bumpsy');
    t.expect({
      me: { deck: ['troll'], line: [], discard: ['endless-hordes', 'dextre', 'mother'] },
      foe: {
        line: [
          { id: 'champion-anaphiel', damage: 3 },
          { id: 'bumpsy', damage: 4 },
        ],
      },
    });
  });

  it('each fights its own one: what survives stays, exhausted', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['endless-hordes'], deck: ['mother', 'dextre'], beside: ['warrior'] },
      foe: { line: ['batdrone', 'dextre'] },
    });
    t.me.play('endless-hordes').choose('batdrone').flank('left').flank('left');
    t.expect({
      me: {
        deck: [],
        line: [
          { id: 'dextre', token: 'warrior', damage: 3, exhausted: true },
          { id: 'mother', token: 'warrior', damage: 2, exhausted: true },
        ],
      },
      foe: { line: [], deck: ['dextre'], discard: ['batdrone'] },
    });
  });

  it('makes none where the deck is empty, and does nothing without an enemy creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['endless-hordes'], beside: ['warrior'] },
      foe: { line: ['troll'] },
    });
    t.me.play('endless-hordes');
    t.expect({ me: { line: [] }, foe: { line: ['troll'] } });
    const u = table({ me: { house: 'brobnar', hand: ['endless-hordes'], deck: ['mother'], beside: ['warrior'] } });
    u.me.play('endless-hordes');
    u.expect({ me: { line: [], deck: ['mother'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling endless-hordes/seven: of seven token creatures of one title six fight, by the rule of six (%s)',
    (edition) => {
      const seven = ['troll', 'troll', 'troll', 'troll', 'troll', 'troll', 'troll'];
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['endless-hordes'], deck: [...seven, 'mother'], beside: ['grumpus'] },
        foe: { line: seven },
      });
      t.me.play('endless-hordes');
      for (let i = 0; i < 6; i++) t.me.choose('troll');
      t.expect({
        me: { deck: ['mother'], line: [{ id: 'troll', token: 'grumpus' }] },
        foe: {
          line: [3, 4, 4, 4, 4, 3, 1].map((damage) => ({ id: 'troll', damage })),
        },
      });
    },
  );
});
