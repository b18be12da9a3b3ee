import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

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
});
