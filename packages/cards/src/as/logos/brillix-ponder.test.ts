import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('brillix-ponder', () => {
  it('draws a card as it is scrapped, and none as it is played', () => {
    const t = table({ me: { house: 'logos', hand: ['brillix-ponder', 'brillix-ponder'], deck: ['fear', 'punch'] } });
    t.me.discard('brillix-ponder').play('brillix-ponder');
    t.expect({
      me: {
        hand: ['fear'],
        deck: ['punch'],
        discard: ['brillix-ponder'],
        line: [{ id: 'brillix-ponder', exhausted: true }],
      },
    });
  });
});
