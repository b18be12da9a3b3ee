import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('zartoo-the-swift', () => {
  const used = { id: 'zartoo-the-swift', exhausted: true };

  it('readies and uses a friendly creature that is no Dragon', () => {
    const t = table({
      me: { house: 'ouboros', line: ['zartoo-the-swift', { id: 'troll', exhausted: true }, 'krump', 'agorim'] },
      foe: {},
    });
    t.me.reap('zartoo-the-swift').choose('troll');
    t.expect({ me: { aember: 2, line: [used, { id: 'troll', exhausted: true }, 'krump', 'agorim'] } });
  });

  it('just reaps among Dragons', () => {
    const t = table({ me: { house: 'ouboros', line: ['zartoo-the-swift', 'agorim'] }, foe: { line: ['troll'] } });
    t.me.reap('zartoo-the-swift');
    t.expect({ me: { aember: 1, line: [used, 'agorim'] }, foe: { line: ['troll'] } });
  });
});
