import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('grisly-exchange', () => {
  it('puts the top 5 cards of the opponent’s discard pile below their deck, and discards the top 5 of yours', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        hand: ['grisly-exchange'],
        deck: ['troll', 'troll', 'troll', 'troll', 'troll', 'mother'],
      },
      foe: { deck: ['bumpsy'], discard: ['valdr', 'valdr', 'valdr', 'valdr', 'valdr', 'shooler'] },
    });
    t.me.play('grisly-exchange');
    t.expect({
      me: { aember: 1, deck: ['mother'], discard: ['grisly-exchange', 'troll', 'troll', 'troll', 'troll', 'troll'] },
      foe: { deck: ['bumpsy', 'valdr', 'valdr', 'valdr', 'valdr', 'valdr'], discard: ['shooler'] },
    });
  });

  it('does with fewer what it can', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['grisly-exchange'], deck: ['troll'] },
      foe: { deck: ['bumpsy'], discard: ['valdr'] },
    });
    t.me.play('grisly-exchange');
    t.expect({ me: { deck: [] }, foe: { deck: ['bumpsy', 'valdr'], discard: [] } });
  });
});
