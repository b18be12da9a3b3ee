import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('untrum-s-serenity', () => {
  it('destroys all creatures and artifacts, and each player discards archives and hand and refills it', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['untrum-s-serenity', 'flarie'],
        archives: ['mogg'],
        line: ['troll', { id: 'valdr', warded: true }],
        artifacts: ['lithomancy'],
        deck: filler(7),
      },
      foe: { hand: ['flarie'], archives: ['mogg'], line: ['troll'], artifacts: ['lithomancy'], deck: filler(8) },
    });
    t.me.play('untrum-s-serenity');
    t.expect({
      me: {
        hand: filler(6),
        archives: [],
        line: ['valdr'],
        deck: filler(1),
        discard: ['untrum-s-serenity', 'flarie', 'mogg', 'lithomancy', 'troll'],
      },
      foe: {
        hand: filler(6),
        archives: [],
        line: [],
        deck: filler(2),
        discard: ['flarie', 'mogg', 'lithomancy', 'troll'],
      },
    });
  });
});
