import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('blank-check', () => {
  it('shuffles archives and discard piles into the decks, discards 5 cards of the opponent and plays their sixth', () => {
    const t = table({
      me: { house: 'shadows', hand: ['blank-check'], archives: ['krump'], discard: ['mother'] },
      foe: { archives: ['valdr', 'valdr'], discard: ['valdr', 'valdr'], deck: ['valdr', 'valdr'] },
    });
    t.me.play('blank-check');
    t.expect({
      me: { aember: 1, archives: [], discard: ['blank-check'], line: [{ id: 'valdr', owner: 1, exhausted: true }] },
      foe: { archives: [], deck: [], discard: ['valdr', 'valdr', 'valdr', 'valdr', 'valdr'] },
    });
  });

  it('plays none where the deck is no larger than 5 cards', () => {
    const t = table({ me: { house: 'shadows', hand: ['blank-check'] }, foe: { deck: ['valdr', 'valdr', 'valdr'] } });
    t.me.play('blank-check');
    t.expect({ me: { aember: 1, line: [] }, foe: { deck: [], discard: ['valdr', 'valdr', 'valdr'] } });
  });
});
