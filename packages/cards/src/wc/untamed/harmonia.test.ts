import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('harmonia', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling harmonia/itself: gains 1 after a creature is played while there are more enemy creatures, itself among the played ones (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', hand: ['harmonia', 'snufflegator'] },
        foe: { line: ['krump', 'troll', 'bumpsy'] },
      });
      t.me.play('harmonia').play('snufflegator', 'right');
      t.expect({
        me: {
          aember: 2,
          line: [
            { id: 'harmonia', exhausted: true },
            { id: 'snufflegator', exhausted: true },
          ],
        },
        foe: { line: ['krump', 'troll', 'bumpsy'] },
      });
    },
  );

  it('gains nothing with equally many, the creature that was played counted', () => {
    const t = table({
      me: { house: 'untamed', hand: ['snufflegator'], line: ['harmonia'] },
      foe: { line: ['krump', 'troll'] },
    });
    t.me.play('snufflegator', 'right');
    t.expect({
      me: { aember: 0, line: ['harmonia', { id: 'snufflegator', exhausted: true }] },
      foe: { line: ['krump', 'troll'] },
    });
  });
});
