import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('paleogene-society', () => {
  it('returns another card from the discard pile to the hand, and is purged', () => {
    const t = table({
      me: { house: 'saurian', hand: ['paleogene-society'], discard: ['troll', 'paleogene-society'] },
    });
    t.me.play('paleogene-society').choose('troll');
    t.expect({
      me: { aember: 1, hand: ['troll'], discard: ['paleogene-society'], purged: ['paleogene-society'] },
    });
  });

  it('is purged also where nothing lies in the discard pile', () => {
    const t = table({ me: { house: 'saurian', hand: ['paleogene-society'] }, foe: { discard: ['troll'] } });
    t.me.play('paleogene-society');
    t.expect({ me: { aember: 1, hand: [], purged: ['paleogene-society'] }, foe: { discard: ['troll'] } });
  });

  it('Fate: wards each enemy creature', () => {
    const t = fated('paleogene-society', { line: ['valdr'] }, { line: ['troll', 'bumpsy'] });
    t.expect({
      me: {
        line: [
          { id: 'troll', warded: true },
          { id: 'bumpsy', warded: true },
        ],
      },
      foe: { line: ['valdr'] },
    });
  });
});
