import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const made = (id: string) => ({ id, token: 'guardian', exhausted: true });
const zealot = { id: 'mother', token: 'zealot' };
const deck = ['krump', 'anger', 'punch'];
const beside = ['guardian'];

describe('redeemer-amara', () => {
  it('makes a token creature each time an enemy creature is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'redeemer-amara'], deck, beside },
      foe: { line: ['bumpsy', 'mother'] },
    });
    t.me.fight('troll', 'bumpsy').flank('right');
    t.expect({
      me: {
        line: [{ id: 'troll', damage: 5, exhausted: true }, 'redeemer-amara', made('krump')],
        deck: ['anger', 'punch'],
      },
      foe: { line: ['mother'] },
    });
  });

  it('makes one for a friendly Mutant, and one alone for an enemy one', () => {
    const t = table({
      me: { house: 'redemption', line: [zealot, 'redeemer-amara'], deck, beside },
      foe: { line: ['troll'] },
    });
    t.me.fight('zealot', 'troll').flank('left');
    t.expect({ me: { line: [made('krump'), 'redeemer-amara'] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
    const u = table({
      me: { house: 'brobnar', line: ['troll', 'redeemer-amara'], deck, beside },
      foe: { line: [zealot] },
    });
    u.me.fight('troll', 'zealot').flank('left');
    u.expect({
      me: {
        line: [made('krump'), { id: 'troll', damage: 1, exhausted: true }, 'redeemer-amara'],
        deck: ['anger', 'punch'],
      },
      foe: { line: [] },
    });
  });

  it('makes none for another friendly creature, nor for itself: it has left play by then', () => {
    const t = table({
      me: { house: 'brobnar', line: ['bumpsy', 'redeemer-amara'], deck, beside },
      foe: { line: ['troll'] },
    });
    t.me.fight('bumpsy', 'troll');
    t.expect({ me: { line: ['redeemer-amara'], deck }, foe: { line: [{ id: 'troll', damage: 5 }] } });
    const u = table({ me: { house: 'redemption', line: ['redeemer-amara'], deck, beside }, foe: { line: ['troll'] } });
    u.me.fight('redeemer-amara', 'troll');
    u.expect({ me: { line: [], deck }, foe: { line: [{ id: 'troll', damage: 4 }] } });
  });
});
