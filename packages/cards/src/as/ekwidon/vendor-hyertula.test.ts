import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('vendor-hyertula', () => {
  it('may be destroyed after a reap, to take an enemy artifact, which belongs to Ekwidon then', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['vendor-hyertula'], artifacts: ['shard-of-pain'], deck: ['punch'] },
      foe: { artifacts: ['library-of-babble', 'gauntlet-of-command'] },
    });
    t.me.reap('vendor-hyertula').yes().choose('library-of-babble').action('library-of-babble');
    t.expect({
      me: {
        aember: 1,
        line: [],
        discard: ['vendor-hyertula'],
        artifacts: ['shard-of-pain', { id: 'library-of-babble', exhausted: true }],
      },
      foe: { artifacts: ['gauntlet-of-command'] },
    });
  });

  it('the artifact is of no other house, and of its own again for the opponent', () => {
    const t = table({
      me: { house: 'ekwidon', houses: ['ekwidon', 'logos', 'dis'], line: ['vendor-hyertula', 'aerial-pedlar'] },
      foe: { ...foeHouses, artifacts: ['library-of-babble'] },
    });
    t.me.reap('vendor-hyertula').yes().end();
    t.foe.house('dis').end();
    t.me.house('logos').cannot('action', 'library-of-babble', 'wrong-house');
    t.expect({ me: { line: ['aerial-pedlar'], artifacts: ['library-of-babble'] } });
  });

  it('may be kept', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['vendor-hyertula'] },
      foe: { artifacts: ['library-of-babble'] },
    });
    t.me.reap('vendor-hyertula').no();
    t.expect({
      me: { aember: 1, line: [{ id: 'vendor-hyertula', exhausted: true }] },
      foe: { artifacts: ['library-of-babble'] },
    });
  });

  it('takes nothing where a ward saved it', () => {
    const t = table({
      me: { house: 'ekwidon', line: [{ id: 'vendor-hyertula', warded: true }] },
      foe: { artifacts: ['library-of-babble'] },
    });
    t.me.reap('vendor-hyertula').yes();
    t.expect({
      me: { line: [{ id: 'vendor-hyertula', exhausted: true }] },
      foe: { artifacts: ['library-of-babble'] },
    });
  });

  it('may be destroyed for nothing', () => {
    const t = table({ me: { house: 'ekwidon', line: ['vendor-hyertula'] } });
    t.me.reap('vendor-hyertula').yes();
    t.expect({ me: { line: [], discard: ['vendor-hyertula'] } });
  });
});
