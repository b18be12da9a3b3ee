import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('grey-abbess', () => {
  it('makes a token creature; friendly token creatures have 1 armor more', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['grey-abbess'],
        beside: ['squire'],
        deck: ['mother'],
        line: [{ id: 'troll', token: 'squire' }],
      },
      foe: { line: ['gub'] },
    });
    t.me.play('grey-abbess').flank('left').fight('squire#2', 'gub');
    t.expect({
      me: {
        line: [
          { id: 'mother', token: 'squire', exhausted: true },
          { id: 'troll', token: 'squire', exhausted: true },
          { id: 'grey-abbess', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('not those of the opponent', () => {
    const t = table({
      me: { house: 'sanctum', line: ['grey-abbess', { id: 'sequis', exhausted: true }] },
      foe: { line: [{ id: 'mother', token: 'squire' }] },
    });
    t.me.fight('grey-abbess', 'squire');
    t.expect({
      me: {
        line: [
          { id: 'grey-abbess', damage: 1, exhausted: true },
          { id: 'sequis', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
