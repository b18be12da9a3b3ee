import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('shard-of-life', () => {
  it('shuffles a card of your discard pile into your deck for each friendly Shard', () => {
    const t = table({
      me: {
        house: 'untamed',
        artifacts: ['shard-of-life', 'shard-of-greed'],
        discard: ['fear', 'urchin', 'punch'],
        deck: [],
      },
      foe: { artifacts: ['shard-of-life'], discard: ['anger'] },
    });
    t.me.action('shard-of-life').choose('fear', 'punch');
    t.expect({ me: { discard: ['urchin'] }, foe: { discard: ['anger'] } });
    expect(t.state.players[0]?.deck.length).toBe(2);
  });

  it('takes what there is', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['shard-of-life', 'shard-of-life'], discard: ['fear'], deck: [] },
      foe: {},
    });
    t.me.action('shard-of-life');
    t.expect({ me: { discard: [], deck: ['fear'] } });
  });
});
