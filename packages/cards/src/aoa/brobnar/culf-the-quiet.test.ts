import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('culf-the-quiet', () => {
  it('deals and takes no damage the first time it is attacked', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll', 'valdr'] }, foe: { line: ['culf-the-quiet'] } });
    t.me.fight('troll', 'culf-the-quiet');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }, 'valdr'] }, foe: { line: ['culf-the-quiet'] } });
    t.me.fight('valdr', 'culf-the-quiet');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }] }, foe: { line: [], discard: ['culf-the-quiet'] } });
  });
});
