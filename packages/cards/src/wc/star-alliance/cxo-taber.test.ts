import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cxo-taber', () => {
  it('lets one card of another house be played', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['cxo-taber', 'bumpsy'], hand: ['safe-place', 'punch'] },
      foe: {},
    });
    t.me
      .reap('cxo-taber')
      .play('safe-place')
      .cannot('play', 'punch', 'wrong-house')
      .cannot('reap', 'bumpsy', 'wrong-house');
    t.expect({ me: { aember: 2, line: [{ id: 'cxo-taber', exhausted: true }, 'bumpsy'] } });
  });

  it('or lets one be used', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['cxo-taber', 'bumpsy', 'mother'], hand: ['safe-place'] },
      foe: {},
    });
    t.me
      .reap('cxo-taber')
      .reap('bumpsy')
      .cannot('reap', 'mother', 'wrong-house')
      .cannot('play', 'safe-place', 'wrong-house');
    t.expect({
      me: { aember: 2, line: [{ id: 'cxo-taber', exhausted: true }, { id: 'bumpsy', exhausted: true }, 'mother'] },
    });
  });
});
