import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('throwing-stars', () => {
  it('deals 1 to up to 3 creatures and gains 1 for each that it destroys', () => {
    const t = table({
      me: { house: 'shadows', hand: ['throwing-stars'], line: ['urchin'] },
      foe: { line: ['bad-penny', 'dust-pixie', 'mother'] },
    });
    t.me.play('throwing-stars').choose('bad-penny', 'dust-pixie', 'mother');
    t.expect({
      me: { aember: 2, line: ['urchin'] },
      foe: { hand: ['bad-penny'], line: [{ id: 'mother', damage: 1 }], discard: ['dust-pixie'] },
    });
  });

  it('may hit fewer, or nobody', () => {
    const one = table({ me: { house: 'shadows', hand: ['throwing-stars'] }, foe: { line: ['dust-pixie', 'mother'] } });
    one.me.play('throwing-stars').choose('dust-pixie').done();
    one.expect({ me: { aember: 1 }, foe: { line: ['mother'] } });
    const nobody = table({ me: { house: 'shadows', hand: ['throwing-stars'] }, foe: { line: ['dust-pixie'] } });
    nobody.me.play('throwing-stars').done();
    nobody.expect({ me: { aember: 0 }, foe: { line: ['dust-pixie'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling throwing-stars/its-own-damage: gains nothing for a creature that dies because another did (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', hand: ['throwing-stars'] },
        foe: { line: ['dust-pixie', { id: 'knoxx', damage: 4 }] },
      });
      t.me.play('throwing-stars').choose('dust-pixie').done();
      t.expect({ me: { aember: 1 }, foe: { line: [], discard: ['knoxx', 'dust-pixie'] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling throwing-stars/its-own-damage: of three Gubs pays for two: the third dies only when it comes to a flank (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', hand: ['throwing-stars'] },
        foe: { line: ['gub', 'gub', 'gub'] },
      });
      t.me.play('throwing-stars').choose('gub', 'gub', 'gub');
      t.expect({ me: { aember: 2 }, foe: { line: [], discard: ['gub', 'gub', 'gub'] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling throwing-stars/its-own-damage: pays nothing for one that another one destroys as it dies (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', hand: ['throwing-stars'] },
        foe: { line: [{ id: 'harbinger-of-doom', damage: 4 }, 'troll'] },
      });
      t.me.play('throwing-stars').choose('harbinger-of-doom', 'troll');
      t.expect({ me: { aember: 1 }, foe: { line: [] } });
    },
  );
});
