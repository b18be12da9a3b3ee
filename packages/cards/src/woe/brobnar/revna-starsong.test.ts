import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const berserker = { id: 'mother', token: 'berserker' };

describe('revna-starsong', () => {
  it('keeps a friendly Berserker from destroying itself after it fought', () => {
    const t = table({ me: { house: 'brobnar', line: ['revna-starsong', berserker] }, foe: { line: ['batdrone'] } });
    t.me.fight('berserker', 'batdrone');
    t.expect({
      me: { line: ['revna-starsong', { ...berserker, damage: 2, exhausted: true }] },
      foe: { line: [] },
    });
  });

  it('takes what others give to it after a fight as well, and nothing from other creatures', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['ancient-battleground'], line: ['revna-starsong', berserker, 'troll'] },
      foe: { line: ['batdrone', 'batdrone'] },
    });
    t.me.fight('berserker', 'batdrone#1');
    t.me.fight('troll', 'batdrone');
    t.expect({
      me: {
        aember: 1,
        line: [
          'revna-starsong',
          { ...berserker, damage: 2, exhausted: true },
          { id: 'troll', damage: 2, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('does not reach enemy Berserkers', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], line: ['revna-starsong', 'troll'] },
      foe: { houses: ['brobnar'], line: [berserker] },
    });
    t.me.end();
    t.foe.fight('berserker', 'troll');
    t.expect({ me: { line: ['revna-starsong', { id: 'troll', damage: 5 }] }, foe: { line: [] } });
  });
});
