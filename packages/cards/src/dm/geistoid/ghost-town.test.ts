import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('ghost-town', () => {
  const used = [{ id: 'ghost-town', exhausted: true }];

  it('archives a card while you are haunted', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['anger', 'fear'], artifacts: ['ghost-town'], discard: haunts },
    });
    t.me.action('ghost-town').choose('fear');
    t.expect({ me: { artifacts: used, hand: ['anger'], archives: ['fear'], discard: haunts } });
  });

  it('discards a card otherwise, also where the opponent is haunted', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['anger', 'fear'], artifacts: ['ghost-town'], discard: haunts.slice(1) },
      foe: { discard: haunts },
    });
    t.me.action('ghost-town').choose('fear');
    t.expect({
      me: { artifacts: used, hand: ['anger'], archives: [], discard: ['fear', ...haunts.slice(1)] },
      foe: { discard: haunts },
    });
  });

  it('does nothing without a card in hand', () => {
    const t = table({ me: { house: 'geistoid', artifacts: ['ghost-town'], deck: ['punch'] } });
    t.me.action('ghost-town');
    t.expect({ me: { artifacts: used, deck: ['punch'], discard: [], archives: [] } });
  });
});
