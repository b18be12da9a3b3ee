import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('grey-warden', () => {
  it('readies a neighboring Sanctum creature after it fights or reaps', () => {
    const tired = { id: 'champion-anaphiel', exhausted: true } as const;
    const t = table({
      me: { house: 'sanctum', line: [tired, 'grey-warden', { id: 'valdr', exhausted: true }, tired] },
    });
    t.me.reap('grey-warden');
    t.expect({
      me: {
        aember: 1,
        line: ['champion-anaphiel', { id: 'grey-warden', exhausted: true }, { id: 'valdr', exhausted: true }, tired],
      },
    });
    const u = table({ me: { house: 'sanctum', line: [tired, 'grey-warden'] }, foe: { line: ['dust-pixie'] } });
    u.me.fight('grey-warden', 'dust-pixie');
    u.expect({
      me: { line: ['champion-anaphiel', { id: 'grey-warden', exhausted: true, damage: 1 }] },
      foe: { line: [] },
    });
  });
});
