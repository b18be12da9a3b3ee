import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dust-pixie', () => {
  it('gives 2 by its bonus', () => {
    const t = table({ me: { house: 'untamed', hand: ['dust-pixie'] }, foe: {} });
    t.me.play('dust-pixie');
    t.expect({ me: { aember: 2, line: [{ id: 'dust-pixie', exhausted: true }] } });
  });

  it('reaps for 1', () => {
    const t = table({ me: { house: 'untamed', line: ['dust-pixie'] }, foe: {} });
    t.me.reap('dust-pixie');
    t.expect({ me: { aember: 1, line: [{ id: 'dust-pixie', exhausted: true }] } });
  });
});
