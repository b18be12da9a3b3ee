import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { id: 'scrapscrounger', exhausted: true };

describe('scrapscrounger', () => {
  it('swaps an artifact of the discard pile with a card of the hand, which is not discarded', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        line: ['scrapscrounger'],
        hand: ['troll', 'punch'],
        discard: ['mother', 'library-of-babble', 'sandhopper'],
        artifacts: ['auto-encoder'],
        deck: ['bumpsy'],
      },
    });
    t.me.reap('scrapscrounger').choose('sandhopper').choose('punch');
    t.expect({
      me: {
        aember: 1,
        line: [used],
        hand: ['troll', 'sandhopper'],
        discard: ['punch', 'mother', 'library-of-babble'],
        artifacts: ['auto-encoder'],
        deck: ['bumpsy'],
      },
    });
  });

  it('does nothing without an artifact there, or with an empty hand', () => {
    const t = table({ me: { house: 'ekwidon', line: ['scrapscrounger'], hand: ['troll'], discard: ['mother'] } });
    t.me.reap('scrapscrounger');
    t.expect({ me: { aember: 1, line: [used], hand: ['troll'], discard: ['mother'] } });
    const empty = table({ me: { house: 'ekwidon', line: ['scrapscrounger'], discard: ['sandhopper'] } });
    empty.me.reap('scrapscrounger');
    empty.expect({ me: { aember: 1, line: [used], discard: ['sandhopper'] } });
  });
});
