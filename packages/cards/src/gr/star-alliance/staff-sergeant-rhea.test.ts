import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('staff-sergeant-rhea', () => {
  const line = ['troll', 'staff-sergeant-rhea', 'bumpsy', 'krump'];

  it('lets you use her neighbors as if they were of Star Alliance', () => {
    const t = table({ me: { house: 'star-alliance', line } });
    t.me.reap('troll').reap('bumpsy').cannot('reap', 'krump');
  });

  it('does not while another house is active', () => {
    const t = table({ me: { house: 'dis', houses: ['dis', 'star-alliance'], line } });
    t.me.cannot('reap', 'troll', 'wrong-house');
  });

  it('readies and uses a friendly creature as scrap', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['staff-sergeant-rhea'], line: [{ id: 'troll', exhausted: true }] },
    });
    t.me.discard('staff-sergeant-rhea');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', exhausted: true }] } });
  });
});
