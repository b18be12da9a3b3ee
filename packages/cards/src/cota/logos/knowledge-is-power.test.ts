import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('knowledge-is-power', () => {
  it('archives a card', () => {
    const t = table({
      me: { house: 'logos', hand: ['knowledge-is-power', 'fear', 'punch'] },
      foe: { hand: ['urchin'] },
    });
    t.me.play('knowledge-is-power').choose('archive a card').choose('fear');
    t.expect({
      me: { aember: 0, hand: ['punch'], archives: ['fear'], discard: ['knowledge-is-power'] },
      foe: { hand: ['urchin'] },
    });
  });

  describe.each(editionsSince('cota-1.3'))('in %s', (edition) => {
    it.each([0, 1, 4])(
      'ruling knowledge-is-power/archived: gains 1 for each of %i archived cards, which stay there',
      (count) => {
        const t = table({
          edition,
          me: { house: 'logos', hand: ['knowledge-is-power', 'fear'], archives: filler(count) },
          foe: { archives: filler(3) },
        });
        t.me.play('knowledge-is-power').choose('gain æmber');
        t.expect({ me: { aember: count, hand: ['fear'], archives: filler(count) }, foe: { archives: filler(3) } });
      },
    );
  });

  it('counts enemy creatures among the archived cards', () => {
    const t = table({
      me: { houses: ['logos', 'mars', 'dis'], house: 'mars', hand: ['sample-collection', 'knowledge-is-power'] },
      foe: { ...foeHouses, line: ['tocsin', 'shooler'], keys: 2 },
    });
    t.me.play('sample-collection').choose('tocsin').end();
    t.foe.house('brobnar').end();
    t.me.house('logos').no().play('knowledge-is-power').choose('gain æmber');
    t.expect({ me: { aember: 2, archives: ['tocsin', 'shooler'] }, foe: { line: [] } });
  });

  it('may be used to archive from an empty hand, which does nothing', () => {
    const t = table({ me: { house: 'logos', hand: ['knowledge-is-power'], archives: ['fear'] }, foe: {} });
    t.me.play('knowledge-is-power').choose('archive a card');
    t.expect({ me: { aember: 0, hand: [], archives: ['fear'], discard: ['knowledge-is-power'] } });
  });
});
