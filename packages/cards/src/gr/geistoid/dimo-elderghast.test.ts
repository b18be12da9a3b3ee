import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('dimo-elderghast', () => {
  const board = (discard: readonly string[]) =>
    table({
      me: {
        house: 'dis',
        hand: ['gateway-to-dis'],
        line: [{ id: 'dimo-elderghast', aember: 2 }, { id: 'bumpsy', aember: 1 }, 'krump'],
        discard,
      },
      foe: { line: [{ id: 'troll', aember: 3 }] },
    });

  it('pays 1 for each æmber on a friendly creature that is destroyed while you are haunted', () => {
    const t = board(haunts);
    t.me.play('gateway-to-dis').choose('dimo-elderghast');
    t.expect({ me: { aember: 6, line: [] }, foe: { aember: 3, line: [] } });
  });

  it('pays nothing where you are not', () => {
    const t = board([]);
    t.me.play('gateway-to-dis').choose('dimo-elderghast');
    t.expect({ me: { aember: 3, line: [] }, foe: { aember: 3, line: [] } });
  });
});
