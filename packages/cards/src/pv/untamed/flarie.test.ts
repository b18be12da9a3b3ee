import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('flarie', () => {
  it('gains 1 at the start of the turn of its controller only', () => {
    const t = table({ me: { house: 'untamed', hand: ['flarie'] }, foe: {} });
    t.me.play('flarie');
    t.expect({ me: { aember: 0, line: [{ id: 'flarie', exhausted: true }] } });
    t.me.end();
    t.foe.end();
    t.expect({ me: { aember: 1, line: ['flarie'] }, foe: { aember: 0 } });
  });
});
