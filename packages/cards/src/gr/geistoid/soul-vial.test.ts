import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('soul-vial', () => {
  it('archives friendly creatures with æmber as they are destroyed', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['gateway-to-dis'],
        line: [{ id: 'troll', aember: 1 }, 'bumpsy'],
        artifacts: ['soul-vial'],
      },
      foe: { line: [{ id: 'krump', aember: 1 }] },
    });
    t.me.play('gateway-to-dis');
    t.expect({
      me: { line: [], archives: ['troll'], discard: ['gateway-to-dis', 'bumpsy'] },
      foe: { aember: 1, line: [], archives: [], discard: ['krump'] },
    });
  });
});
