import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('rampaging-brutodon', () => {
  it('makes a token creature as it is played', () => {
    const t = table({ me: { house: 'saurian', hand: ['rampaging-brutodon'], deck: ['mother'], beside: ['scholar'] } });
    t.me.play('rampaging-brutodon').flank('left');
    t.expect({
      me: {
        line: [
          { id: 'mother', token: 'scholar', exhausted: true },
          { id: 'rampaging-brutodon', exhausted: true },
        ],
      },
    });
  });

  it('a friendly creature must be destroyed in order to use it', () => {
    const t = table({
      me: { house: 'saurian', line: ['rampaging-brutodon', 'bumpsy', 'mother'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('rampaging-brutodon', 'bumpsy');
    t.expect({
      me: { line: [{ id: 'rampaging-brutodon', damage: 7, exhausted: true }, 'mother'] },
      foe: { line: [] },
    });
  });

  it('a ward keeps that creature, and the use does not come', () => {
    const t = table({ me: { house: 'saurian', line: ['rampaging-brutodon', { id: 'bumpsy', warded: true }] } });
    t.me.reap('rampaging-brutodon').choose('bumpsy');
    t.expect({ me: { aember: 0, line: ['rampaging-brutodon', 'bumpsy'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling rampaging-brutodon/itself: first the creature is destroyed, then it exhausts; alone it destroys itself (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'saurian', line: ['rampaging-brutodon'] } });
      t.me.reap('rampaging-brutodon');
      t.expect({ me: { aember: 0, line: [], discard: ['rampaging-brutodon'] } });
    },
  );
});
