import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('warden-of-the-crucible', () => {
  it('lets friendly creatures deal 4 to a creature as their action', () => {
    const t = table({
      me: { house: 'logos', line: ['infomorph', 'bumpsy'], beside: ['warden-of-the-crucible'] },
      foe: { line: ['troll'] },
    });
    t.me.cannot('action', 'bumpsy', 'wrong-house').action('infomorph').choose('troll');
    t.expect({
      me: { line: [used('infomorph'), 'bumpsy'] },
      foe: { line: [{ id: 'troll', damage: 4 }] },
    });
  });
});
