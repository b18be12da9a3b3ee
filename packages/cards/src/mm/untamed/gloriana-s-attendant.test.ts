import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gloriana-s-attendant', () => {
  it('gives no æmber when it is played: its icons lie on other cards', () => {
    const t = table({ me: { house: 'untamed', hand: ['gloriana-s-attendant'] }, foe: {} });
    t.me.play('gloriana-s-attendant');
    t.expect({ me: { aember: 0, line: [{ id: 'gloriana-s-attendant', exhausted: true }] } });
  });

  it('is a Mutant', () => {
    const t = table({ me: { house: 'untamed', hand: ['vault-s-blessing'], line: ['gloriana-s-attendant'] }, foe: {} });
    t.me.play('vault-s-blessing');
    t.expect({ me: { aember: 2, line: ['gloriana-s-attendant'] } });
  });
});
