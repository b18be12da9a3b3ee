import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('honorable-abagnale', () => {
  it('lets its player spend up to 3 of the opponent’s æmber on a key', () => {
    const t = table({ me: { house: 'shadows', line: ['honorable-abagnale'], aember: 3 }, foe: { aember: 5 } });
    t.me.end();
    t.foe.end();
    t.expect({ me: { line: ['honorable-abagnale'], keys: 1, aember: 0 }, foe: { aember: 2 } });
  });

  it('no more than 3', () => {
    const t = table({ me: { house: 'shadows', line: ['honorable-abagnale'], aember: 2 }, foe: { aember: 5 } });
    t.me.end();
    t.foe.end();
    t.expect({ me: { line: ['honorable-abagnale'], keys: 0, aember: 2 }, foe: { aember: 5 } });
  });
});
