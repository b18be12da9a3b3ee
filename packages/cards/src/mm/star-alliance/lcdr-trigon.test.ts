import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lcdr-trigon', () => {
  it('ruling lcdr-trigon/icons: discards the top card of the deck and resolves all its icons in order', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: ['lcdr-trigon', 'explo-rover'],
        deck: [{ id: 'punch', bonus: ['aember', 'capture', 'damage', 'draw'] }, 'fear', 'zap'],
      },
      foe: { aember: 2, line: ['troll'] },
    });
    t.me.reap('lcdr-trigon').choose('explo-rover').choose('troll');
    t.expect({
      me: {
        aember: 2,
        hand: ['fear'],
        deck: ['zap'],
        discard: ['punch'],
        line: [
          { id: 'lcdr-trigon', exhausted: true },
          { id: 'explo-rover', aember: 1 },
        ],
      },
      foe: { aember: 1, line: [{ id: 'troll', damage: 1 }] },
    });
  });

  it('ruling lcdr-trigon/empty-deck: with an empty deck does nothing, whatever lies in the discard pile', () => {
    const t = table({ me: { house: 'star-alliance', line: ['lcdr-trigon'], discard: ['punch'] }, foe: {} });
    t.me.reap('lcdr-trigon');
    t.expect({ me: { aember: 1, discard: ['punch'], line: [{ id: 'lcdr-trigon', exhausted: true }] } });
  });

  it('discards a card without icons too, and plays nothing', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['lcdr-trigon'], deck: ['fear', 'punch'] },
      foe: { line: ['troll'] },
    });
    t.me.reap('lcdr-trigon');
    t.expect({
      me: { aember: 1, deck: ['punch'], discard: ['fear'], line: [{ id: 'lcdr-trigon', exhausted: true }] },
      foe: { line: ['troll'] },
    });
  });

  it('does so when it reaps only', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['lcdr-trigon'], deck: ['punch'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('lcdr-trigon', 'urchin');
    t.expect({
      me: { aember: 0, deck: ['punch'], line: [{ id: 'lcdr-trigon', exhausted: true }] },
      foe: { line: ['urchin'] },
    });
  });
});
