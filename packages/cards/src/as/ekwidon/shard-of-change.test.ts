import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { id: 'shard-of-change', exhausted: true } as const;

describe('shard-of-change', () => {
  it('swaps a card of the hand with one of its type in the discard pile', () => {
    const t = table({
      me: { house: 'ekwidon', artifacts: ['shard-of-change'], hand: ['troll', 'punch'], discard: ['mother', 'anger'] },
    });
    t.me.action('shard-of-change').yes().choose('troll');
    t.expect({ me: { artifacts: [used], hand: ['mother', 'punch'], discard: ['troll', 'anger'] } });
  });

  it('does so once for each friendly Shard, with a choice each time', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        artifacts: ['shard-of-change', 'shard-of-pain', 'shard-of-hope'],
        hand: ['troll', 'punch'],
        discard: ['mother', 'valdr', 'anger'],
      },
      foe: { artifacts: ['shard-of-pain'] },
    });
    t.me.action('shard-of-change').yes().choose('troll').choose('valdr');
    t.me.no().yes().choose('punch');
    t.expect({
      me: {
        artifacts: [used, 'shard-of-pain', 'shard-of-hope'],
        hand: ['valdr', 'anger'],
        discard: ['punch', 'troll', 'mother'],
      },
    });
  });

  it('swaps nothing for a card of whose type there is none', () => {
    const t = table({
      me: { house: 'ekwidon', artifacts: ['shard-of-change'], hand: ['punch'], discard: ['mother'] },
    });
    t.me.action('shard-of-change').yes();
    t.expect({ me: { artifacts: [used], hand: ['punch'], discard: ['mother'] } });
  });

  it('may be declined, and an empty hand swaps nothing', () => {
    const t = table({
      me: { house: 'ekwidon', artifacts: ['shard-of-change'], hand: ['troll'], discard: ['mother'] },
    });
    t.me.action('shard-of-change').no();
    t.expect({ me: { artifacts: [used], hand: ['troll'], discard: ['mother'] } });
    const empty = table({ me: { house: 'ekwidon', artifacts: ['shard-of-change'], discard: ['mother'] } });
    empty.me.action('shard-of-change');
    empty.expect({ me: { artifacts: [used], hand: [], discard: ['mother'] } });
  });

  it('is no discard: nothing is scrapped', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        artifacts: ['shard-of-change'],
        hand: ['searine'],
        discard: ['mother'],
        line: ['troll'],
      },
    });
    t.me.action('shard-of-change').yes();
    t.expect({ me: { artifacts: [used], hand: ['mother'], discard: ['searine'], line: ['troll'] } });
  });
});
