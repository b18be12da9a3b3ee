import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('edict-of-conscription', () => {
  it('is destroyed, and friendly creatures belong to Saurian for the turn', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['edict-of-conscription'], line: ['infomorph', 'bumpsy'] },
      foe: { line: ['kelpminder'] },
    });
    t.me.cannot('reap', 'infomorph', 'wrong-house');
    t.me.action('edict-of-conscription').reap('infomorph').reap('bumpsy');
    t.expect({
      me: {
        aember: 2,
        artifacts: [],
        discard: ['edict-of-conscription'],
        line: [used('infomorph'), used('bumpsy')],
      },
      foe: { line: ['kelpminder'] },
    });
  });

  it('counts for creatures that enter play later in the turn, and no longer', () => {
    const houses = ['saurian', 'logos', 'brobnar'] as const;
    const t = table({
      me: { house: 'saurian', houses, artifacts: ['edict-of-conscription'], line: ['infomorph'] },
      foe: { houses },
    });
    t.me.action('edict-of-conscription').end();
    t.foe.house('logos').end();
    t.me.house('saurian').cannot('reap', 'infomorph', 'wrong-house');
    t.expect({ me: { line: ['infomorph'] } });
  });
});
