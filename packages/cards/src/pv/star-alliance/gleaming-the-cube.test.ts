import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('gleaming-the-cube', () => {
  it('readies and uses a friendly creature of any house', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['gleaming-the-cube'], line: [{ id: 'troll', exhausted: true }] },
      foe: { line: ['valdr'] },
    });
    t.me.play('gleaming-the-cube').choose('reap troll');
    t.expect({ me: { aember: 2, line: [{ id: 'troll', exhausted: true }] }, foe: { line: ['valdr'] } });
  });

  it('Fate: the house of the top card of the deck of the active player becomes the active house', () => {
    const t = fated('gleaming-the-cube', { hand: ['mother', 'troll'], deck: ['dextre'] }, { deck: ['ember-imp'] });
    t.foe.cannot('play', 'troll').play('mother');
    t.expect({
      house: 'logos',
      foe: { deck: [], discard: ['dextre', 'punch'], line: [{ id: 'mother', exhausted: true }] },
    });
  });

  it('Fate: the active house stays where the deck is empty', () => {
    const t = fated('gleaming-the-cube', { hand: ['troll'] });
    t.foe.play('troll');
    t.expect({ house: 'brobnar', foe: { line: [{ id: 'troll', exhausted: true }] } });
  });
});
