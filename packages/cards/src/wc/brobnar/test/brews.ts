// The tests of the Brews, which all say the same.
import type { CardName } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { it } from 'vitest';
import '../../../index.ts';

/** The tests of one of them. */
export function brewTests(brew: CardName): void {
  it('gives a creature of either side two +1 power counters', () => {
    const t = table({
      me: { house: 'brobnar', hand: [brew, brew], line: ['troll', { id: 'bumpsy', power: 1 }] },
      foe: { line: ['mother'] },
    });
    t.me.play(brew).choose('bumpsy').play(brew).choose('mother');
    t.expect({
      me: { aember: 2, line: ['troll', { id: 'bumpsy', power: 3 }], discard: [brew, brew] },
      foe: { line: [{ id: 'mother', power: 2 }] },
    });
  });

  it('gives its æmber where there is no creature', () => {
    const t = table({ me: { house: 'brobnar', hand: [brew] } });
    t.me.play(brew);
    t.expect({ me: { aember: 1, discard: [brew] } });
  });
}
