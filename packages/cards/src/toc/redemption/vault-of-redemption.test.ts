import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const zealot = { id: 'mother', token: 'zealot' };
const artifacts = ['vault-of-redemption'];

describe('vault-of-redemption', () => {
  it('draws a card each time a Mutant creature is destroyed, on whichever side', () => {
    const t = table({
      me: { house: 'redemption', artifacts, line: [zealot], deck: ['krump', 'anger'] },
      foe: { line: ['intrepid-exemplar', 'troll'] },
    });
    t.me.fight('zealot', 'intrepid-exemplar');
    t.expect({
      me: { line: [], hand: ['krump'], deck: ['anger'] },
      foe: { line: [{ id: 'intrepid-exemplar', damage: 1 }, 'troll'] },
    });
    const u = table({
      me: { house: 'brobnar', artifacts, line: ['troll'], deck: ['krump', 'anger'] },
      foe: { line: [zealot] },
    });
    u.me.fight('troll', 'zealot');
    u.expect({ me: { line: [{ id: 'troll', damage: 1, exhausted: true }], hand: ['krump'] }, foe: { line: [] } });
  });

  it('draws none for other creatures', () => {
    const t = table({
      me: { house: 'brobnar', artifacts, line: ['troll'], deck: ['krump'] },
      foe: { line: ['mother'] },
    });
    t.me.fight('troll', 'mother');
    t.expect({ me: { line: [{ id: 'troll', damage: 5, exhausted: true }], hand: [] }, foe: { line: [] } });
  });
});
