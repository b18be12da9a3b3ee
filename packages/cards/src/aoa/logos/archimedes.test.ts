import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('archimedes', () => {
  it('lets its neighbors be archived when they are destroyed, and nobody else', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['valdr', 'batdrone', 'archimedes', 'mother', 'troll'] },
      foe: {},
    });
    t.me.play('gateway-to-dis').order('batdrone');
    t.expect({
      me: { line: [], archives: ['batdrone', 'mother'], discard: ['gateway-to-dis', 'troll', 'archimedes', 'valdr'] },
    });
  });

  it('is not archived itself', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['batdrone', 'archimedes'] }, foe: {} });
    t.me.play('punch').choose('archimedes');
    t.expect({ me: { line: ['batdrone'], archives: [], discard: ['punch', 'archimedes'] } });
  });

  it('ruling archimedes/both-die: a neighbor is archived where Archimedes survives, and where it dies with it', () => {
    const survives = table({ me: { house: 'brobnar', hand: ['punch'], line: ['batdrone', 'archimedes'] }, foe: {} });
    survives.me.play('punch').choose('batdrone');
    survives.expect({ me: { line: ['archimedes'], archives: ['batdrone'] } });
    const dies = table({ me: { house: 'dis', hand: ['gateway-to-dis'], line: ['batdrone', 'archimedes'] }, foe: {} });
    dies.me.play('gateway-to-dis');
    dies.expect({ me: { line: [], archives: ['batdrone'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling archimedes/when-tagged: who becomes its neighbor by those deaths is not archived (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['earthshaker'], line: ['dust-imp', 'batdrone', 'archimedes'] },
        foe: {},
      });
      t.me.play('earthshaker', 'right').order('batdrone');
      t.expect({
        me: {
          aember: 2,
          line: [{ id: 'earthshaker', exhausted: true }],
          archives: ['batdrone'],
          discard: ['archimedes', 'dust-imp'],
        },
      });
    },
  );

  it('ruling archimedes/owner: a neighbor of the opponent’s goes to the archives of its owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'batdrone', owner: 1 }, 'archimedes'] },
      foe: {},
    });
    t.me.play('punch').choose('batdrone');
    t.expect({ me: { line: ['archimedes'], archives: [] }, foe: { archives: ['batdrone'], discard: [] } });
  });
});
