import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

describe('mnemoleech', () => {
  it.each([
    [2, ten],
    [1, ten.slice(1)],
  ])('steals %i', (stolen, discard) => {
    const t = table({ me: { house: 'unfathomable', line: ['mnemoleech'], discard: ten }, foe: { aember: 5, discard } });
    t.me.reap('mnemoleech');
    t.expect({
      me: { aember: 1 + stolen, line: [{ id: 'mnemoleech', exhausted: true }] },
      foe: { aember: 5 - stolen },
    });
  });
});
