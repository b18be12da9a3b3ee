import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('collector-boren', () => {
  it('takes an upgrade back from your discard pile', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['collector-boren'], discard: ['troll', 'badge-of-unity', 'uplink'] },
    });
    t.me.play('collector-boren').choose('uplink');
    t.expect({
      me: {
        hand: ['uplink'],
        discard: ['troll', 'badge-of-unity'],
        line: [{ id: 'collector-boren', exhausted: true }],
      },
    });
  });

  it('is readied by an upgrade that comes onto it, and by none that goes elsewhere', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['badge-of-unity', 'uplink'],
        line: [{ id: 'collector-boren', exhausted: true }, 'troll'],
      },
    });
    t.me.play('badge-of-unity').choose('troll');
    t.expect({
      me: {
        line: [
          { id: 'collector-boren', exhausted: true },
          { id: 'troll', upgrades: ['badge-of-unity'] },
        ],
      },
    });
    t.me.play('uplink').choose('collector-boren');
    t.expect({
      me: {
        line: [
          { id: 'collector-boren', upgrades: ['uplink'] },
          { id: 'troll', upgrades: ['badge-of-unity'] },
        ],
      },
    });
  });
});
