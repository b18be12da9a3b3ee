import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

describe('trawler', () => {
  it('captures all æmber of the opponent, if you are haunted', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['trawler'], discard: ten }, foe: { aember: 7 } });
    t.me.play('trawler');
    t.expect({ me: { line: [{ id: 'trawler', aember: 7, exhausted: true }] }, foe: { aember: 0 } });
  });

  it('captures nothing where you have nine cards in your discard pile', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['trawler'], discard: ten.slice(1) },
      foe: { aember: 7, discard: ten },
    });
    t.me.play('trawler');
    t.expect({ me: { line: [{ id: 'trawler', exhausted: true }] }, foe: { aember: 7 } });
  });
});
