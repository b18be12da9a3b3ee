import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('redeemer', () => {
  it('draws a card as a friendly Mutant creature is destroyed', () => {
    const t = table({
      me: { house: 'logos', line: ['infomorph', 'bumpsy'], deck: ['anger', 'punch'], beside: ['redeemer'] },
      foe: { line: ['troll', 'splinter'] },
    });
    t.me.fight('infomorph', 'troll');
    t.expect({
      me: { line: ['bumpsy'], hand: ['anger'], deck: ['punch'] },
      foe: { line: [{ id: 'troll', damage: 4 }, 'splinter'], hand: [] },
    });
    const u = table({
      me: { house: 'brobnar', line: ['bumpsy'], deck: ['anger'], beside: ['redeemer'] },
      foe: { line: ['splinter'], deck: ['punch'] },
    });
    u.me.fight('bumpsy', 'splinter');
    u.expect({ me: { line: [{ ...used('bumpsy'), damage: 1 }], hand: [] }, foe: { line: [], hand: [] } });
  });
});
