import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('aelbia-stray', () => {
  it('enters play ready while its player is haunted, and captures 1 after a reap', () => {
    const t = table({ me: { house: 'geistoid', hand: ['aelbia-stray'], discard: haunts }, foe: { aember: 3 } });
    t.me.play('aelbia-stray').reap('aelbia-stray');
    t.expect({ me: { aember: 1, line: [{ id: 'aelbia-stray', aember: 1, exhausted: true }] }, foe: { aember: 2 } });
  });

  it('enters play exhausted with nine cards in the pile', () => {
    const t = table({ me: { house: 'geistoid', hand: ['aelbia-stray'], discard: haunts.slice(1) } });
    t.me.play('aelbia-stray');
    t.expect({ me: { line: [{ id: 'aelbia-stray', exhausted: true }] } });
  });
});
