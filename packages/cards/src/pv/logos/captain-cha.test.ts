import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('captain-cha', () => {
  it('steals 1 after it reaps', () => {
    const t = table({ me: { house: 'logos', line: ['captain-cha'] }, foe: { aember: 2 } });
    t.me.reap('captain-cha');
    t.expect({ me: { aember: 2, line: [{ id: 'captain-cha', exhausted: true }] }, foe: { aember: 1 } });
  });
});
