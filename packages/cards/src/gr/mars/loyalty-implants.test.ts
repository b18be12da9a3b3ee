import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('loyalty-implants', () => {
  it('is destroyed, and friendly Mars creatures may be used this turn', () => {
    const t = table({
      me: { house: 'dis', line: ['zorg', 'troll'], artifacts: ['loyalty-implants'] },
    });
    t.me.cannot('reap', 'zorg').omni('loyalty-implants').reap('zorg').cannot('reap', 'troll');
    t.expect({
      me: { aember: 1, artifacts: [], discard: ['loyalty-implants'], line: [{ id: 'zorg', exhausted: true }, 'troll'] },
    });
  });
});
