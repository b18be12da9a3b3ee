import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cpo-zytar', () => {
  it('is a creature and no more', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['cpo-zytar'], deck: ['troll'] } });
    t.me.play('cpo-zytar');
    t.expect({ me: { hand: [], deck: ['troll'], line: [{ id: 'cpo-zytar', exhausted: true }] } });
  });
});
