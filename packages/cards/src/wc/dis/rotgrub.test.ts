import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('rotgrub', () => {
  it('takes 1 æmber of the opponent when it is played', () => {
    const t = table({ me: { house: 'dis', hand: ['rotgrub'] }, foe: { aember: 2 } });
    t.me.play('rotgrub');
    t.expect({ me: { line: [{ id: 'rotgrub', exhausted: true }] }, foe: { aember: 1 } });
  });

  it('is archived after it reaps', () => {
    const t = table({ me: { house: 'dis', line: ['rotgrub'] }, foe: { aember: 2 } });
    t.me.reap('rotgrub');
    t.expect({ me: { aember: 1, line: [], archives: ['rotgrub'] }, foe: { aember: 2 } });
  });

  it('stays with a ward, which it loses', () => {
    const t = table({ me: { house: 'dis', line: [{ id: 'rotgrub', warded: true }] }, foe: {} });
    t.me.reap('rotgrub');
    t.expect({ me: { aember: 1, line: [{ id: 'rotgrub', exhausted: true }], archives: [] } });
  });
});
