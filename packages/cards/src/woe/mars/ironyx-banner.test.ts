import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ironyx-banner', () => {
  it('makes a token creature; friendly Ironyx creatures get +1 power and +1 armor', () => {
    const t = table({
      me: { house: 'mars', hand: ['ironyx-banner'], line: ['borka-rikk', 'zorg'], beside: ['rebel'], deck: ['mother'] },
      foe: { line: ['troll', 'gub'] },
    });
    t.me.play('ironyx-banner').flank('right').fight('borka-rikk', 'troll');
    t.expect({
      me: {
        line: ['zorg', { id: 'mother', token: 'rebel', exhausted: true }],
        artifacts: [{ id: 'ironyx-banner', exhausted: true }],
      },
      foe: { line: [{ id: 'troll', damage: 5 }, 'gub'] },
    });
  });

  it('armor takes damage away; others get nothing', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'mother', token: 'rebel' }, 'zorg'], artifacts: ['ironyx-banner'] },
      foe: { line: ['gub', 'gub'] },
    });
    t.me.fight('rebel', 'gub#1').fight('zorg', 'gub');
    t.expect({
      me: {
        line: [
          { id: 'mother', token: 'rebel', exhausted: true },
          { id: 'zorg', damage: 1, exhausted: true },
        ],
        artifacts: ['ironyx-banner'],
      },
      foe: { line: [] },
    });
  });

  it('an enemy Ironyx creature gets nothing', () => {
    const t = table({
      me: { house: 'mars', line: ['yxilo-bolter'], artifacts: ['ironyx-banner'] },
      foe: { line: [{ id: 'ironyx-vatminder', damage: 0 }], beside: ['grunt'] },
    });
    t.me.fight('yxilo-bolter', 'ironyx-vatminder');
    t.expect({
      me: { line: [], artifacts: ['ironyx-banner'] },
      foe: { line: [{ id: 'ironyx-vatminder', damage: 2 }] },
    });
  });
});
