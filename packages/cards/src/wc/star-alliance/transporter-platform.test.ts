import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('transporter-platform', () => {
  it('returns a friendly creature and each upgrade on it, each to the hand of its owner', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        artifacts: ['transporter-platform'],
        line: [{ id: 'bumpsy', upgrades: ['stunner', { id: 'force-field', owner: 1 }] }, 'mother'],
      },
      foe: { line: ['troll'] },
    });
    t.me.action('transporter-platform').choose('bumpsy');
    t.expect({
      me: { line: ['mother'], hand: ['bumpsy', 'stunner'], discard: [] },
      foe: { line: ['troll'], hand: ['force-field'] },
    });
  });

  it('ruling transporter-platform/ward: a warded creature stays, but its upgrades are returned', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        artifacts: ['transporter-platform'],
        line: [{ id: 'bumpsy', warded: true, upgrades: ['stunner'] }],
      },
      foe: {},
    });
    t.me.action('transporter-platform');
    t.expect({ me: { line: ['bumpsy'], hand: ['stunner'] } });
  });
});
