import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hukaru-icefin', () => {
  it('exhausts each creature of the house that you choose', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['hukaru-icefin', 'bumpsy'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.reap('hukaru-icefin').choose('brobnar');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'hukaru-icefin', exhausted: true },
          { id: 'bumpsy', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'troll', exhausted: true }, 'mother'] },
    });
  });

  it('exhausts a creature or an artifact when it is discarded', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['hukaru-icefin', 'hukaru-icefin'] },
      foe: { line: ['troll'], artifacts: ['lifeward'] },
    });
    t.me.discard('hukaru-icefin#1').choose('lifeward').discard('hukaru-icefin').choose('troll');
    t.expect({ foe: { line: [{ id: 'troll', exhausted: true }], artifacts: [{ id: 'lifeward', exhausted: true }] } });
  });
});
