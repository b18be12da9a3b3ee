import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('exile', () => {
  it('gives a friendly creature to the opponent, on a flank that its player chooses, as it is', () => {
    const t = table({
      me: { house: 'saurian', hand: ['exile'], line: [{ id: 'bumpsy', aember: 2, damage: 1 }, 'mother'] },
      foe: { line: ['troll'] },
    });
    t.me.play('exile').choose('bumpsy').choose('left');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { line: [{ id: 'bumpsy', aember: 2, damage: 1 }, 'troll'] } });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({ me: { house: 'saurian', hand: ['exile'] }, foe: { line: ['troll'] } });
    t.me.play('exile');
    t.expect({ me: { aember: 1, discard: ['exile'] }, foe: { line: ['troll'] } });
  });

  it('keeps the owner: the creature goes to that discard pile', () => {
    const t = table({ me: { house: 'saurian', hand: ['exile', 'saury-about-that'], line: ['bumpsy'] }, foe: {} });
    t.me.play('exile').play('saury-about-that');
    t.expect({
      me: { aember: 1, discard: ['saury-about-that', 'bumpsy', 'exile'] },
      foe: { aember: 1, line: [], discard: [] },
    });
  });
});
