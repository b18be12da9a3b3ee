import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('phobivore', () => {
  it('keeps its creature from being used while the controller of that creature is haunted', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'krump', upgrades: ['phobivore'] }], discard: haunts },
      foe: { line: ['bumpsy'] },
    });
    t.me.cannot('reap', 'krump', 'forbidden').cannot('fight', 'krump', 'forbidden');
  });

  it('lets it be used otherwise, whoever played the upgrade', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'krump', upgrades: ['phobivore'] }] },
      foe: { discard: haunts },
    });
    t.me.reap('krump');
    t.expect({ me: { aember: 1, line: [{ id: 'krump', exhausted: true, upgrades: ['phobivore'] }] } });
  });
});
