import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('code-monkey', () => {
  it('archives both neighbors and gains 2 where they share a house', () => {
    const t = table({ me: { house: 'logos', hand: ['code-monkey'], line: ['mother', 'batdrone', 'troll'] }, foe: {} });
    t.me.play('code-monkey', { between: ['mother', 'batdrone'] });
    t.expect({
      me: { aember: 2, archives: ['mother', 'batdrone'], line: [{ id: 'code-monkey', exhausted: true }, 'troll'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling code-monkey/houses: with neighbors of different houses, or only one, nothing is gained (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'logos', hand: ['code-monkey'], line: ['mother', 'troll'] }, foe: {} });
      t.me.play('code-monkey', { between: ['mother', 'troll'] });
      t.expect({ me: { aember: 0, archives: ['mother', 'troll'], line: [{ id: 'code-monkey', exhausted: true }] } });
      const u = table({
        edition,
        me: { house: 'logos', hand: ['code-monkey'], line: ['mother', 'batdrone'] },
        foe: {},
      });
      u.me.play('code-monkey', 'right');
      u.expect({ me: { aember: 0, archives: ['batdrone'], line: ['mother', { id: 'code-monkey', exhausted: true }] } });
    },
  );

  it('does nothing alone', () => {
    const t = table({ me: { house: 'logos', hand: ['code-monkey'] }, foe: { line: ['mother'] } });
    t.me.play('code-monkey');
    t.expect({
      me: { aember: 0, archives: [], line: [{ id: 'code-monkey', exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling code-monkey/warded: between two warded neighbors of one house it archives nothing and gains 2 (%s)',
    (edition) => {
      const line = [
        { id: 'mother', warded: true },
        { id: 'batdrone', warded: true },
      ] as const;
      const t = table({ edition, me: { house: 'logos', hand: ['code-monkey'], line }, foe: {} });
      t.me.play('code-monkey', { between: ['mother', 'batdrone'] });
      t.expect({
        me: { aember: 2, archives: [], line: ['mother', { id: 'code-monkey', exhausted: true }, 'batdrone'] },
      });
    },
  );
});
