import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('auto-legionary', () => {
  it('becomes a creature with 5 power on a flank of its player, exhausted', () => {
    const t = table({ me: { house: 'saurian', artifacts: ['auto-legionary'], line: ['bumpsy'] }, foe: {} });
    t.me.action('auto-legionary').choose('left');
    t.expect({ me: { artifacts: [], line: [{ id: 'auto-legionary', exhausted: true }, 'bumpsy'] } });
  });

  it('has 5 power: 5 damage destroys it', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['auto-legionary'], hand: ['stomp'], line: [] },
      foe: { line: ['krump'] },
    });
    t.me.action('auto-legionary').play('stomp').choose('auto-legionary');
    t.expect({
      me: { aember: 1, artifacts: [], line: [], discard: ['stomp', 'auto-legionary'] },
      foe: { line: ['krump'] },
    });
  });

  it('ruling auto-legionary/any-house: only it may be used in a turn of another house', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, artifacts: ['auto-legionary'], line: ['thero-centurion'] },
      foe: foeHouses,
    });
    t.me.action('auto-legionary').choose('right').end();
    t.foe.house('dis').end();
    t.me.house('logos').cannot('reap', 'thero-centurion', 'wrong-house').reap('auto-legionary');
    t.expect({ me: { aember: 1, line: ['thero-centurion', { id: 'auto-legionary', exhausted: true }] } });
  });

  it('ruling auto-legionary/leaves-play: it is an artifact again when it comes back, until its Action: is used', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.saurian, artifacts: [], hand: ['hysteria'] },
      foe: { houses: ['saurian', 'dis', 'logos'], artifacts: ['auto-legionary'] },
    });
    t.me.end();
    t.foe.house('saurian').action('auto-legionary').end();
    t.me.house('dis').play('hysteria').end();
    t.foe.house('saurian').play('auto-legionary').cannot('reap', 'auto-legionary');
    t.expect({ foe: { line: [], artifacts: [{ id: 'auto-legionary', exhausted: true }] } });
  });

  it('is not of the other houses in which it may be used', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, artifacts: ['auto-legionary'] },
      foe: { houses: ['dis', 'sanctum', 'logos'], hand: ['blinding-light'] },
    });
    t.me.action('auto-legionary').end();
    t.foe.house('sanctum').play('blinding-light').house('logos');
    t.expect({ me: { artifacts: [], line: ['auto-legionary'] } });
  });

  it('used again in the battleline goes to a flank, left or right', () => {
    for (const side of ['left', 'right'] as const) {
      const t = table({
        me: { house: 'saurian', ...myHouses.saurian, artifacts: ['auto-legionary'], line: ['bumpsy', 'troll'] },
        foe: foeHouses,
      });
      t.me.action('auto-legionary').choose('left').end();
      t.foe.house('dis').end();
      t.me.house('saurian').action('auto-legionary').choose(side);
      const walker = { id: 'auto-legionary', exhausted: true };
      t.expect({
        me: { artifacts: [], line: side === 'left' ? [walker, 'bumpsy', 'troll'] : ['bumpsy', 'troll', walker] },
      });
    }
  });

  it('as first printed, goes to a flank when it is used again, too', () => {
    const t = table({
      edition: 'master-16',
      me: { house: 'saurian', ...myHouses.saurian, artifacts: ['auto-legionary'], line: ['bumpsy'] },
      foe: foeHouses,
    });
    t.me.action('auto-legionary').choose('left').end();
    t.foe.house('dis').end();
    t.me.house('saurian').action('auto-legionary').choose('right');
    t.expect({ me: { artifacts: [], line: ['bumpsy', { id: 'auto-legionary', exhausted: true }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling auto-legionary/other-player: used as if it were theirs, is exhausted and stays an artifact (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', line: ['nexus'] },
        foe: { artifacts: ['auto-legionary'], line: ['troll'] },
      });
      t.me.reap('nexus');
      t.expect({
        me: { aember: 1, line: [{ id: 'nexus', exhausted: true }] },
        foe: { artifacts: [{ id: 'auto-legionary', exhausted: true }], line: ['troll'] },
      });
    },
  );
});
