import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('manchego', () => {
  it.each([
    { cards: 5, stolen: 2 },
    { cards: 6, stolen: 0 },
    { cards: 0, stolen: 2 },
  ])('ruling manchego/deck: steals $stolen with $cards cards in the deck', ({ cards, stolen }) => {
    const t = table({ me: { house: 'shadows', hand: ['manchego'], deck: filler(cards) }, foe: { aember: 3 } });
    t.me.play('manchego');
    t.expect({ me: { aember: stolen, line: [{ id: 'manchego', exhausted: true }] }, foe: { aember: 3 - stolen } });
  });

  it('may be shuffled into the deck after it reaps or fights', () => {
    const t = table({
      me: { house: 'shadows', line: ['manchego', 'manchego'], deck: [] },
      foe: { line: ['urchin', 'silvertooth'] },
    });
    t.me.reap('manchego').yes().fight('manchego', 'silvertooth').no();
    t.expect({
      me: { aember: 1, deck: ['manchego'], line: [{ id: 'manchego', damage: 2, exhausted: true }] },
      foe: { line: ['urchin'] },
    });
  });
});
