import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const made = (id: string) => ({ id, token: 'facet', exhausted: true });
const hand = ['unbinding'];

describe('unbinding', () => {
  it('makes a token creature, and is archived after a friendly creature was destroyed this turn', () => {
    const t = table({
      me: { house: 'dis', hand, line: ['dust-imp', 'shooler'], deck: ['mother'], beside: ['facet'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('dust-imp', 'troll').play('unbinding').flank('left');
    t.expect({
      me: { aember: 2, line: [made('mother'), 'shooler'], archives: hand, discard: ['dust-imp'] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('is discarded where none was, or only an enemy creature', () => {
    const t = table({
      me: { house: 'dis', hand, line: ['pit-demon'], deck: ['mother'], beside: ['facet'] },
      foe: { line: ['batdrone'] },
    });
    t.me.fight('pit-demon', 'batdrone').play('unbinding').flank('right');
    t.expect({
      me: { line: [{ id: 'pit-demon', damage: 2, exhausted: true }, made('mother')], archives: [], discard: hand },
      foe: { line: [] },
    });
  });

  it('is archived although no token creature is made', () => {
    const t = table({ me: { house: 'dis', hand, line: ['dust-imp'] }, foe: { line: ['troll'] } });
    t.me.fight('dust-imp', 'troll').play('unbinding');
    t.expect({ me: { line: [], archives: hand, discard: ['dust-imp'] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });

  it('counts a token creature, and none that was destroyed in an earlier turn', () => {
    const t = table({
      me: { house: 'dis', hand, line: [{ id: 'krump', token: 'facet' }], deck: ['mother'], beside: ['facet'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('facet', 'troll').play('unbinding');
    t.expect({
      me: { aember: 1, line: [made('mother')], archives: hand },
      foe: { line: [{ id: 'troll', damage: 1 }] },
    });
    const u = table({
      active: 1,
      me: { ...myHouses.dis, hand, line: ['batdrone'] },
      foe: { ...foeHouses, house: 'brobnar', line: ['troll'] },
    });
    u.foe.fight('troll', 'batdrone').end();
    u.me.house('dis').play('unbinding');
    u.expect({
      me: { line: [], archives: [], discard: [...hand, 'batdrone'] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });
});
