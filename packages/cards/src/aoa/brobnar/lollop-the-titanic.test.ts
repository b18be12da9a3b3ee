import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lollop-the-titanic', () => {
  it('deals nothing to a creature that attacks it', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['lollop-the-titanic'] } });
    t.me.fight('troll', 'lollop-the-titanic');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true }] },
      foe: { line: [{ id: 'lollop-the-titanic', damage: 8 }] },
    });
  });

  it('deals its power when it attacks', () => {
    const t = table({ me: { house: 'brobnar', line: ['lollop-the-titanic'] }, foe: { line: ['chuff-ape'] } });
    t.me.fight('lollop-the-titanic', 'chuff-ape');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('deals the damage of its hazardous keyword all the same', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: [{ id: 'lollop-the-titanic', upgrades: ['flame-wreathed'] }] },
    });
    t.me.fight('troll', 'lollop-the-titanic');
    t.expect({
      me: { line: [{ id: 'troll', damage: 2, exhausted: true }] },
      foe: { line: [{ id: 'lollop-the-titanic', damage: 8, upgrades: ['flame-wreathed'] }] },
    });
  });
});
