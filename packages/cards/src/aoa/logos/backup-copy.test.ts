import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('backup-copy', () => {
  it('puts its creature on top of the deck when it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'batdrone', upgrades: ['backup-copy'] }], deck: ['fear'] },
      foe: {},
    });
    t.me.play('punch');
    t.expect({ me: { line: [], deck: ['batdrone', 'fear'], discard: ['punch', 'backup-copy'] } });
  });

  it('puts an enemy creature on the deck of its owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], deck: ['fear'] },
      foe: { line: [{ id: 'batdrone', upgrades: ['backup-copy'] }], deck: ['arise'] },
    });
    t.me.play('punch');
    t.expect({ me: { deck: ['fear'] }, foe: { line: [], deck: ['batdrone', 'arise'], discard: ['backup-copy'] } });
  });

  it('does nothing when its creature leaves play in another way', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'] },
      foe: { line: [{ id: 'batdrone', upgrades: ['backup-copy'] }], deck: ['arise'] },
    });
    t.me.play('fear');
    t.expect({ foe: { line: [], hand: ['batdrone'], deck: ['arise'], discard: ['backup-copy'] } });
  });
});
